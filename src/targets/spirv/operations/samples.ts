// Sampling. The arguments are sampler, location, what the method compares and how it finds the level, then offset, clamp and status:
//
//   T.SampleLevel(s, uv, l, o)       =>   OpImageSampleExplicitLod (OpSampledImage T s) uv Lod|ConstOffset l o
//   T.SampleCmp(s, uv, d, o, c)      =>   OpImageSampleDrefImplicitLod (OpSampledImage T s) uv d ConstOffset|MinLod o c
import { convertScalars } from '../conversions.ts'
import type { Id } from '../module.ts'
import type { OpcodeName } from '../opcodes.ts'
import type { ResourceReference } from '../place.ts'
import { scalarUnder } from '../types.ts'
import type { MethodCall, MethodOperation, MethodTable } from './call.ts'
import { useDerivatives } from './derivatives.ts'
import { ImageOperandList } from './image-operands.ts'
import { imageComponent, imageShape, isCombined } from './images.ts'
import { movedLocation } from './offsets.ts'
import { fromTexel, loadImage, loadResource, markNonUniform, texelType } from './texels.ts'
import { scalarTypeOf } from './vectors.ts'

interface SampleRow {
  readonly isCompare?: true
  /** How the level is found; nothing: from derivatives. */
  readonly level?: 'Bias' | 'Lod' | 'Grad' | 'zero'
}

const rows: Readonly<Record<string, SampleRow>> = {
  Sample: {},
  SampleBias: { level: 'Bias' },
  SampleGrad: { level: 'Grad' },
  SampleLevel: { level: 'Lod' },
  SampleCmp: { isCompare: true },
  SampleCmpBias: { isCompare: true, level: 'Bias' },
  SampleCmpGrad: { isCompare: true, level: 'Grad' },
  SampleCmpLevel: { isCompare: true, level: 'Lod' },
  SampleCmpLevelZero: { isCompare: true, level: 'zero' },
}

export const sampleMethods: MethodTable = {
  ...Object.fromEntries(Object.entries(rows).map(([name, row]) => [name, sample(row)])),
  CalculateLevelOfDetail: (call) => levelOfDetail(call, 0),
  CalculateLevelOfDetailUnclamped: (call) => levelOfDetail(call, 1),
}

/** Whether the texture brings its sampler along, so that the arguments begin with the location. */
function bringsSampler({ objectType }: MethodCall): boolean {
  return isCombined(objectType.row)
}

/** The position of the location among the arguments. */
export function locationIndex(call: MethodCall): number {
  return bringsSampler(call) ? 0 : 1
}

/** Image and sampler together. */
export function sampledImage(call: MethodCall): Id {
  const { module, writer } = call
  const texture = call.object
  if (module.definition(texture.variable.type)?.opcode === 'OpTypeSampledImage') return loadResource(writer, texture)
  const sampler: ResourceReference = call.resource(0)
  const type = module.type('OpTypeSampledImage', texture.variable.type)
  const both = writer.emit('OpSampledImage', type, loadImage(writer, texture), loadResource(writer, sampler))
  return texture.isNonUniform || sampler.isNonUniform ? markNonUniform(writer, both) : both
}

/** What follows the method's own arguments. */
interface Tail {
  readonly offsets: readonly Id[]
  readonly clamp: Id | undefined
  readonly status: number | undefined
}

export function tailOf(call: MethodCall, first: number): Tail {
  const hasStatus = call.count > first && call.isOutput(call.count - 1)
  const end = hasStatus ? call.count - 1 : call.count
  const offsets: Id[] = []
  let clamp: Id | undefined
  for (let index = first; index < end; index++) {
    const isOffset = call.module.definition(scalarTypeOf(call.writer, call.value(index)))?.opcode === 'OpTypeInt'
    if (isOffset) offsets.push(call.value(index))
    else clamp = call.value(index)
  }
  return { offsets, clamp, status: hasStatus ? call.count - 1 : undefined }
}

function sample(row: SampleRow): MethodOperation {
  return (call) => {
    const { module, writer } = call
    const shape = imageShape(call.objectType.row)
    if (!shape) return call.unsupported()
    let next = locationIndex(call)
    let location = call.value(next++)
    const reference = row.isCompare ? [call.value(next++)] : []
    const operands = new ImageOperandList()
    if (row.level === 'Grad') operands.add('Grad', call.value(next++), call.value(next++))
    else if (row.level === 'zero') operands.add('Lod', module.float(0))
    else if (row.level) operands.add(row.level, call.value(next++))
    const isImplicit = row.level === undefined || row.level === 'Bias'
    if (isImplicit) useDerivatives(writer, call.expression)
    const { offsets, clamp, status } = tailOf(call, next)
    const [offset] = offsets
    if (offset !== undefined && !isZero(call, offset)) {
      if (module.isConstant(offset)) operands.add('ConstOffset', offset)
      else location = movedLocation(call, location, offset, row.level === 'Lod' ? call.value(next - 1) : undefined)
    }
    if (clamp !== undefined) {
      module.capability('MinLod')
      operands.add('MinLod', clamp)
    }
    const opcode = `Sample${row.isCompare ? 'Dref' : ''}${isImplicit ? 'Implicit' : 'Explicit'}Lod` as const
    const component = imageComponent(call.objectType.element)
    const type = row.isCompare ? writer.type(component) : texelType(writer, call.objectType.element)
    const words = [sampledImage(call), location, ...reference, ...operands.words()]
    const texel = emitImage(call, opcode, type, words, status)
    return row.isCompare
      ? convertScalars(writer, texel, component, scalarUnder(call.type))
      : fromTexel(writer, texel, call.type)
  }
}

function isZero({ module }: MethodCall, value: Id): boolean {
  const definition = module.definition(value)
  if (definition?.opcode === 'OpConstantNull') return true
  if (definition?.opcode === 'OpConstantComposite')
    return definition.operands.every((part) => module.constantValue(part) === 0n)
  return module.constantValue(value) === 0n
}

type ImageInstruction =
  | 'SampleImplicitLod'
  | 'SampleExplicitLod'
  | 'SampleDrefImplicitLod'
  | 'SampleDrefExplicitLod'
  | 'Gather'
  | 'DrefGather'

/** The instruction; when the caller asks for the status, the sparse one that also returns residency. */
export function emitImage(
  call: MethodCall,
  instruction: ImageInstruction,
  type: Id,
  operands: readonly number[],
  status: number | undefined,
): Id {
  const { module, writer } = call
  if (status === undefined) return writer.emit(`OpImage${instruction}` satisfies OpcodeName, type, ...operands)
  module.capability('SparseResidency')
  const code = module.intType(32, false)
  const both = module.type('OpTypeStruct', code, type)
  const result = writer.emit(`OpImageSparse${instruction}` satisfies OpcodeName, both, ...operands)
  call.writeUint(status, writer.extract(code, result, 0))
  return writer.extract(type, result, 1)
}

/** Clamped to the levels there are, or not. */
function levelOfDetail(call: MethodCall, component: 0 | 1): Id {
  const { module, writer } = call
  module.capability('ImageQuery')
  useDerivatives(writer, call.expression)
  const float = module.floatType(32)
  const location = call.value(locationIndex(call))
  const levels = writer.emit('OpImageQueryLod', module.vectorType(float, 2), sampledImage(call), location)
  return writer.extract(float, levels, component)
}
