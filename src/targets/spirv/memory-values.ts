// Values as they lie in blocks and back: booleans from and to uints, rows from and to columns, structs and arrays into the type with
// the layout. Where only decorations differ one OpCopyLogical does it (SPIR-V 1.4), else every member is copied.
import type { MatrixType, ScalarType, StructType, Type } from '../../types/types.ts'
import { boolType, uintType } from '../../types/types.ts'
import { memoryFields, readBits, writeBits } from './bit-fields.ts'
import { convertScalars, isNotZero } from './conversions.ts'
import type { FunctionWriter } from './function-writer.ts'
import { isScattered, isTransposed } from './memory-types.ts'
import type { Id } from './module.ts'
import { fieldIndex, matrixShape, scalarUnder, valueType } from './types.ts'

/** A value that was loaded from memory with a layout, as one of `type`. */
export function fromMemory(writer: FunctionWriter, loaded: Id, type: Type, rowMajor: boolean): Id {
  const { module, shared } = writer
  const target = valueType(shared, type)
  const source = module.typeOf(loaded)
  if (source === target) return loaded
  if (module.atLeast(1, 4) && isPlain(type, rowMajor)) return writer.emit('OpCopyLogical', target, loaded)
  const part = (index: number): Id => writer.extract(partType(writer, source, index), loaded, index)
  switch (type.kind) {
    case 'matrix':
      if (matrixShape(type).vectors === 1) return readVector(writer, loaded, target, type)
      return writer.construct(target, readRows(writer, loaded, type, rowMajor))
    case 'array': {
      const elements = Array.from({ length: type.count ?? 0 }, (_, index) =>
        fromMemory(writer, part(index), type.element, rowMajor),
      )
      return writer.construct(target, elements)
    }
    case 'struct': {
      const bases = type.bases.map((base, index) => fromMemory(writer, part(index), base, false))
      const fields = memoryFields(type).map(({ field, member, bitOffset }) =>
        field.bitWidth === undefined
          ? fromMemory(writer, part(member), field.type, field.rowMajor)
          : readBits(writer, part(member), field.type, bitOffset, field.bitWidth),
      )
      return writer.construct(target, [...bases, ...fields])
    }
    default:
      return isNotZero(writer, loaded)
  }
}

/** A value of `type` as memory of the type `target` holds it. */
export function toMemory(writer: FunctionWriter, value: Id, type: Type, target: Id, rowMajor: boolean): Id {
  const { module, shared } = writer
  if (module.typeOf(value) === target) return value
  if (module.atLeast(1, 4) && isPlain(type, rowMajor)) return writer.emit('OpCopyLogical', target, value)
  switch (type.kind) {
    case 'matrix':
      if (matrixShape(type).vectors === 1) return storedVector(writer, value, type, target)
      return writer.construct(target, storedVectors(writer, value, type, rowMajor))
    case 'array': {
      const element = valueType(shared, type.element)
      const inner = partType(writer, target, 0)
      const elements = Array.from({ length: type.count ?? 0 }, (_, index) =>
        toMemory(writer, writer.extract(element, value, index), type.element, inner, rowMajor),
      )
      return writer.construct(target, elements)
    }
    case 'struct':
      return writer.construct(target, storedMembers(writer, value, type, target))
    default:
      return storedScalars(writer, value, scalarUnder(type))
  }
}

function storedMembers(writer: FunctionWriter, value: Id, type: StructType, target: Id): Id[] {
  const { module, shared } = writer
  const given = (index: number, member: Type): Id => writer.extract(valueType(shared, member), value, index)
  const members = type.bases.map((base, index) =>
    toMemory(writer, given(index, base), base, partType(writer, target, index), false),
  )
  for (const { field, member, bitOffset } of memoryFields(type)) {
    const part = given(fieldIndex(type, field.index), field.type)
    members[member] =
      field.bitWidth === undefined
        ? toMemory(writer, part, field.type, partType(writer, target, member), field.rowMajor)
        : writeBits(
            writer,
            members[member] ?? module.zero(partType(writer, target, member)),
            part,
            field.type,
            bitOffset,
            field.bitWidth,
          )
  }
  return members
}

/** The type of a part of a composite type. */
function partType({ module }: FunctionWriter, type: Id, index: number): Id {
  const { opcode, operands } = module.definition(type)!
  return opcode === 'OpTypeStruct' ? operands[index]! : operands[0]!
}

/** Whether memory holds the same numbers in the same order. */
function isPlain(type: Type, rowMajor: boolean): boolean {
  switch (type.kind) {
    case 'scalar':
      return type !== boolType
    case 'vector':
      return type.element !== boolType
    case 'matrix':
      return type.element !== boolType && !isTransposed(type, rowMajor) && !isScattered(type, rowMajor)
    case 'array':
      return isPlain(type.element, rowMajor)
    case 'struct':
      return (
        type.bases.every((base) => isPlain(base, false)) &&
        type.fields.every((field) => field.bitWidth === undefined && isPlain(field.type, field.rowMajor))
      )
    default:
      return true
  }
}

function storedScalars(writer: FunctionWriter, value: Id, scalar: ScalarType): Id {
  return scalar === boolType ? convertScalars(writer, value, boolType, uintType) : value
}

/** A matrix of one row or column lies in memory as a vector, or as an array of its scalars. */
function readVector(writer: FunctionWriter, loaded: Id, target: Id, type: MatrixType): Id {
  const { module } = writer
  const source = module.typeOf(loaded)
  if (module.definition(source)?.opcode !== 'OpTypeArray') return isNotZero(writer, loaded)
  const stored = partType(writer, source, 0)
  const parts = Array.from({ length: matrixShape(type).length }, (_, index) =>
    fromStored(writer, writer.extract(stored, loaded, index), type),
  )
  return writer.construct(target, parts)
}

function storedVector(writer: FunctionWriter, value: Id, type: MatrixType, target: Id): Id {
  const { module, shared } = writer
  if (module.definition(target)?.opcode !== 'OpTypeArray') return storedScalars(writer, value, type.element)
  const scalar = valueType(shared, type.element)
  const parts = Array.from({ length: matrixShape(type).length }, (_, index) =>
    storedScalars(writer, writer.extract(scalar, value, index), type.element),
  )
  return writer.construct(target, parts)
}

function readRows(writer: FunctionWriter, loaded: Id, type: MatrixType, rowMajor: boolean): Id[] {
  const { module } = writer
  const stored = partType(writer, module.typeOf(loaded), 0)
  if (!isTransposed(type, rowMajor))
    return Array.from({ length: type.rows }, (_, row) => fromStored(writer, writer.extract(stored, loaded, row), type))
  return transposed(writer, loaded, stored, type.rows, type.columns).map((row) => fromStored(writer, row, type))
}

function fromStored(writer: FunctionWriter, vector: Id, { element }: MatrixType): Id {
  return element === boolType ? isNotZero(writer, vector) : vector
}

function storedVectors(writer: FunctionWriter, value: Id, type: MatrixType, rowMajor: boolean): Id[] {
  const row = partType(writer, writer.module.typeOf(value), 0)
  const vectors = isTransposed(type, rowMajor)
    ? transposed(writer, value, row, type.columns, type.rows)
    : Array.from({ length: type.rows }, (_, index) => writer.extract(row, value, index))
  return vectors.map((vector) => storedScalars(writer, vector, type.element))
}

/** `count` vectors of `length` components, from `length` vectors of the type `vector`. */
function transposed(writer: FunctionWriter, value: Id, vector: Id, count: number, length: number): Id[] {
  const { module } = writer
  const scalar = module.definition(vector)!.operands[0]!
  const result = module.vectorType(scalar, length)
  return Array.from({ length: count }, (_, outer) => {
    const parts = Array.from({ length }, (__, inner) => writer.extract(scalar, value, inner, outer))
    return writer.construct(result, parts)
  })
}
