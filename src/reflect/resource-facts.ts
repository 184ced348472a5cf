// What a resource is, apart from where it is bound: kind, format of its components, shape, stride.
//
//   Texture2DMS<unorm float4, 8>   =>   kind Texture2DMS, format unorm_f32, 4 components, 8 samples
//   RWStructuredBuffer<S>          =>   kind StructuredBuffer, stride of S
import type { ResourceKind } from '../hlsl/resources.ts'
import { concreteScalar, type ScalarKind } from '../hlsl/scalars.ts'
import { constantMembers } from '../program/constant-members.ts'
import type { ConstantBuffer } from '../program/program.ts'
import type { ResourceDeclaration } from '../program/resources.ts'
import { sizeOf } from '../types/layout.ts'
import { typeText } from '../types/print.ts'
import type { ObjectType } from '../types/types.ts'

/** DXC's names for the component types of typed buffers and textures. */
const componentFormats: Partial<Record<ScalarKind, string>> = {
  bool: 'i1',
  int16_t: 'i16',
  uint16_t: 'u16',
  min12int: 'i16',
  min16int: 'i16',
  min16uint: 'u16',
  int: 'i32',
  uint: 'u32',
  half: 'f32',
  float16_t: 'f16',
  min10float: 'f16',
  min16float: 'f16',
  float: 'f32',
  // 64 bits travel as pairs of 32.
  double: 'u32',
  int64_t: 'u32',
  uint64_t: 'u32',
  int8_t4_packed: 'p32i8',
  uint8_t4_packed: 'p32u8',
}

export interface ResourceFacts {
  /** As HLSL writes it; `cbuffer` and `tbuffer` for buffers without a type. */
  readonly type: string
  readonly kind: ResourceKind
  /** Of typed buffers and textures: `f32`, `unorm_f32`, `u32`. */
  readonly format: string | undefined
  /** Of typed buffers and textures: how many the element has. */
  readonly components: number | undefined
  /** Of structured buffers, in bytes. */
  readonly stride: number | undefined
  /** Of constant and texture buffers, in bytes. */
  readonly size: number | undefined
  /** Of multisampled textures; 0 when the type leaves it open. */
  readonly samples: number | undefined
  readonly isRasterizerOrdered: boolean
  readonly isComparisonSampler: boolean
  readonly isGloballyCoherent: boolean
}

export function factsOf({ type, buffer, variable }: ResourceDeclaration): ResourceFacts {
  if (!type) return bufferFacts(buffer!)
  const { row, element } = type
  const isTyped = row.category === 'texture' || row.category === 'typed buffer'
  const isStructured = row.category === 'structured buffer'
  const hasFields = row.category === 'constant buffer'
  return {
    type: typeText(type),
    kind: row.kind ?? 'CBuffer',
    format: isTyped ? formatOf(type) : undefined,
    components: isTyped ? (element?.kind === 'vector' ? element.count : 1) : undefined,
    stride: isStructured && element ? sizeOf(element, type.rowMajorElement, 'structured') : undefined,
    size: hasFields && element ? sizeOf(element, type.rowMajorElement, 'constant') : undefined,
    samples: row.multisampled ? (type.count ?? 0) : undefined,
    isRasterizerOrdered: row.rasterizerOrdered === true,
    isComparisonSampler: row.name === 'SamplerComparisonState',
    isGloballyCoherent: variable?.modifiers.includes('globallycoherent') === true,
  }
}

function bufferFacts(buffer: ConstantBuffer): ResourceFacts {
  const size = Math.max(0, ...constantMembers(buffer).map(({ offset, size: bytes }) => offset + bytes))
  return {
    type: buffer.isTexture ? 'tbuffer' : 'cbuffer',
    kind: buffer.isTexture ? 'TBuffer' : 'CBuffer',
    format: undefined,
    components: undefined,
    stride: undefined,
    size,
    samples: undefined,
    isRasterizerOrdered: false,
    isComparisonSampler: false,
    isGloballyCoherent: false,
  }
}

function formatOf({ element, normalized }: ObjectType): string | undefined {
  const scalar = element?.kind === 'vector' ? element.element : element
  if (scalar?.kind !== 'scalar') return undefined
  const format = componentFormats[concreteScalar(scalar.scalar)]
  return format !== undefined && normalized ? `${normalized}_${format}` : format
}
