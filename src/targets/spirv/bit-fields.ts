// Bit-fields: in memory neighbours share a uint, as values each is a member of its own that holds no more than its bits.
//
//   struct S { uint a : 4; int b : 12; };       memory: OpTypeStruct %uint        value: OpTypeStruct %uint %int
import { scalars } from '../../hlsl/scalars.ts'
import { type Field, type StructType, type Type, uintType } from '../../types/types.ts'
import { structLayout } from '../vulkan/layout.ts'
import { convertScalars } from './conversions.ts'
import type { FunctionWriter } from './function-writer.ts'
import type { Id } from './module.ts'
import { bitsOf, scalarTypeId, scalarUnder } from './types.ts'

interface MemoryField {
  readonly field: Field
  /** Of the struct in memory: bases, then fields, bit-fields of one number together. */
  readonly member: number
  readonly bitOffset: number
}

const known = new WeakMap<StructType, readonly MemoryField[]>()

/** Where the fields are in the struct's type in memory; which bit-fields share a number is the same under all rules. */
export function memoryFields(type: StructType): readonly MemoryField[] {
  let fields = known.get(type)
  if (!fields) known.set(type, (fields = findFields(type)))
  return fields
}

function findFields(type: StructType): MemoryField[] {
  const layout = structLayout(type, 'std430')
  let member = type.bases.length - 1
  return type.fields.map((field, index) => {
    const { bitOffset } = layout.fields[index]!
    if (bitOffset === 0) member++
    return { field, member, bitOffset }
  })
}

/** Only numbers of 32 bits are taken apart by instructions of SPIR-V. */
export function isWritable(field: Field): boolean {
  return field.bitWidth === undefined || bitsOf(scalarUnder(field.type).scalar) === 32
}

/** The bits of a field from the uint that holds them. */
export function readBits(writer: FunctionWriter, unit: Id, type: Type, offset: number, width: number): Id {
  const { module, shared } = writer
  const scalar = scalarUnder(type)
  const isSigned = scalars[scalar.scalar].class === 'int' && scalars[scalar.scalar].signed
  const [first, count] = [module.uint(offset), module.uint(width)]
  if (!isSigned) {
    const bits = writer.emit('OpBitFieldUExtract', module.intType(32, false), unit, first, count)
    return convertScalars(writer, bits, uintType, scalar)
  }
  const whole = convertScalars(writer, unit, uintType, scalar)
  return writer.emit('OpBitFieldSExtract', scalarTypeId(shared, scalar.scalar), whole, first, count)
}

/** The uint with the bits of a field replaced. */
export function writeBits(writer: FunctionWriter, unit: Id, value: Id, type: Type, offset: number, width: number): Id {
  const { module } = writer
  const bits = convertScalars(writer, value, scalarUnder(type), uintType)
  return writer.emit('OpBitFieldInsert', module.intType(32, false), unit, bits, module.uint(offset), module.uint(width))
}

/** A value as the field gives it back. */
export function truncateToBits(writer: FunctionWriter, value: Id, type: Type, width: number): Id {
  return readBits(writer, convertScalars(writer, value, scalarUnder(type), uintType), type, 0, width)
}
