// Gathering: one channel of the four texels a sample would blend.
//
//   T.GatherGreen(s, uv, o)               =>   OpImageGather (OpSampledImage T s) uv 1 ConstOffset o
//   T.GatherRed(s, uv, o0, o1, o2, o3)    =>   four gathers, and of each the texel of its place
//
// ConstOffsets would be one gather, but it takes the same corner of the four texels for every offset.
import type { Id } from '../module.ts'
import type { MethodCall, MethodOperation, MethodTable } from './call.ts'
import { ImageOperandList } from './image-operands.ts'
import { emitImage, locationIndex, sampledImage, tailOf } from './samples.ts'
import { fromTexel, texelType } from './texels.ts'
import { scalarTypeOf } from './vectors.ts'

const channels = ['Red', 'Green', 'Blue', 'Alpha'] as const

export const gatherMethods: MethodTable = {
  Gather: gather(0, false),
  GatherCmp: gather(0, true),
  ...Object.fromEntries(channels.map((channel, index) => [`Gather${channel}`, gather(index, false)])),
  GatherCmpRed: gather(0, true),
}

function gather(channel: number, isCompare: boolean): MethodOperation {
  return (call) => {
    const { module, writer } = call
    const start = locationIndex(call)
    const { offsets, status } = tailOf(call, start + (isCompare ? 2 : 1))
    const type = texelType(writer, call.objectType.element)
    const one = (operands: ImageOperandList, code: number | undefined): Id => {
      const chosen = isCompare ? call.value(start + 1) : module.uint(channel)
      const words = [sampledImage(call), call.value(start), chosen, ...operands.words()]
      return emitImage(call, isCompare ? 'DrefGather' : 'Gather', type, words, code)
    }
    if (offsets.length <= 1) return fromTexel(writer, one(offsetOperands(call, offsets[0]), status), call.type)
    const texels = offsets.map((offset, index) => {
      const texel = one(offsetOperands(call, offset), index === 0 ? status : undefined)
      return writer.extract(scalarTypeOf(writer, texel), texel, index)
    })
    return fromTexel(writer, writer.construct(type, texels), call.type)
  }
}

function offsetOperands({ module }: MethodCall, offset: Id | undefined): ImageOperandList {
  const operands = new ImageOperandList()
  if (offset === undefined) return operands
  if (module.isConstant(offset)) operands.add('ConstOffset', offset)
  else {
    module.capability('ImageGatherExtended')
    operands.add('Offset', offset)
  }
  return operands
}
