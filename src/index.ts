// The public API. Everything else is private.
export type { BindingReason, SmallGap, TakenRegisters, UnusedReason } from './binding/reasons.ts'
export type { BindingRules } from './binding/rules.ts'
export type { ArgumentOptions } from './cli/arguments.ts'
export { optionsFromArguments } from './cli/arguments.ts'
export type { JsonDiagnostic, JsonFix } from './diagnostics/render/json.ts'
export { renderMsvc } from './diagnostics/render/msvc.ts'
export { renderSarif } from './diagnostics/render/sarif.ts'
export type { Severity, WarningOption, WarningOptions } from './diagnostics/sink.ts'
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
export type { Dump, DumpedPart } from './driver/dump.ts'
export { dumpCompiled } from './driver/dump.ts'
export type { FreezeResult, KeptRow } from './driver/freeze/result.ts'
export type { CompileResult, LibraryCompiler, LibraryOptions } from './driver/library.ts'
export { compile, compileAsync, createCompiler } from './driver/library.ts'
export type { CompileOptions } from './driver/options.ts'
export { defaultOptions } from './driver/options.ts'
export type { Output, OutputName, OutputRow } from './driver/outputs.ts'
export { outputNames, outputs } from './driver/outputs.ts'
export type { PartialOptions } from './driver/partial-options.ts'
export type { Host } from './preprocess/host.ts'
export { createMemoryHost } from './preprocess/host.ts'
export type { BindingRow, BindingTable, SourcePlace, UnusedRow } from './reflect/binding-table.ts'
export type { BindingChange } from './reflect/compare.ts'
export type { ReflectedBuffer, ReflectedField, ReflectedMatrix } from './reflect/constant-buffers.ts'
export type { InputBindDescription, NamedValue } from './reflect/d3d12.ts'
export type { ReflectedElement, ReflectedEntry } from './reflect/entry-points.ts'
export type { HandleLayout, ReflectedHandle } from './reflect/handles.ts'
export type { ReflectedHeap } from './reflect/heaps.ts'
export type { ReflectedResource, Reflection } from './reflect/reflection.ts'
export { version } from './support/version.ts'
export type { VulkanOptions } from './targets/vulkan/options.ts'
