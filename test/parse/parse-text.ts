// Source text through preprocessor and parser.
import type { TranslationUnit } from '../../src/ast/nodes.ts'
import type { JsonDiagnostic } from '../../src/diagnostics/render/json.ts'
import { toJson } from '../../src/diagnostics/render/json.ts'
import { DiagnosticSink } from '../../src/diagnostics/sink.ts'
import { parse } from '../../src/parse/parse.ts'
import { createMemoryHost } from '../../src/preprocess/host.ts'
import { preprocess } from '../../src/preprocess/preprocess.ts'
import { SourceFile, SourceMap } from '../../src/support/source.ts'

export interface ParsedText {
  readonly unit: TranslationUnit
  readonly diagnostics: readonly JsonDiagnostic[]
}

/** `path` decides the language by its ending. */
export function parseText(text: string, path = 'test.hlsl', hlslVersion = 2021): ParsedText {
  const sink = new DiagnosticSink()
  const sources = new SourceMap()
  const { tokens } = preprocess({ file: new SourceFile(path, text), host: createMemoryHost({}) }, sources, sink)
  const language = path.endsWith('.slang') ? 'slang' : 'hlsl'
  const unit = parse(tokens, { language, hlslVersion }, sink)
  return { unit, diagnostics: toJson(sink.reported, sources) }
}
