// A diagnostic that belongs to no source, as the lines of a batch have them.
import type { Diagnostic } from '../../diagnostics/define.ts'
import { type JsonDiagnostic, toJson } from '../../diagnostics/render/json.ts'
import { DiagnosticSink } from '../../diagnostics/sink.ts'
import { SourceMap } from '../../support/source.ts'

export function diagnosticsOf(diagnostic: Diagnostic): readonly JsonDiagnostic[] {
  const sink = new DiagnosticSink()
  sink.report(diagnostic)
  return toJson(sink.reported, new SourceMap())
}
