// Attributes of a pixel shader evaluated elsewhere. Vulkan wants the input variable itself, so it is looked for behind the parameters:
//
//   float4 main(V v) { return EvaluateAttributeCentroid(v.color); }   =>   InterpolateAtCentroid %in_COLOR0
import type { CallExpression, Expression, Variable } from '../../../program/program.ts'
import { forEachExpression, walkExpression } from '../../../program/walk.ts'
import { arrayElement, type StructType, type Type, vectorType } from '../../../types/types.ts'
import { elementPlace, pointerTo } from '../access.ts'
import type { FunctionWriter } from '../function-writer.ts'
import type { Id } from '../module.ts'
import type { GlslInstruction } from '../opcodes.ts'
import type { MemoryPlace, Place } from '../place.ts'
import { indexValue } from '../places.ts'
import { matrixShape } from '../types.ts'
import type { BuiltinCall, Operation, OperationTable } from './call.ts'
import { componentsIn, formula, kindOf, numberLike, vectorOf } from './vectors.ts'

export const attributeOperations: OperationTable = {
  EvaluateAttributeAtSample: evaluate('InterpolateAtSample', (call) => [call.value(1)]),
  EvaluateAttributeCentroid: evaluate('InterpolateAtCentroid', () => []),
  EvaluateAttributeSnapped: evaluate('InterpolateAtOffset', (call) => [snappedOffset(call)]),
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
    const argument = call.expression.arguments[0]!
    const components = argument.kind === 'swizzle' ? argument.components : undefined
    const input = attributePlace(writer, argument.kind === 'swizzle' ? argument.object : argument)
    if (!input) return call.unsupported(`'${call.expression.name}' of something that is no input`)
    // Whole numbers are the same everywhere.
    if (call.parameterType(0).kind !== 'matrix' && kindOf(writer, call.value(0)) !== 'float') return call.value(0)
    module.capability('InterpolationFunction')
    const operands = operandsOf(call)
    const at = (place: MemoryPlace): Id =>
      writer.glsl(instruction, writer.type(place.type), pointerTo(writer, place), ...operands)
    const rows = rowsOf(writer, input)
    if (rows.length > 1) return writer.construct(call.resultType, rows.map(at))
    const value = at(input)
    if (!components) return value
    const parts = componentsIn(writer, value)
    return vectorOf(
      writer,
      components.map((component) => parts[component] ?? value),
    )
  }
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
  const leaf = leavesBehind(writer, value)?.[0]
  const place = leaf?.kind === 'variable' ? writer.shared.globals.get(leaf.variable) : undefined
  return place?.kind === 'memory' && place.storage === 'Input' ? place : undefined
}

/** Inputs and other values that a value is made of, from its first leaf on. */
function leavesBehind(writer: FunctionWriter, value: Expression): readonly Expression[] | undefined {
  switch (value.kind) {
    case 'variable':
      return value.variable.kind === 'parameter' ? argumentLeaves(writer, value.variable) : [value]
    case 'construct':
      return value.operands
    case 'field': {
      const { owner, index } = value.field
      return leavesBehind(writer, value.object)?.slice(leavesBefore(owner, index))
    }
    case 'base': {
      const { type } = value.object
      const bases = type.kind === 'struct' ? type.bases.slice(0, type.bases.indexOf(value.base)) : []
      return leavesBehind(writer, value.object)?.slice(bases.reduce((sum, base) => sum + leafCount(base), 0))
    }
    case 'index': {
      if (value.index.kind !== 'literal') return undefined
      return leavesBehind(writer, value.object)?.slice(Number(value.index.value) * leafCount(value.type))
    }
    default:
      return undefined
  }
}

/** What the only call passes for a parameter. */
function argumentLeaves(writer: FunctionWriter, parameter: Variable): readonly Expression[] | undefined {
  const calls: CallExpression[] = []
  for (const { body } of writer.shared.shader.functions) {
    if (!body) continue
    forEachExpression(body, (root) =>
      walkExpression(root, (expression) => {
        if (expression.kind !== 'call') return
        if (expression.function.parameters.some((one) => one === parameter)) calls.push(expression)
      }),
    )
  }
  const [call] = calls
  if (!call || calls.length > 1) return undefined
  const parameters: readonly Variable[] = call.function.parameters
  const index = parameters.indexOf(parameter)
  return leavesBehind(writer, call.arguments[index]!)
}

function leavesBefore({ bases, fields }: StructType, index: number): number {
  const before: readonly Type[] = [...bases, ...fields.slice(0, index).map(({ type }) => type)]
  return before.reduce((sum, type) => sum + leafCount(type), 0)
}

/** Inputs have one variable for everything that is no struct. */
function leafCount(type: Type): number {
  if (type.kind === 'struct') return leavesBefore(type, type.fields.length)
  return type.kind === 'array' && arrayElement(type).kind === 'struct' ? (type.count ?? 0) * leafCount(type.element) : 1
}
