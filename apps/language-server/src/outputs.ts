// What the compiler makes of a document, as text, with the lines of the source that lines of it come from.
import {
  completeOptions,
  createCompiler,
  createMemoryHost,
  linesOf,
  type OutputName,
  writeOutput,
} from '../../../src/explore.ts'
import type { LanguageService } from '../../../src/service/service.ts'
import { uriOf } from './uris.ts'

/** What a document can be shown as, and how an editor colors it. */
const kinds: Readonly<Record<string, { readonly output: OutputName; readonly language: string }>> = {
  dxil: { output: 'dxil', language: 'llvm' },
  llvm: { output: 'llvm-bound', language: 'llvm' },
  'llvm-raw': { output: 'llvm-raw', language: 'llvm' },
  spirv: { output: 'spirv-asm', language: 'spirv' },
  glsl: { output: 'glsl', language: 'glsl' },
  hlsl: { output: 'hlsl', language: 'hlsl' },
  reflection: { output: 'reflection', language: 'json' },
}

export interface CompiledText {
  readonly text: string
  readonly language: string
  /** Lines of the text and the source lines they came from, both from 0. */
  readonly lines: readonly { readonly line: number; readonly uri: string; readonly source: number }[]
}

/** Null when the program does not compile, or there is no such output. */
export async function compiledText(service: LanguageService, path: string, kind: string): Promise<CompiledText | null> {
  const row = kinds[kind]
  if (!row) return null
  const { root = path, options } = service.variant(path)
  const { readFile, listDirectory } = createMemoryHost({})
  const host = {
    readFile: (file: string) => service.text(file) ?? readFile(file),
    ...(listDirectory && { listDirectory }),
  }
  const input = { path: root, text: service.text(root) ?? '' }
  const written = await writeOutput(createCompiler(host), input, completeOptions(options ?? {}), row.output)
  const { compilation, content: text } = written
  if (typeof text !== 'string') return null
  const places = (await linesOf(compilation, row.output, text)) ?? []
  const lines = places.flatMap((place, line) =>
    place ? [{ line, uri: uriOf(place.file), source: place.line - 1 }] : [],
  )
  return { text, language: row.language, lines }
}
