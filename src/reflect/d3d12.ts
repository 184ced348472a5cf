// A resource as ID3D12ShaderReflection describes it: D3D12_SHADER_INPUT_BIND_DESC with names beside the numbers of the enumerations.
//
// The values are those of DXC, its remains of FXC included.
import type { BoundResource } from '../binding/bind.ts'
import type { ResourceKind } from '../hlsl/resources.ts'
import type { ResourceFacts } from './resource-facts.ts'

/** D3D_SHADER_INPUT_TYPE. */
const inputTypes = {
  CBUFFER: 0,
  TBUFFER: 1,
  TEXTURE: 2,
  SAMPLER: 3,
  UAV_RWTYPED: 4,
  STRUCTURED: 5,
  UAV_RWSTRUCTURED: 6,
  BYTEADDRESS: 7,
  UAV_RWBYTEADDRESS: 8,
  UAV_RWSTRUCTURED_WITH_COUNTER: 11,
  RTACCELERATIONSTRUCTURE: 12,
  UAV_FEEDBACKTEXTURE: 13,
} as const

/** D3D_SRV_DIMENSION. */
const viewDimensions = {
  UNKNOWN: 0,
  BUFFER: 1,
  TEXTURE1D: 2,
  TEXTURE1DARRAY: 3,
  TEXTURE2D: 4,
  TEXTURE2DARRAY: 5,
  TEXTURE2DMS: 6,
  TEXTURE2DMSARRAY: 7,
  TEXTURE3D: 8,
  TEXTURECUBE: 9,
  TEXTURECUBEARRAY: 10,
} as const

/** D3D_RESOURCE_RETURN_TYPE; buffers and samplers have none. */
const returnTypes = { NONE: 0, UNORM: 1, SNORM: 2, SINT: 3, UINT: 4, FLOAT: 5, MIXED: 6 } as const

/** D3D_SHADER_INPUT_FLAGS. */
const inputFlags = { userPacked: 1, comparisonSampler: 2 } as const
/** D3D_SIF_TEXTURE_COMPONENTS by the size of the vector. */
const componentFlags: readonly number[] = [0, 0, 4, 8, 12]

const notCounted = 0xffff_ffff

type InputType = keyof typeof inputTypes
type ViewDimension = keyof typeof viewDimensions
type ReturnType = keyof typeof returnTypes

interface KindRow {
  readonly input: InputType
  /** When it can be written. */
  readonly writable?: InputType
  readonly dimension: ViewDimension
  readonly samples: number
}

const typed = { input: 'TEXTURE', writable: 'UAV_RWTYPED', samples: notCounted } as const
const feedback = { input: 'UAV_FEEDBACKTEXTURE', samples: notCounted } as const

const kinds: Readonly<Record<ResourceKind, KindRow>> = {
  Texture1D: { ...typed, dimension: 'TEXTURE1D' },
  Texture1DArray: { ...typed, dimension: 'TEXTURE1DARRAY' },
  Texture2D: { ...typed, dimension: 'TEXTURE2D' },
  Texture2DArray: { ...typed, dimension: 'TEXTURE2DARRAY' },
  Texture2DMS: { ...typed, dimension: 'TEXTURE2DMS', samples: 0 },
  Texture2DMSArray: { ...typed, dimension: 'TEXTURE2DMSARRAY', samples: 0 },
  Texture3D: { ...typed, dimension: 'TEXTURE3D' },
  TextureCube: { ...typed, dimension: 'TEXTURECUBE' },
  TextureCubeArray: { ...typed, dimension: 'TEXTURECUBEARRAY' },
  TypedBuffer: { ...typed, dimension: 'BUFFER' },
  RawBuffer: { input: 'BYTEADDRESS', writable: 'UAV_RWBYTEADDRESS', dimension: 'BUFFER', samples: 0 },
  StructuredBuffer: { input: 'STRUCTURED', writable: 'UAV_RWSTRUCTURED', dimension: 'BUFFER', samples: 0 },
  CBuffer: { input: 'CBUFFER', dimension: 'UNKNOWN', samples: 0 },
  TBuffer: { input: 'TBUFFER', dimension: 'UNKNOWN', samples: 0 },
  Sampler: { input: 'SAMPLER', dimension: 'UNKNOWN', samples: 0 },
  RTAccelerationStructure: { input: 'RTACCELERATIONSTRUCTURE', dimension: 'UNKNOWN', samples: notCounted },
  FeedbackTexture2D: { ...feedback, dimension: 'TEXTURE2D' },
  FeedbackTexture2DArray: { ...feedback, dimension: 'TEXTURE2DARRAY' },
}

/** A number of D3D12's headers and its name there. */
export interface NamedValue {
  /** `D3D_SIT_TEXTURE`. */
  readonly name: string
  readonly value: number
}

/** The fields of D3D12_SHADER_INPUT_BIND_DESC, in its order. */
export interface InputBindDescription {
  readonly Name: string
  readonly Type: NamedValue
  readonly BindPoint: number
  readonly BindCount: number
  readonly uFlags: number
  readonly ReturnType: NamedValue
  readonly Dimension: NamedValue
  readonly NumSamples: number
  readonly Space: number
  readonly uID: number
}

export function describeForD3D12(resource: BoundResource, facts: ResourceFacts): InputBindDescription {
  const row = kinds[facts.kind]
  const type = inputTypeOf(resource, row)
  const returned = returnTypeOf(facts)
  return {
    Name: resource.name,
    Type: { name: `D3D_SIT_${type}`, value: inputTypes[type] },
    BindPoint: resource.lower,
    // Unbounded constant buffers count all registers, other resources none: so did FXC.
    BindCount: resource.count ?? (resource.class === 'CBV' ? notCounted : 0),
    uFlags: flagsOf(facts),
    ReturnType: { name: returned === 'NONE' ? '0' : `D3D_RETURN_TYPE_${returned}`, value: returnTypes[returned] },
    Dimension: { name: `D3D_SRV_DIMENSION_${row.dimension}`, value: viewDimensions[row.dimension] },
    NumSamples: facts.stride ?? (facts.samples || row.samples),
    Space: resource.space,
    uID: resource.id,
  }
}

function inputTypeOf({ class: resourceClass, hasCounter }: BoundResource, { input, writable }: KindRow): InputType {
  if (resourceClass !== 'UAV' || writable === undefined) return input
  return hasCounter && writable === 'UAV_RWSTRUCTURED' ? 'UAV_RWSTRUCTURED_WITH_COUNTER' : writable
}

function returnTypeOf({ kind, format }: ResourceFacts): ReturnType {
  if (kind === 'CBuffer' || kind === 'TBuffer' || kind === 'Sampler') return 'NONE'
  if (kind === 'RTAccelerationStructure') return 'SINT'
  if (format === undefined) return 'MIXED'
  if (format.startsWith('unorm')) return 'UNORM'
  if (format.startsWith('snorm')) return 'SNORM'
  return format.startsWith('f') ? 'FLOAT' : format.startsWith('u') ? 'UINT' : format === 'i1' ? 'MIXED' : 'SINT'
}

function flagsOf({ kind, components, isComparisonSampler }: ResourceFacts): number {
  if (kind === 'CBuffer' || kind === 'TBuffer') return inputFlags.userPacked
  if (isComparisonSampler) return inputFlags.comparisonSampler
  return components === undefined ? 0 : (componentFlags[components] ?? 0)
}
