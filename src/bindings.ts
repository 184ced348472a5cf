// `descry/bindings`: questions about shaders without the writers of code. A page that only shows bindings loads a part of the compiler.
export type { JsonDiagnostic, JsonFix } from './diagnostics/render/json.ts'
export type {
  Analyzer,
  Answered,
  BindingsAnswer,
  ExplainAnswer,
  FreezeAnswer,
  SourceOptions,
} from './driver/analysis-library.ts'
export { createAnalyzer } from './driver/analysis-library.ts'
export type { AsyncHost } from './driver/async-includes.ts'
export { withFetchedFiles } from './driver/async-includes.ts'
export type { DiffResult, DiffSide } from './driver/diff.ts'
export type { FreezeResult, KeptRow } from './driver/freeze/result.ts'
export type { CompileOptions } from './driver/options.ts'
export { defaultOptions } from './driver/options.ts'
export type { PartialOptions } from './driver/partial-options.ts'
export type { Host } from './preprocess/host.ts'
export { createMemoryHost } from './preprocess/host.ts'
export type { BindingRow, BindingTable, SourcePlace, UnusedRow } from './reflect/binding-table.ts'
export { version } from './support/version.ts'
