// An editor for tests: files in memory, places marked by `|` in a piece of the text.
import { createMemoryHost } from '../../src/preprocess/host.ts'
import { createLanguageService, type LanguageService, type Position } from '../../src/service/service.ts'

export type Files = Readonly<Record<string, string>>

/** The first file is open. */
export function editor(files: Files): { readonly service: LanguageService; readonly path: string } {
  const service = createLanguageService(createMemoryHost(files))
  const [path, text] = Object.entries(files)[0]!
  service.open(path, text, 1)
  return { service, path }
}

/** The place of `|` in a piece that the file has once without it. */
export function at(
  files: Files,
  path: string,
  marked: string,
): { readonly service: LanguageService; readonly path: string; readonly position: Position } {
  const { service } = editor(files)
  return { service, path, position: positionOf(files[path]!, marked) }
}

export function positionOf(text: string, marked: string): Position {
  const piece = marked.replace('|', '')
  const found = text.indexOf(piece)
  if (found < 0) throw new Error(`the text has no '${piece}'`)
  const offset = found + marked.indexOf('|')
  const line = text.slice(0, offset).split('\n').length - 1
  return { line, character: offset - (text.lastIndexOf('\n', offset - 1) + 1) }
}
