// Values component by component: what instructions cannot do with whole matrices or vectors.
import { isNumeric, type Type } from '../../../types/types.ts'
import { componentsOf, matrixRows, numberConstant } from '../conversions.ts'
import type { FunctionWriter } from '../function-writer.ts'
import type { Id } from '../module.ts'
import type { GlslInstruction, OpcodeName } from '../opcodes.ts'
import { isVectorLike } from '../types.ts'
import type { BuiltinCall } from './call.ts'

/** Of scalars and vectors. */
type NumberKind = 'float' | 'signed' | 'unsigned' | 'bool'

export function scalarTypeOf(writer: FunctionWriter, value: Id): Id {
  const type = writer.module.typeOf(value)
  const definition = writer.module.definition(type)
  return definition?.opcode === 'OpTypeVector' ? definition.operands[0]! : type
}

export function kindOf(writer: FunctionWriter, value: Id): NumberKind {
  const { opcode, operands } = writer.module.definition(scalarTypeOf(writer, value))!
  if (opcode === 'OpTypeFloat') return 'float'
  if (opcode === 'OpTypeBool') return 'bool'
  return operands[1] === 1 ? 'signed' : 'unsigned'
}

/** Bits of a number. */
export function widthOf(writer: FunctionWriter, value: Id): number {
  return writer.module.definition(scalarTypeOf(writer, value))!.operands[0]!
}

export function lengthOf(writer: FunctionWriter, value: Id): number {
  return componentsOf(writer, writer.module.typeOf(value))
}

/** The type of something with as many components, which are of the scalar type. */
export function shapedLike(writer: FunctionWriter, value: Id, scalar: Id): Id {
  return writer.module.vectorType(scalar, lengthOf(writer, value))
}

/** The number in every component of something like `shape`. */
export function numberLike(writer: FunctionWriter, shape: Id, number: number): Id {
  return writer.splat(numberConstant(writer, scalarTypeOf(writer, shape), number), lengthOf(writer, shape))
}

/** The components of a scalar or vector. */
export function componentsIn(writer: FunctionWriter, value: Id): Id[] {
  const count = lengthOf(writer, value)
  if (count === 1) return [value]
  const scalar = scalarTypeOf(writer, value)
  return Array.from({ length: count }, (_, index) => writer.extract(scalar, value, index))
}

/** A scalar or vector of these components. */
export function vectorOf(writer: FunctionWriter, components: readonly Id[]): Id {
  const [first] = components
  if (components.length === 1) return first!
  return writer.construct(writer.module.vectorType(writer.module.typeOf(first!), components.length), components)
}

/** The first components of a vector. */
export function leading(writer: FunctionWriter, vector: Id, count: number): Id {
  if (lengthOf(writer, vector) <= count) return vector
  const scalar = scalarTypeOf(writer, vector)
  if (count === 1) return writer.extract(scalar, vector, 0)
  const positions = Array.from({ length: count }, (_, index) => index)
  return writer.emit('OpVectorShuffle', writer.module.vectorType(scalar, count), vector, vector, ...positions)
}

/** With zeros behind, until it has that many components. */
export function padded(writer: FunctionWriter, value: Id, count: number): Id {
  if (lengthOf(writer, value) >= count) return value
  const components = componentsIn(writer, value)
  const zero = numberConstant(writer, scalarTypeOf(writer, value), 0)
  while (components.length < count) components.push(zero)
  return vectorOf(writer, components)
}

/** An instruction that takes scalars only, for every component. */
export function forEachComponent(writer: FunctionWriter, value: Id, compute: (component: Id) => Id): Id {
  return vectorOf(writer, componentsIn(writer, value).map(compute))
}

/** All arguments but `out` ones row by row when they are matrices, whole otherwise; `type` is that of the result. */
export function rowByRow(call: BuiltinCall, compute: (operands: readonly Id[]) => Id, type: Type = call.type): Id {
  const inputs = call.inputs()
  const first = call.parameterType(inputs[0] ?? 0)
  if (!isNumeric(first) || isVectorLike(first)) return compute(inputs.map((index) => call.value(index)))
  const operands = inputs.map((index) => {
    const matrix = call.parameterType(index)
    return matrix.kind === 'matrix' ? matrixRows(call.writer, call.value(index), matrix) : []
  })
  const rows = operands[0]!.map((_, row) => compute(operands.map((parts) => parts[row]!)))
  return call.writer.construct(call.writer.type(type), rows)
}

/** Arithmetic as formulas of scalars and vectors of floats. */
export interface Formula {
  add(x: Id, y: Id): Id
  sub(x: Id, y: Id): Id
  mul(x: Id, y: Id): Id
  div(x: Id, y: Id): Id
  less(x: Id, y: Id): Id
  select(condition: Id, x: Id, y: Id): Id
  apply(instruction: GlslInstruction, ...operands: Id[]): Id
}

export function formula(writer: FunctionWriter): Formula {
  const { module } = writer
  const binary = (opcode: OpcodeName) => (x: Id, y: Id) => writer.emit(opcode, module.typeOf(x), x, y)
  return {
    add: binary('OpFAdd'),
    sub: binary('OpFSub'),
    mul: binary('OpFMul'),
    div: binary('OpFDiv'),
    less: (x, y) => writer.emit('OpFOrdLessThan', shapedLike(writer, x, module.boolType()), x, y),
    select: (condition, x, y) => writer.emit('OpSelect', module.typeOf(x), condition, x, y),
    apply: (instruction, ...operands) => writer.glsl(instruction, module.typeOf(operands[0]!), ...operands),
  }
}
