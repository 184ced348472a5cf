// Bit-fields: in memory neighbours of one type share a number, as values each is a member of its own that holds no more than its bits.
//
//   struct S { uint a : 4; uint b : 12; };       memory: OpTypeStruct %uint        value: OpTypeStruct %uint %uint
import { scalars } from '../../hlsl/scalars.ts'
import { unitOf } from '../../raise/raise.ts'
import type { Field, StructType, Type } from '../../types/types.ts'
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

/** Whether what holds the field is a number of 32 bits. */
export function isInWord(field: Field): boolean {
  return bitsOf(scalarUnder(field.type).scalar) === 32
}

/** The bits of a field from the number that holds them. */
export function readBits(writer: FunctionWriter, unit: Id, type: Type, offset: number, width: number): Id {
  const { module, shared } = writer
  const scalar = scalarUnder(type)
  const holder = unitOf(type)
  const bits = bitsOf(holder.scalar)
  const isSigned = scalars[scalar.scalar].class === 'int' && scalars[scalar.scalar].signed
  const worked = isSigned ? scalar : holder
  const id = scalarTypeId(shared, worked.scalar)
  const whole = convertScalars(writer, unit, holder, worked)
  if (bits === 32) {
    const opcode = isSigned ? 'OpBitFieldSExtract' : 'OpBitFieldUExtract'
    const found = writer.emit(opcode, id, whole, module.uint(offset), module.uint(width))
    return convertScalars(writer, found, worked, scalar)
  }
  // The instructions for bit-fields take numbers of 32 bits only.
  const left = writer.emit('OpShiftLeftLogical', id, whole, module.uint(bits - offset - width))
  const opcode = isSigned ? 'OpShiftRightArithmetic' : 'OpShiftRightLogical'
  return convertScalars(writer, writer.emit(opcode, id, left, module.uint(bits - width)), worked, scalar)
}

/** The number with the bits of a field replaced. */
export function writeBits(writer: FunctionWriter, unit: Id, value: Id, type: Type, offset: number, width: number): Id {
  const { module, shared } = writer
  const holder = unitOf(type)
  const id = scalarTypeId(shared, holder.scalar)
  const given = convertScalars(writer, value, scalarUnder(type), holder)
  if (bitsOf(holder.scalar) === 32)
    return writer.emit('OpBitFieldInsert', id, unit, given, module.uint(offset), module.uint(width))
  const mask = ((1n << BigInt(width)) - 1n) << BigInt(offset)
  const kept = writer.emit('OpBitwiseAnd', id, unit, module.integer(id, ~mask))
  const moved = writer.emit('OpShiftLeftLogical', id, given, module.uint(offset))
  const inserted = writer.emit('OpBitwiseAnd', id, moved, module.integer(id, mask))
  return writer.emit('OpBitwiseOr', id, kept, inserted)
}
