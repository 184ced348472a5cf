// Scalars and vectors: what they are made of, and others like them.
import { componentsOf, numberConstant } from '../conversions.ts'
import type { FunctionWriter } from '../function-writer.ts'
import type { Id } from '../module.ts'

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
