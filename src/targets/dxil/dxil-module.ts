// What the back end hands to the writers of bitcode, containers and listings: a module of DXIL operations, and the same facts its metadata
// holds as plain data, so that metadata need not be read back.
//
// The module has opaque pointers, as all our IR. DXIL's bitcode has typed ones; the types follow from globals, allocas, loads, stores and
// getelementptrs, and for the `ptr undef` in resource records from `pointees`.

import type { Stage } from '../../hlsl/profiles.ts'
import type { Metadata, MetadataConstant } from '../../ir/metadata.ts'
import type { GlobalVariable, IrFunction, Module } from '../../ir/module.ts'
import type { IrType } from '../../ir/types.ts'
import type { NodeFacts } from '../../program/node-facts.ts'
import type { Subobject } from '../../program/subobjects.ts'
import type { ShapeAnnotation, StructAnnotation, WrittenAnnotation } from './stored-types.ts'

/** Numbers of classes in DXIL. */
export const resourceClassNumbers = { SRV: 0, UAV: 1, CBV: 2, Sampler: 3 } as const

/** One record of `dx.resources`. */
export interface DxilResource {
  readonly class: keyof typeof resourceClassNumbers
  /** Dense per class, the position in its list. */
  readonly id: number
  /** Kept by libraries and reflection only; the module of a shader has an empty string. */
  readonly name: string
  /** What a library calls it. */
  readonly symbol: string
  /** What the record's pointer points to: `%"class.RWBuffer<float>"`, `[4 x ...]`. */
  readonly type: IrType
  /** What its structs hold, for reflection. */
  readonly annotations: readonly StructAnnotation[]
  readonly space: number
  readonly lower: number
  /** `undefined` is unbounded. */
  readonly count: number | undefined
  /** ResourceKind: 10 is a typed buffer; 13 for constant buffers, 14 for samplers. */
  readonly kind: number
  /** ComponentType of typed resources as recorded; 0 otherwise. */
  readonly componentType: number
  /** Components of a typed resource's element, 1 to 4; 0 otherwise. */
  readonly componentCount: number
  /** Of a structured buffer; 0 otherwise. */
  readonly stride: number
  /** Bytes of a constant buffer or texture buffer; 0 otherwise. */
  readonly size: number
  /** Of Texture2DMS. */
  readonly sampleCount: number
  readonly isCoherent: boolean
  /** Coherent where threads are reordered, as `reordercoherent` asks. */
  readonly isReorderCoherent: boolean
  readonly hasCounter: boolean
  readonly isOrdered: boolean
  /** 0 default, 1 comparison. */
  readonly samplerKind: number
  /** 0 MinMip, 1 MipRegionUsed. */
  readonly feedbackKind: number
  readonly usesAtomic64: boolean
  /** What stands for the resource in a library. */
  readonly global: GlobalVariable | undefined
  /** The two words of `%dx.types.ResourceProperties`. */
  readonly properties: readonly [number, number]
}

export interface DxilSignatureElement {
  readonly id: number
  /** Without index. */
  readonly name: string
  /** One per row. */
  readonly semanticIndices: readonly number[]
  /** System value in DXIL (SV_Position is 3); 0 for an ordinary name. */
  readonly kind: number
  /** 9 is f32, 4 i32, 5 u32, 8 f16, ... */
  readonly componentType: number
  /** 0 undefined, 1 constant, 2 linear, 3 centroid, 4 noperspective, 5 both, 6 sample, 7 sample noperspective. */
  readonly interpolation: number
  readonly rows: number
  readonly columns: number
  /** Register and first component; -1 for elements that are in no register. */
  readonly startRow: number
  readonly startColumn: number
  readonly stream: number
  /** Components some instruction reads or writes, bit 0 is x, relative to the element. */
  readonly usageMask: number
  /** Components indexed by a row that is no constant. */
  readonly dynamicIndexMask: number
}

export type DxilSignature = readonly DxilSignatureElement[]

export interface DxilSignatures {
  readonly inputs: DxilSignature
  readonly outputs: DxilSignature
  /** Primitive outputs of a mesh shader. */
  readonly patchConstants: DxilSignature
}

export interface DxilEntry {
  readonly function: IrFunction
  readonly name: string
  readonly stage: Stage
  readonly signatures: DxilSignatures
  /** The source has neither parameters nor a result. */
  readonly takesNothing: boolean
  readonly numThreads: readonly [number, number, number] | undefined
  /** Properties of hull, domain, geometry and mesh shaders as the entry's metadata has them: tag and value. */
  readonly properties: readonly (readonly [tag: number, value: Metadata])[]
  /** Smallest, largest, preferred; 0 is open. */
  readonly waveSize: readonly [number, number, number] | undefined
  /** `[GroupSharedLimit(36864)]`, in bytes. */
  readonly groupSharedLimit?: number | undefined
  /** Of a node of a work graph. */
  readonly node?: NodeFacts
  /** In a library that is still to be linked: the content of the RTS0 part. */
  readonly rootSignature?: Uint8Array | undefined
}

/** The result or a parameter of a function. */
export interface PassedValue {
  /** 0 in, 1 out, 2 both; a result is out. */
  readonly mode: 0 | 1 | 2
  /** Undefined for structs and for nothing. */
  readonly shape: ShapeAnnotation | undefined
  readonly written: WrittenAnnotation | undefined
}

export interface PayloadFacts {
  /** Of the struct in the module. */
  readonly name: string
  /** Four bits for each of caller, closesthit, miss, anyhit: 1 reads, 2 writes. */
  readonly masks: readonly number[]
}

export interface DxilModule {
  readonly module: Module
  readonly stage: Stage
  /** Number of the shader kind in DXIL: 5 is compute. */
  readonly kind: number
  readonly major: number
  readonly minor: number
  readonly validatorVersion: readonly [major: number, minor: number]
  /** Whose rules the container follows: 1.N, or the newest for version 0.0, which stands for no validation. */
  readonly validatorMinor: number
  /** By class (SRV, UAV, CBV, Sampler), each by id. */
  readonly resources: readonly DxilResource[]
  /** One, except in libraries. */
  readonly entries: readonly DxilEntry[]
  /** Of the first entry; empty in libraries. */
  readonly entryName: string
  /** Property 0 of the entry. */
  readonly flags: bigint
  /** The feature word of the container's SFI0 part. */
  readonly features: bigint
  /** The same for each function with a body, with what it calls. */
  readonly functionFeatures: ReadonlyMap<IrFunction, bigint>
  /** Of a library. */
  readonly subobjects: readonly Subobject[]
  /** Structs that travel with rays and say who may do what with their fields. */
  readonly payloads: readonly PayloadFacts[]
  /** What structs in memory hold, for reflection. */
  readonly structs: readonly StructAnnotation[]
  /** Result and parameters of functions that have those of the source, for reflection. */
  readonly passed: ReadonlyMap<IrFunction, readonly PassedValue[]>
  readonly native16Bit: boolean
  /** The space of implicit bindings, if one was given. */
  readonly autoBindingSpace: number | undefined
  /** Bytes of groupshared variables. */
  readonly groupSharedSize: number
  readonly usesViewId: boolean
  /** Words of `dx.viewIdState`; absent for compute and libraries. */
  readonly viewIdState: readonly number[] | undefined
  /** What the `ptr undef` of a resource record points to. */
  readonly pointees: ReadonlyMap<MetadataConstant, IrType>
}
