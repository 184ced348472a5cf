// Attributes of a pixel shader evaluated elsewhere; the calls name the inputs themselves (vulkan/attribute-inputs.ts).
//
//   EvaluateAttributeCentroid(in_COLOR0)   =>   InterpolateAtCentroid %in_COLOR0
import { vectorType } from '../../../types/types.ts'
import { elementPlace, load, pointerTo } from '../access.ts'
import type { FunctionWriter } from '../function-writer.ts'
import type { Id } from '../module.ts'
import type { GlslInstruction } from '../opcodes.ts'
import type { MemoryPlace, Place } from '../place.ts'
import { matrixShape } from '../types.ts'
import type { BuiltinCall, Operation, OperationTable } from './call.ts'

export const attributeOperations: OperationTable = {
  EvaluateAttributeAtSample: evaluate('InterpolateAtSample', (call) => [call.value(1)]),
  EvaluateAttributeCentroid: evaluate('InterpolateAtCentroid', () => []),
  EvaluateAttributeSnapped: evaluate('InterpolateAtOffset', (call) => [snappedOffset(call)]),
  GetAttributeAtVertex: atVertex,
}

/** From sixteenths of a pixel. */
function snappedOffset(call: BuiltinCall): Id {
  const { module, writer } = call
  const type = module.vectorType(module.floatType(32), 2)
  const offset = writer.emit('OpConvertSToF', type, call.value(1))
  return writer.emit('OpFMul', type, offset, writer.splat(module.float(1 / 16), 2))
}

function evaluate(instruction: GlslInstruction, operandsOf: (call: BuiltinCall) => readonly Id[]): Operation {
  return (call) => {
    const { module, writer } = call
    const input = call.place(0)
    if (!isMemory(input)) return call.unsupported()
    module.capability('InterpolationFunction')
    const operands = operandsOf(call)
    const at = (place: MemoryPlace): Id =>
      writer.glsl(instruction, writer.type(place.type), pointerTo(writer, place), ...operands)
    const rows = rowsOf(writer, input)
    return rows.length > 1 ? writer.construct(call.resultType, rows.map(at)) : at(input)
  }
}

/** Such inputs are arrays of the corners, see `isPerVertex`. */
function atVertex(call: BuiltinCall): Id {
  const input = call.place(0)
  if (!isMemory(input)) return call.unsupported()
  return load(call.writer, { ...input, chain: [call.value(1), ...input.chain.slice(1)] })
}

/** The rows of a matrix, or the place itself. */
function rowsOf(writer: FunctionWriter, place: MemoryPlace): MemoryPlace[] {
  const { type } = place
  if (type.kind !== 'matrix' || matrixShape(type).vectors === 1) return [place]
  const row = vectorType(type.element, type.columns)
  return Array.from({ length: type.rows }, (_, index) =>
    elementPlace(writer, place, writer.module.int(index), row),
  ).filter(isMemory)
}

function isMemory(place: Place): place is MemoryPlace {
  return place.kind === 'memory'
}
