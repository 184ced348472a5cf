// Properties of a resource from the type of its handle, in DXIL's numbers.
//
//   target("dx.TypedBuffer", <4 x float>, 1, 0, 0)     =>     UAV, kind 10, component f32, 4 components
import { type ResourceClass, resourceKinds } from '../../hlsl/resources.ts'
import { sizeInBytes } from '../../ir/layout.ts'
import { type IrType, i8, scalarOf, type TargetType } from '../../ir/types.ts'
import { bug } from '../../support/bug.ts'
import type { Normalization } from '../../types/types.ts'
import { boolComponent, floatComponents } from './component-types.ts'

export interface ResourceShape {
  readonly class: ResourceClass
  readonly kind: number
  /** As declared: 64-bit types are distinguished here. */
  readonly componentType: number
  readonly componentCount: number
  readonly stride: number
  readonly alignment: number
  readonly size: number
  readonly sampleCount: number
  readonly isOrdered: boolean
  readonly samplerKind: number
  readonly feedbackKind: number
}

const nothing: Omit<ResourceShape, 'class' | 'kind'> = {
  componentType: 0,
  componentCount: 0,
  stride: 0,
  alignment: 0,
  size: 0,
  sampleCount: 0,
  isOrdered: false,
  samplerKind: 0,
  feedbackKind: 0,
}

/** ComponentType of typed resources, by kind and width; unsigned integers follow signed ones. */
function componentTypeOf(type: IrType, isSigned: boolean, normalized?: Normalization): number {
  const scalar = scalarOf(type)
  if (scalar.kind === 'float') return floatComponents[scalar.bits][normalized ?? 'plain']
  if (scalar.kind !== 'int') return bug(`${type.text} is not a component`)
  if (scalar.bits === 1) return boolComponent
  const signed = { 8: 4, 16: 2, 32: 4, 64: 6 }[scalar.bits as 8 | 16 | 32 | 64]
  return isSigned ? signed : signed + 1
}

function countOf(type: IrType): number {
  return type.kind === 'vector' ? type.count : 1
}

/** The largest alignment of a scalar inside; vectors align as their elements. */
export function scalarAlignment(type: IrType): number {
  switch (type.kind) {
    case 'array':
    case 'vector':
      return scalarAlignment(type.element)
    case 'struct':
      return Math.max(1, ...type.elements.map(scalarAlignment))
    case 'target':
      return 1
    default:
      return sizeInBytes(type)
  }
}

/** To DXC a matrix is a struct, too. */
function isStructLike(type: IrType): boolean {
  return type.kind === 'struct' || (type.kind === 'array' && type.element.kind === 'vector')
}

export function shapeOf(type: TargetType, normalized?: Normalization): ResourceShape {
  const { integers } = type
  const [element] = type.types
  switch (type.name) {
    case 'dx.TypedBuffer':
      return {
        ...nothing,
        class: integers[0] ? 'UAV' : 'SRV',
        kind: resourceKinds.TypedBuffer,
        componentType: componentTypeOf(element!, integers[2] === 1, normalized),
        componentCount: countOf(element!),
        isOrdered: integers[1] === 1,
      }
    case 'dx.RawBuffer': {
      const isRaw = element === i8 || element?.kind === 'void'
      return {
        ...nothing,
        class: integers[0] ? 'UAV' : 'SRV',
        kind: isRaw ? resourceKinds.RawBuffer : resourceKinds.StructuredBuffer,
        stride: isRaw ? 0 : sizeInBytes(element!),
        alignment: isStructLike(element!) ? scalarAlignment(element!) : 0,
        isOrdered: integers[1] === 1,
      }
    }
    case 'dx.Texture':
    case 'dx.MSTexture': {
      const isMultisampled = type.name === 'dx.MSTexture'
      return {
        ...nothing,
        class: integers[0] ? 'UAV' : 'SRV',
        kind: integers[3]!,
        componentType: componentTypeOf(element!, integers[2] === 1, normalized),
        componentCount: countOf(element!),
        sampleCount: isMultisampled ? integers[1]! : 0,
        isOrdered: !isMultisampled && integers[1] === 1,
      }
    }
    case 'dx.FeedbackTexture':
      return { ...nothing, class: 'UAV', kind: integers[1]!, feedbackKind: integers[0]! }
    case 'dx.CBuffer':
      return { ...nothing, class: 'CBV', kind: resourceKinds.CBuffer, size: sizeInBytes(element!) }
    case 'dx.TBuffer':
      return { ...nothing, class: 'SRV', kind: resourceKinds.TBuffer, size: sizeInBytes(element!), componentType: 5 }
    case 'dx.Sampler':
      return { ...nothing, class: 'Sampler', kind: resourceKinds.Sampler, samplerKind: integers[0] ?? 0 }
    case 'dx.AccelerationStructure':
      return { ...nothing, class: 'SRV', kind: resourceKinds.RTAccelerationStructure, componentType: 4 }
    default:
      return bug(`${type.text} is not a resource`)
  }
}

/** The component type a record holds: DXIL stores 64-bit numbers and bool as words. */
export function recordedComponent(type: number): number {
  return type === 1 || type === 6 || type === 7 || type === 10 ? 5 : type
}

export interface ResourceTraits {
  readonly isCoherent: boolean
  readonly isReorderCoherent: boolean
  readonly hasCounter: boolean
}

/** The two words of `%dx.types.ResourceProperties`. */
export function propertyWords(shape: ResourceShape, traits: ResourceTraits): [number, number] {
  const { kind } = shape
  const isUav = shape.class === 'UAV'
  let first = kind
  if (kind === resourceKinds.StructuredBuffer && shape.alignment > 0) first |= Math.log2(shape.alignment) << 8
  if (isUav) first |= 1 << 12
  if (shape.isOrdered) first |= 1 << 13
  if (traits.isCoherent) first |= 1 << 14
  if (traits.hasCounter || shape.samplerKind === 1) first |= 1 << 15
  if (traits.isReorderCoherent) first |= 1 << 16
  return [first, secondWord(shape)]
}

function secondWord(shape: ResourceShape): number {
  switch (shape.kind) {
    case resourceKinds.StructuredBuffer:
      return shape.stride
    case resourceKinds.CBuffer:
    case resourceKinds.TBuffer:
      return shape.size
    case resourceKinds.FeedbackTexture2D:
    case resourceKinds.FeedbackTexture2DArray:
      return shape.feedbackKind
    case resourceKinds.RawBuffer:
    case resourceKinds.Sampler:
    case resourceKinds.RTAccelerationStructure:
      return 0
    default:
      return recordedComponent(shape.componentType) | (shape.componentCount << 8) | (shape.sampleCount << 16)
  }
}
