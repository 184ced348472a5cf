// What the writing of one shader shares: the module, what is already declared in it, and where to complain.
import type { DiagnosticSink } from '../../diagnostics/sink.ts'
import { spirvDiagnostics } from '../../diagnostics/tables/spirv.ts'
import type { ProgramFunction, Variable } from '../../program/program.ts'
import type { Span } from '../../support/source.ts'
import type { StructType } from '../../types/types.ts'
import type { VulkanEntry, VulkanResource, VulkanShader } from '../vulkan/model.ts'
import type { DebugInfo } from './debug-info.ts'
import type { BuiltInName, Id, SpirvModule, StorageClassName } from './module.ts'
import type { Place } from './place.ts'

/** A resource as the module declares it. */
export interface ResourceVariable {
  readonly resource: VulkanResource
  readonly id: Id
  readonly storage: StorageClassName
  /** Of one element when it is an array: an image, a sampler, a block struct, ... */
  readonly type: Id
  /** Of a structured buffer with a counter: the variable of a block with one int. */
  readonly counter: Id | undefined
}

export interface Shared {
  readonly module: SpirvModule
  readonly shader: VulkanShader
  /** The entry point whose functions are written. */
  entry: VulkanEntry
  readonly sink: DiagnosticSink
  /** `-Gis`: all arithmetic is precise. */
  readonly strictFloats: boolean
  /** Something in the shader is `precise`. */
  readonly hasPrecision: boolean
  /** `-fspv-reflect` */
  readonly reflects: boolean
  /** Debug information; undefined: none. */
  readonly debug: DebugInfo | undefined
  /** See SpirvOptions of write-spirv.ts. */
  readonly marksLines: boolean
  /** Struct types of values; those of memory by layout and struct. */
  readonly structs: Map<StructType, Id>
  readonly memoryTypes: Map<string, Id>
  /** Places of everything that is not a local of a function. */
  readonly globals: Map<Variable, Place>
  readonly resources: Map<Variable, ResourceVariable>
  readonly functions: Map<ProgramFunction, Id>
  /** Variables of the module that each function names. */
  readonly uses: Map<ProgramFunction, ReadonlySet<Id>>
  /** Memory that calls of other shaders pass on, by storage and type. */
  readonly payloads: Map<string, Id>
  /** Records of nodes that are globallycoherent. */
  readonly coherentPayloads: Set<Id>
  /** Variables of built-ins the source does not name, made when an operation asks: `SubgroupSize`. */
  readonly builtIns: Map<BuiltInName, Id>
  /** Byte-address buffers seen as arrays of 64-bit integers, for atomics, by their variable. */
  readonly wideBuffers: Map<Id, Id>
  /** What was already reported, and where. */
  readonly refused: Set<string>
  /** Numbers for types, in keys. */
  readonly typeKeys: Map<object, number>
}

/** The environment that `-fspv-target-env` names, or the default, is too old; `what` reads well before "needs". */
export function environmentLacks(shared: Shared, span: Span, what: string, minor: 3 | 4): void {
  const key = `${span.start} ${what}`
  if (shared.refused.has(key)) return
  shared.refused.add(key)
  const [needed, option] =
    minor === 3 ? ['Vulkan 1.1', 'vulkan1.1'] : ['Vulkan 1.1 with SPIR-V 1.4', 'vulkan1.1spirv1.4']
  shared.sink.report(spirvDiagnostics.err_spirv_environment(span, { what, needed: needed!, option: option! }))
}

/** The shader is right, but this writer cannot say it; `what` reads well before "cannot be written as SPIR-V". */
export function unsupported(shared: Shared, span: Span, what: string): void {
  const key = `${span.start} ${what}`
  if (shared.refused.has(key)) return
  shared.refused.add(key)
  shared.sink.report(spirvDiagnostics.err_spirv_unsupported(span, { what }))
}
