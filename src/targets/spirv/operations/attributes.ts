// Attributes of a pixel shader evaluated elsewhere. Vulkan wants the input variable itself, so it is looked for behind the parameters:
//
//   float4 main(V v) { return EvaluateAttributeCentroid(v.color); }   =>   InterpolateAtCentroid %in_COLOR0
import type { Expression } from '../../../program/program.ts'
import { arrayElement, vectorType } from '../../../types/types.ts'
import { elementPlace, load, pointerTo } from '../access.ts'
import type { FunctionWriter } from '../function-writer.ts'
import type { Id } from '../module.ts'
import type { GlslInstruction } from '../opcodes.ts'
import type { MemoryPlace, Place } from '../place.ts'
import { indexValue } from '../places.ts'
import { matrixShape } from '../types.ts'
import { inputBehind } from './attribute-sources.ts'
import type { BuiltinCall, Operation, OperationTable } from './call.ts'
import { componentsIn, formula, kindOf, numberLike, vectorOf } from './vectors.ts'

export const attributeOperations: OperationTable = {
  EvaluateAttributeAtSample: evaluate('InterpolateAtSample', (call) => [call.value(1)]),
  EvaluateAttributeCentroid: evaluate('InterpolateAtCentroid', () => []),
  EvaluateAttributeSnapped: evaluate('InterpolateAtOffset', (call) => [snappedOffset(call)]),
  GetAttributeAtVertex: atVertex,
}

/** From sixteenths of a pixel. */
function snappedOffset(call: BuiltinCall): Id {
  const { module, writer } = call
  const offset = writer.emit('OpConvertSToF', module.vectorType(module.floatType(32), 2), call.value(1))
  return formula(writer).mul(offset, numberLike(writer, offset, 1 / 16))
}

function evaluate(instruction: GlslInstruction, operandsOf: (call: BuiltinCall) => readonly Id[]): Operation {
  return (call) => {
    const { module, writer } = call
    const input = inputOf(call)
    if (!input) return noInput(call)
    // Whole numbers are the same everywhere.
    if (call.parameterType(0).kind !== 'matrix' && kindOf(writer, call.value(0)) !== 'float') return call.value(0)
    module.capability('InterpolationFunction')
    const operands = operandsOf(call)
    const at = (place: MemoryPlace): Id =>
      writer.glsl(instruction, writer.type(place.type), pointerTo(writer, place), ...operands)
    const rows = rowsOf(writer, input)
    return rows.length > 1 ? writer.construct(call.resultType, rows.map(at)) : selected(call, at(input))
  }
}

/** The inputs that are asked for are arrays, see `perVertex`. */
function atVertex(call: BuiltinCall): Id {
  const input = inputOf(call)
  if (!input || input.chain.length === 0) return noInput(call)
  return selected(call, load(call.writer, { ...input, chain: [call.value(1), ...input.chain.slice(1)] }))
}

/** The attribute that the first argument is, without the components that are chosen from it. */
function inputOf({ expression, writer }: BuiltinCall): MemoryPlace | undefined {
  const argument = expression.arguments[0]!
  return attributePlace(writer, argument.kind === 'swizzle' ? argument.object : argument)
}

function noInput(call: BuiltinCall): Id {
  return call.unsupported(`'${call.expression.name}' of something that is no input`)
}

/** The components that the first argument chooses. */
function selected({ expression, writer }: BuiltinCall, attribute: Id): Id {
  const argument = expression.arguments[0]!
  if (argument.kind !== 'swizzle') return attribute
  const parts = componentsIn(writer, attribute)
  return vectorOf(
    writer,
    argument.components.map((component) => parts[component] ?? attribute),
  )
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

function attributePlace(writer: FunctionWriter, value: Expression): MemoryPlace | undefined {
  if (value.kind === 'index' && arrayElement(value.object.type).kind !== 'struct') {
    const base = attributePlace(writer, value.object)
    const element = base && elementPlace(writer, base, indexValue(writer, value.index), value.type)
    return element && isMemory(element) ? element : undefined
  }
  const input = inputBehind(writer.shared.shader, value)
  const place = input && writer.shared.globals.get(input)
  return place?.kind === 'memory' && place.storage === 'Input' ? place : undefined
}
