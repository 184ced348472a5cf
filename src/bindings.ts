// `descry/bindings`: questions about shaders without the writers of code. A page that only shows bindings loads a part of the compiler.
export type { BindingReason, SmallGap, TakenRegisters, UnusedReason } from './binding/reasons.ts'
export type { BindingRules } from './binding/rules.ts'
export type { DescriptorPlace, PlaceReason } from './binding/vulkan-place.ts'
export type { JsonDiagnostic, JsonFix } from './diagnostics/render/json.ts'
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
export type { FrozenFile } from './driver/freeze/freeze.ts'
export type { FreezeResult, KeptRow } from './driver/freeze/result.ts'
export type {
  CompileOptions,
  DebugOptions,
  ExportOptions,
  HlslVersion,
  IneffectiveOption,
  Language,
  RootSignatureSettings,
} from './driver/options.ts'
export { defaultOptions } from './driver/options.ts'
export type { PartialOptions } from './driver/partial-options.ts'
export type { ResourceClass } from './hlsl/resources.ts'
export type { Target } from './hlsl/targets.ts'
export type { RemarkKind } from './passes/remarks.ts'
export type { Host } from './preprocess/host.ts'
export { createMemoryHost } from './preprocess/host.ts'
export type {
  BindingPlace,
  BindingRow,
  BindingTable,
  RootRow,
  SourcePlace,
  UnusedRow,
  VulkanRow,
} from './reflect/binding-table.ts'
export type { BindingChange, InterfacePlace } from './reflect/compare.ts'
export type { ReflectedField, ReflectedMatrix } from './reflect/constant-buffers.ts'
export type { HeapRow, ReflectedHeap } from './reflect/heaps.ts'
export type {
  InterfaceFact,
  PushConstantRow,
  SpecializationRow,
  StageVariableRow,
  VulkanHeapRow,
  VulkanInterface,
} from './reflect/vulkan-interface.ts'
export type { SignatureChange } from './rootsig/compare.ts'
export { version } from './support/version.ts'
export type {
  BindingShift,
  BoundRegister,
  DebugPart,
  VulkanEnvironment,
  VulkanOptions,
} from './targets/vulkan/options.ts'
