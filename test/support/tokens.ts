// Text as the parser gets it.
import { DiagnosticSink } from '../../src/diagnostics/sink.ts'
import { createMemoryHost } from '../../src/preprocess/host.ts'
import { preprocess } from '../../src/preprocess/preprocess.ts'
import { SourceFile, SourceMap } from '../../src/support/source.ts'

export function tokensOf(text: string) {
  const file = new SourceFile('a.hlsl', text)
  return preprocess({ file, host: createMemoryHost({}) }, new SourceMap(), new DiagnosticSink()).tokens
}
