// How a file is to be formatted: what `.clang-format` or `.editorconfig` around it say, else what the editor says. Of clang-format's options
// those count that are about spaces inside of lines and before them; lines stay lines.
import type { Host } from '../preprocess/host.ts'
import { folderOf, joinPath } from '../preprocess/paths.ts'
import { globPattern } from '../project/glob.ts'
import { normalPath } from './positions.ts'

/** What an editor says. */
export interface FormatOptions {
  readonly tabSize: number
  readonly insertSpaces: boolean
}

export interface FormatStyle extends FormatOptions {
  readonly continuation: number
  /** `case` stands one step inside of its `switch`. */
  readonly indentsCases: boolean
  /** `( a )`. */
  readonly spacesInParentheses: boolean
  readonly spaceBeforeParentheses: 'never' | 'control' | 'always'
  /** Nothing is formatted. */
  readonly isOff: boolean
}

export function plainStyle(options: FormatOptions): FormatStyle {
  return {
    ...options,
    continuation: options.tabSize,
    indentsCases: false,
    spacesInParentheses: false,
    spaceBeforeParentheses: 'control',
    isOff: false,
  }
}

export function formatStyle(host: Host, path: string, options: FormatOptions): FormatStyle {
  const plain = plainStyle(options)
  const clang = nearest(host, path, '.clang-format') ?? nearest(host, path, '_clang-format')
  return clang === undefined ? editorConfigStyle(host, path, plain) : clangStyle(clang, plain)
}

function* foldersAround(path: string): Iterable<string> {
  for (let folder = folderOf(normalPath(path)); ; folder = folderOf(folder)) {
    yield folder
    if (folder === '' || folder === '/' || folderOf(folder) === folder) return
  }
}

function nearest(host: Host, path: string, name: string): string | undefined {
  for (const folder of foldersAround(path)) {
    const text = host.readFile(joinPath(folder, name))
    if (text !== undefined) return text
  }
  return undefined
}

/** What the styles that others are based on have different from LLVM's. */
const bases: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  google: { IndentCaseLabels: 'true' },
  chromium: { IndentCaseLabels: 'true' },
  mozilla: { IndentCaseLabels: 'true' },
  webkit: { IndentWidth: '4' },
  microsoft: { IndentWidth: '4' },
}

function clangStyle(text: string, plain: FormatStyle): FormatStyle {
  const written = clangOptions(text)
  const base = bases[(written.get('BasedOnStyle') ?? 'llvm').toLowerCase()] ?? {}
  const option = (name: string): string | undefined => written.get(name) ?? base[name]
  const number = (name: string, otherwise: number): number => Number.parseInt(option(name) ?? '', 10) || otherwise
  const tabSize = number('IndentWidth', 2)
  const parentheses = option('SpaceBeforeParens')
  return {
    tabSize,
    insertSpaces: /^(Never|false)$/.test(option('UseTab') ?? 'Never'),
    continuation: number('ContinuationIndentWidth', 4),
    indentsCases: option('IndentCaseLabels') === 'true',
    spacesInParentheses: option('SpacesInParentheses') === 'true' || option('SpacesInParens') === 'Always',
    spaceBeforeParentheses: parentheses === 'Never' ? 'never' : parentheses === 'Always' ? 'always' : 'control',
    isOff: option('DisableFormat') === 'true' || plain.isOff,
  }
}

/** Of the part for C++, or the first one; nested options have no use here. */
function clangOptions(text: string): Map<string, string> {
  const parts = text.split(/^---.*$/m).filter((part) => part.trim() !== '')
  const part = parts.find((one) => /^Language:\s*(?:Cpp|HLSL)\b/m.test(one)) ?? parts[0] ?? ''
  return new Map(
    [...part.matchAll(/^(\w+):\s*([^\s#]+)/gm)].map(([, name, value]) => [name!, value!.replace(/^['"]|['"]$/g, '')]),
  )
}

/** Sections whose pattern fits, later ones and nearer files last. */
function editorConfigStyle(host: Host, path: string, plain: FormatStyle): FormatStyle {
  const files: { readonly folder: string; readonly text: string }[] = []
  for (const folder of foldersAround(path)) {
    const text = host.readFile(joinPath(folder, '.editorconfig'))
    if (text === undefined) continue
    files.unshift({ folder, text })
    if (/^\s*root\s*=\s*true/im.test(text)) break
  }
  const options = new Map<string, string>()
  for (const { folder, text } of files)
    for (const [name, value] of sectionOptions(text, normalPath(path).slice(folder === '' ? 0 : folder.length + 1)))
      options.set(name, value)
  const size = Number.parseInt(options.get('indent_size') ?? options.get('tab_width') ?? '', 10) || plain.tabSize
  const style = options.get('indent_style')
  const insertSpaces = style === undefined ? plain.insertSpaces : style === 'space'
  return { ...plain, tabSize: size, continuation: size, insertSpaces }
}

function sectionOptions(text: string, path: string): (readonly [string, string])[] {
  const found: (readonly [string, string])[] = []
  let isMeant = false
  for (const line of text.split('\n')) {
    const section = /^\s*\[(.*)\]\s*$/.exec(line)?.[1]
    if (section !== undefined)
      isMeant = globPattern(section.includes('/') ? section.replace(/^\//, '') : `**/${section}`).test(path)
    const [, name, value] = /^\s*([\w-]+)\s*=\s*(.*?)\s*$/.exec(line) ?? []
    if (isMeant && name !== undefined) found.push([name.toLowerCase(), value!.toLowerCase()])
  }
  return found
}
