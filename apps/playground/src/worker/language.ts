// Hover, completion and hints: the language service, asked about the program as it is now.
import { createLanguageService, type LanguageService } from '../../../../src/service/service.ts'
import type { Program } from '../program.ts'
import { optionsOf } from './options.ts'
import type { Inlay, Position, Suggestion } from './protocol.ts'

/** More would cover the source. */
const mostHints = 2000

let service: LanguageService | undefined
const texts = new Map<string, string>()
let version = 0

function serviceFor(program: Program): LanguageService {
  service ??= createLanguageService({ readFile: () => undefined })
  version++
  for (const name of [...texts.keys()])
    if (program.files[name] === undefined) {
      service.close(name)
      texts.delete(name)
    }
  const { main } = program
  const options = optionsOf(program)
  for (const [name, text] of Object.entries(program.files)) {
    if (texts.get(name) !== text) service.open(name, text, version)
    texts.set(name, text)
    service.chooseVariant(name, { root: main, options })
  }
  return service
}

export function hoverAt(program: Program, { file, line, column }: Position): string | null {
  const hover = serviceFor(program).hover(file, { line: line - 1, character: column - 1 })
  return hover?.markdown ?? null
}

export function completionsAt(program: Program, { file, line, column }: Position): Suggestion[] {
  const { items } = serviceFor(program).completion(file, { line: line - 1, character: column - 1 })
  return items.map(({ label, kind, detail, insert, rank }) => ({
    label,
    kind,
    detail,
    rank,
    ...(insert !== undefined && { insert }),
  }))
}

export function inlaysOf(program: Program, file: string): Inlay[] {
  const range = { start: { line: 0, character: 0 }, end: { line: Number.MAX_SAFE_INTEGER, character: 0 } }
  return serviceFor(program)
    .inlayHints(file, range)
    .slice(0, mostHints)
    .map(({ position: { line, character }, label, tooltip }) => ({
      file,
      line: line + 1,
      column: character + 1,
      text: label.trim(),
      why: tooltip ?? '',
    }))
}
