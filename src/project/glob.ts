// File patterns: `*` and `?` within a name, `**` over folders, `{a,b}` a choice.
//
//   shaders/**/*.hlsl        shaders/a.hlsl, shaders/post/bloom.hlsl

/** Does the pattern stand for itself? */
export function isPlain(pattern: string): boolean {
  return !/[*?{]/.test(pattern)
}

/** The folder that everything a pattern matches is in: `shaders`; `` for the folder it is relative to. */
export function fixedFolder(pattern: string): string {
  const special = pattern.search(/[*?{]/)
  const fixed = special < 0 ? pattern : pattern.slice(0, special)
  return fixed.slice(0, Math.max(0, fixed.lastIndexOf('/')))
}

export function globPattern(pattern: string): RegExp {
  let source = ''
  let depth = 0
  for (let at = 0; at < pattern.length; at++) {
    const character = pattern[at]!
    if (character === '*' && pattern[at + 1] === '*') {
      const isWhole = pattern[at + 2] === '/'
      source += isWhole ? '(?:.*/)?' : '.*'
      at += isWhole ? 2 : 1
    } else if (character === '*') source += '[^/]*'
    else if (character === '?') source += '[^/]'
    else if (character === '{') {
      source += '(?:'
      depth++
    } else if (character === '}' && depth > 0) {
      source += ')'
      depth--
    } else if (character === ',' && depth > 0) source += '|'
    else source += character.replace(/[\\^$.|+()[\]{}]/, '\\$&')
  }
  return new RegExp(`^${source}${')'.repeat(depth)}$`)
}
