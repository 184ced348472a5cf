// A checker for asking "would this work?": the same state, its messages thrown away.
import { DiagnosticSink } from '../diagnostics/sink.ts'
import type { Checker } from './checker.ts'

export function trial(checker: Checker): Checker {
  return { ...checker, sink: new DiagnosticSink(), refused: new Set(checker.refused) }
}
