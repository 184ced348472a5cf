// Sampling and gathering. Every operation takes texture, sampler, location, its own operands, then the offset, and gives
// `{ value, check bit }`:
//
//   T.Sample(s, uv, o)                =>   @llvm.dx.resource.sample(texture, sampler, uv, o)
//   T.SampleGrad(s, uv, dx, dy)       =>   @llvm.dx.resource.samplegrad(texture, sampler, uv, dx, dy, offset 0)
//   T.SampleCmp(s, uv, d, o, clamp)   =>   @llvm.dx.resource.samplecmp.clamp(texture, sampler, uv, d, o, clamp)
//   T.GatherGreen(s, uv)              =>   @llvm.dx.resource.gather(texture, sampler, uv, offset 0, channel 1)
//
// A combined image sampler of Vulkan is its own sampler.
import { constantInt, zeroValue } from '../../ir/constants.ts'
import { floatType, type IrType, i32, scalarOf, vectorType, voidType } from '../../ir/types.ts'
import type { Value } from '../../ir/values.ts'
import type { ObjectType } from '../../types/types.ts'
import { checked, resultOf } from '../elements.ts'
import { typedElement } from '../types.ts'
import { fromComponents } from '../vectors.ts'
import { elementResult, indexArgument, operand, writeStatus } from './arguments.ts'
import type { MethodCall, MethodLowering } from './call.ts'
import type { MethodTable } from './methods.ts'

/** The method's own operands are those between the location and the offset. */
interface SampleRow {
  readonly name: string
  readonly operands: number
  readonly result?: 'float'
}

const channels = ['Red', 'Green', 'Blue', 'Alpha']

export const sampleMethods: MethodTable = {
  CalculateLevelOfDetail: levelOfDetail('llvm.dx.resource.calculatelod'),
  CalculateLevelOfDetailUnclamped: levelOfDetail('llvm.dx.resource.calculatelod.unclamped'),
  Sample: sample({ name: 'sample', operands: 0 }),
  SampleBias: sample({ name: 'samplebias', operands: 1 }),
  SampleGrad: sample({ name: 'samplegrad', operands: 2 }),
  SampleLevel: sample({ name: 'samplelevel', operands: 1 }),
  SampleCmp: sample({ name: 'samplecmp', operands: 1, result: 'float' }),
  SampleCmpBias: sample({ name: 'samplecmpbias', operands: 2, result: 'float' }),
  SampleCmpGrad: sample({ name: 'samplecmpgrad', operands: 3, result: 'float' }),
  SampleCmpLevel: sample({ name: 'samplecmplevel', operands: 2, result: 'float' }),
  SampleCmpLevelZero: sample({ name: 'samplecmplevelzero', operands: 1, result: 'float' }),
  Gather: gather('gather', 0),
  GatherCmp: gather('gathercmp', 0),
  GatherRaw: gather('gatherraw', undefined),
  ...Object.fromEntries(channels.map((channel, index) => [`Gather${channel}`, gather('gather', index)])),
  ...Object.fromEntries(channels.map((channel, index) => [`GatherCmp${channel}`, gather('gathercmp', index)])),
}

export const feedbackMethods: MethodTable = {
  WriteSamplerFeedback: writeFeedback('llvm.dx.resource.writesamplerfeedback', 0),
  WriteSamplerFeedbackBias: writeFeedback('llvm.dx.resource.writesamplerfeedback.bias', 1),
  WriteSamplerFeedbackGrad: writeFeedback('llvm.dx.resource.writesamplerfeedback.grad', 2),
  WriteSamplerFeedbackLevel: writeFeedback('llvm.dx.resource.writesamplerfeedback.level', 1),
}

interface Sampler {
  readonly sampler: Value
  /** The argument after it. */
  readonly next: number
}

function samplerOf(call: MethodCall): Sampler {
  const isCombined = call.objectType.row.combined !== undefined
  return isCombined ? { sampler: call.object, next: 0 } : { sampler: call.value(0), next: 1 }
}

function offsetType({ row }: ObjectType): IrType {
  const count = row.dimensions ?? 1
  return count === 1 ? i32 : vectorType(count, i32)
}

function range(first: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => first + index)
}

function sample(row: SampleRow): MethodLowering {
  return (call) => {
    const { builder, context, objectType, object } = call
    const { sampler, next } = samplerOf(call)
    const own = range(next, row.operands + 1).map((index) => operand(call, index))
    let position = next + own.length
    const hasStatus = call.isOutput(call.count - 1)
    const end = hasStatus ? call.count - 1 : call.count
    const hasOffset = position < end && objectType.row.cube !== true
    const offset = hasOffset ? indexArgument(call, position++) : zeroValue(offsetType(objectType))
    const clamp = position < end ? [operand(call, position)] : []
    const name = `llvm.dx.resource.${row.name}${clamp.length > 0 ? '.clamp' : ''}`
    const element = row.result === 'float' ? floatType : typedElement(objectType)
    const operands = [object, sampler, ...own, offset, ...clamp]
    const overloads = [element, object.type, sampler.type, own[0]!.type]
    const { value, isMapped } = checked(context, builder.callIntrinsic(name, overloads, resultOf(element), operands))
    if (hasStatus) writeStatus(call, call.count - 1, isMapped())
    return row.result === 'float' ? value : elementResult(call, value)
  }
}

/** Four texels' values of one channel; with four offsets, one texel of each of four gathers. */
function gather(name: string, channel: number | undefined): MethodLowering {
  return (call) => {
    const { context, objectType } = call
    const { next } = samplerOf(call)
    const hasStatus = call.isOutput(call.count - 1)
    const end = hasStatus ? call.count - 1 : call.count
    const firstOffset = next + (name === 'gathercmp' ? 2 : 1)
    const offsets = range(firstOffset, end - firstOffset).map((index) => indexArgument(call, index))
    const calls = (offsets.length > 0 ? offsets : [zeroValue(offsetType(objectType))]).map((offset) =>
      checked(context, gatherCall(call, name, channel, offset)),
    )
    const [first] = calls
    if (hasStatus) writeStatus(call, call.count - 1, first!.isMapped())
    return elementResult(
      call,
      calls.length === 1
        ? first!.value
        : oneOfEach(
            call,
            calls.map(({ value }) => value),
          ),
    )
  }
}

function gatherCall(call: MethodCall, name: string, channel: number | undefined, offset: Value): Value {
  const { builder, object, objectType } = call
  const { sampler, next } = samplerOf(call)
  const location = operand(call, next)
  const compare = name === 'gathercmp' ? [call.value(next + 1)] : []
  const selected = channel === undefined ? [] : [constantInt(i32, channel)]
  const four = vectorType(4, scalarOf(typedElement(objectType)))
  const operands = [object, sampler, location, ...compare, offset, ...selected]
  const overloads = [four, object.type, sampler.type, location.type]
  return builder.callIntrinsic(`llvm.dx.resource.${name}`, overloads, resultOf(four), operands)
}

function oneOfEach(call: MethodCall, values: readonly Value[]): Value {
  const { builder } = call
  const components = values.map((value, index) => builder.extractElement(value, index))
  return fromComponents(builder, values[0]!.type, components)
}

function levelOfDetail(name: string): MethodLowering {
  return (call) => {
    const { sampler, next } = samplerOf(call)
    const location = operand(call, next)
    const overloads = [call.object.type, sampler.type, location.type]
    return call.builder.callIntrinsic(name, overloads, floatType, [call.object, sampler, location])
  }
}

/** `map.WriteSamplerFeedback(texture, sampler, location, ..., clamp)` */
function writeFeedback(name: string, count: number): MethodLowering {
  return (call) => {
    const { builder, object } = call
    const [texture, sampler] = [call.value(0), call.value(1)]
    const own = range(2, count + 1).map((index) => operand(call, index))
    const clamp = call.count > 3 + count ? [operand(call, 3 + count)] : []
    const overloads = [object.type, texture.type, sampler.type, own[0]!.type]
    const operands = [object, texture, sampler, ...own, ...clamp]
    builder.callIntrinsic(clamp.length > 0 ? `${name}.clamp` : name, overloads, voidType, operands)
    return undefined
  }
}
