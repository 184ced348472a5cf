// What kind of thing can stand at a place, from the text before it.
//
//   #include "blu|        a file          tex.Sam|       a member
//   float4 p : SV_Po|     a semantic      [numth|        an attribute        register(|      a register
import type { LexCache } from '../lex/cache.ts'
import { kinds } from '../lex/tokens.ts'
import { spelling } from '../support/intern.ts'
import type { SourceFile } from '../support/source.ts'

export type CompletionContext =
  | { readonly kind: 'none' }
  | { readonly kind: 'include'; readonly written: string; readonly isAngled: boolean }
  | { readonly kind: 'directive' }
  | { readonly kind: 'macro' }
  | { readonly kind: 'register' }
  | { readonly kind: 'annotation' }
  | { readonly kind: 'attribute' }
  | { readonly kind: 'name' }

/** `start` is where the word begins that is being written. */
export function contextAt(file: SourceFile, start: number, cache: LexCache): CompletionContext {
  const { text } = file
  const lineStart = text.lastIndexOf('\n', start - 1) + 1
  const line = text.slice(lineStart, start)
  const include = /^\s*#\s*include\s*([<"])([^">]*)$/.exec(line)
  if (include) return { kind: 'include', written: include[2]!, isAngled: include[1] === '<' }
  if (/^\s*#\s*$/.test(line)) return { kind: 'directive' }
  if (/^\s*#\s*(if|elif|ifdef|ifndef|undef|elifdef|elifndef)\b/.test(line)) return { kind: 'macro' }
  if (isInComment(text, start)) return { kind: 'none' }
  if (/\bregister\s*\(\s*$/.test(line)) return { kind: 'register' }
  const { tokens } = cache.lexMain(file.name, text)
  const before: string[] = []
  let index = 0
  while (index < tokens.count && tokens.positions[index]! < start) index++
  const inside = index > 0 && tokens.kinds[index - 1] === kinds.string
  if (inside && tokens.positions[index - 1]! + spelling(tokens.atoms[index - 1]!).length > start)
    return { kind: 'none' }
  for (let at = index - 1; at >= 0 && before.length < 4; at--) before.push(spelling(tokens.atoms[at]!))
  const [last, second] = before
  if (last === '[' && (second === undefined || /^[;{}\]>)]$/.test(second) || second === '['))
    return { kind: 'attribute' }
  if (last === '[' && /^(\(|,)$/.test(second ?? '')) return { kind: 'attribute' }
  if (last === '::' && second === 'vk' && /^\[|,$/.test(before[2] ?? '')) return { kind: 'attribute' }
  if (last === ':' && isAnnotation(tokens, index - 1)) return { kind: 'annotation' }
  return { kind: 'name' }
}

/** A colon behind a declarator or a parameter list, not one of `?:`, `case` or a base class. */
function isAnnotation(tokens: ReturnType<LexCache['lex']>['tokens'], colon: number): boolean {
  for (let at = colon - 1, depth = 0; at >= 0; at--) {
    const word = spelling(tokens.atoms[at]!)
    if (word === ')' || word === ']') depth++
    else if (word === '(' || word === '[') {
      if (depth === 0) return true
      depth--
    } else if (depth === 0 && (word === '?' || word === 'case' || word === 'default')) return false
    else if (depth === 0 && (word === 'struct' || word === 'class' || word === 'enum')) return false
    else if (depth === 0 && (word === ';' || word === '{' || word === '}')) return true
  }
  return true
}

function isInComment(text: string, offset: number): boolean {
  const lineStart = text.lastIndexOf('\n', offset - 1) + 1
  const line = text.slice(lineStart, offset).replace(/"(?:[^"\\]|\\.)*"/g, '')
  if (line.includes('//')) return true
  const open = text.lastIndexOf('/*', offset - 1)
  return open >= 0 && text.indexOf('*/', open) >= offset - 1 && text.lastIndexOf('*/', offset - 1) < open
}
