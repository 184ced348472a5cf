// Values in blocks whose GLSL type is not the value's own: a struct with padding, an array of longer vectors, a matrix as the vectors it
// is stored as. Reading puts the value together, writing takes it apart.
import { type Field, type MatrixType, matrixType, type StructType, type Type } from '../../../types/types.ts'
import { type Code, call, code, element, suffix } from './code.ts'
import type { Place, Storage, StoredMember, StoredPlace, StoredStruct } from './place.ts'
import { native, store } from './places.ts'
import { baseName, fieldName } from './structs.ts'
import { rowType, typeName } from './types.ts'
import type { Writer } from './writer.ts'

export function placeIn(value: Code, type: Type, storage: Storage): Place {
  return storage.kind === 'plain' ? native(value, type) : { kind: 'stored', type, code: value, storage }
}

export function storedField(object: StoredPlace, field: Field, type: Type): Place {
  return memberPlace(object, (object.storage as StoredStruct).fields[field.index]!, type)
}

export function storedBase(object: StoredPlace, index: number, type: Type): Place {
  return memberPlace(object, (object.storage as StoredStruct).bases[index]!, type)
}

function memberPlace({ code: whole }: StoredPlace, { name, storage }: StoredMember, type: Type): Place {
  return placeIn(suffix(whole, `.${name}`), type, storage)
}

export function storedElement(object: StoredPlace, index: Code, type: Type): Place {
  const { storage } = object
  if (storage.kind !== 'array') return placeIn(element(object.code, index), type, { kind: 'plain' })
  return placeIn(suffix(element(object.code, index), storage.wrapper), type, storage.element)
}

export function loadStored(writer: Writer, place: StoredPlace): Code {
  return loadFrom(writer, place.code, place.type, place.storage)
}

function loadFrom(writer: Writer, value: Code, type: Type, storage: Storage): Code {
  switch (storage.kind) {
    case 'plain':
      return value
    case 'struct':
      return call(loadHelper(writer, storage), value)
    case 'array': {
      const { count = 0, element: elementType } = type as Extract<Type, { kind: 'array' }>
      if (count > 32) return loadLongArray(writer, value, type, elementType, count, storage)
      const parts = Array.from({ length: count }, (_, index) =>
        loadFrom(writer, suffix(element(value, code(String(index))), storage.wrapper), elementType, storage.element),
      )
      return call(typeName(writer, type), ...parts)
    }
    case 'matrix':
      return loadMatrix(writer, value, type as MatrixType, storage)
  }
}

function loadLongArray(
  writer: Writer,
  value: Code,
  type: Type,
  elementType: Type,
  count: number,
  storage: Extract<Storage, { kind: 'array' }>,
): Code {
  const array = writer.declare(type, 'array')
  const index = writer.names.take('index')
  const { lines, result } = writer.capture(() =>
    loadFrom(writer, suffix(element(value, code(index)), storage.wrapper), elementType, storage.element),
  )
  writer.lines.push(`for (int ${index} = 0; ${index} < ${count}; ${index}++) {`)
  writer.lines.push([...lines, `${array.text}[${index}] = ${result.text};`], '}')
  return array
}

/** One function per struct and layout. */
function loadHelper(writer: Writer, storage: StoredStruct): string {
  const { type } = storage
  const name = typeName(writer, type)
  return writer.helper(`load_${storage.name}`, '', (own) => {
    const { lines, result } = writer.capture(() => {
      const stored = code('stored')
      const parts = [
        ...type.bases.map((base, index) => memberLoad(writer, stored, storage.bases[index]!, base)),
        ...type.fields.map((field, index) => memberLoad(writer, stored, storage.fields[index]!, field.type)),
      ]
      return call(name, ...parts)
    })
    return [`${name} ${own}(${storage.name} stored) {`, [...lines, `return ${result.text};`], '}']
  })
}

function memberLoad(writer: Writer, stored: Code, { name, storage }: StoredMember, type: Type): Code {
  return loadFrom(writer, suffix(stored, `.${name}`), type, storage)
}

/** The vectors in memory are rows or columns of HLSL's matrix. */
function loadMatrix(
  writer: Writer,
  value: Code,
  type: MatrixType,
  storage: Extract<Storage, { kind: 'matrix' }>,
): Code {
  const vector = (index: number): Code => suffix(element(value, code(String(index))), storage.wrapper)
  if (storage.rowMajor)
    return call(typeName(writer, type), ...Array.from({ length: type.rows }, (_, row) => vector(row)))
  const columns = Array.from({ length: type.columns }, (_, column) => vector(column))
  return call('transpose', call(typeName(writer, matrixType(type.element, type.columns, type.rows)), ...columns))
}

export function storeStored(writer: Writer, place: StoredPlace, value: Code): void {
  const { type, storage } = place
  const reused = writer.reuse(value, type)
  switch (storage.kind) {
    case 'struct': {
      const struct = type as StructType
      struct.bases.forEach((base, index) => {
        store(writer, storedBase(place, index, base), suffix(reused, `.${baseName(writer, struct, index)}`))
      })
      for (const field of struct.fields)
        store(writer, storedField(place, field, field.type), suffix(reused, `.${fieldName(writer, field)}`))
      return
    }
    case 'array': {
      const { count = 0, element: elementType } = type as Extract<Type, { kind: 'array' }>
      for (let index = 0; index < count; index++) {
        const position = code(String(index))
        store(writer, storedElement(place, position, elementType), element(reused, position))
      }
      return
    }
    case 'matrix':
      storeMatrix(writer, place, reused, type as MatrixType, storage)
      return
    case 'plain':
      writer.lines.push(`${place.code.text} = ${value.text};`)
  }
}

function storeMatrix(
  writer: Writer,
  place: StoredPlace,
  value: Code,
  type: MatrixType,
  storage: Extract<Storage, { kind: 'matrix' }>,
): void {
  const count = storage.rowMajor ? type.rows : type.columns
  for (let index = 0; index < count; index++) {
    const target = suffix(element(place.code, code(String(index))), storage.wrapper)
    const source = storage.rowMajor ? element(value, code(String(index))) : columnOf(writer, value, type, index)
    writer.lines.push(`${target.text} = ${source.text};`)
  }
}

function columnOf(writer: Writer, value: Code, type: MatrixType, column: number): Code {
  const parts = Array.from({ length: type.rows }, (_, row) =>
    suffix(element(value, code(String(row))), `.${'xyzw'[column]}`),
  )
  return call(typeName(writer, rowType(matrixType(type.element, type.columns, type.rows))), ...parts)
}
