// From an expression to the place it names, and reading and writing there.
import { integerValue } from '../../../program/evaluate/evaluate.ts'
import type { Expression, Variable } from '../../../program/program.ts'
import { bug } from '../../../support/bug.ts'
import { isBufferPointer, type Type } from '../../../types/types.ts'
import { type Code, call, code, element, isNumber, suffix, swizzleText } from './code.ts'
import { bufferContentsPlace, resourceElementPlace } from './elements.ts'
import { write, writeIndex } from './expressions.ts'
import { type NativePlace, type Place, paddedMember } from './place.ts'
import { pointedAt } from './references.ts'
import { loadStored, storedBase, storedElement, storedField, storeStored } from './stored.ts'
import { baseName, fieldName } from './structs.ts'
import { loadTexel, storeTexel } from './texels.ts'
import { matrixForm, plainType, typeName } from './types.ts'
import type { Writer } from './writer.ts'

export function placeOf(writer: Writer, expression: Expression): Place {
  switch (expression.kind) {
    case 'variable':
      return writer.variables.get(expression.variable) ?? newVariable(writer, expression.variable)
    case 'field':
      return fieldPlace(writer, placeOf(writer, expression.object), expression)
    case 'base':
      return basePlace(writer, placeOf(writer, expression.object), expression)
    case 'swizzle':
      return swizzlePlace(writer, placeOf(writer, expression.object), expression.components, expression.type)
    case 'matrix-swizzle':
      return elementsPlace(writer, placeOf(writer, expression.object), expression.elements, expression.type)
    case 'index': {
      const object = placeOf(writer, expression.object)
      return elementAt(writer, object, limitedIndex(writer, expression.index, object.type), expression.type)
    }
    case 'resource-element':
      return resourceElementPlace(writer, expression)
    case 'buffer-contents':
      return bufferContentsPlace(writer, expression)
    case 'method':
      return isBufferPointer(expression.object.type)
        ? pointedAt(writer, { ...expression.object.type, element: expression.type }, write(writer, expression.object))
        : native(write(writer, expression), expression.type)
    default:
      return native(write(writer, expression), expression.type)
  }
}

export function native(value: Code, type: Type): NativePlace {
  return { kind: 'native', type, code: value }
}

/** A temporary that a call gives its value is declared where it is named first. */
function newVariable(writer: Writer, variable: Variable): Place {
  const { name, type, isTemporary } = variable
  if (!isTemporary) writer.unsupported(`the variable '${name}'`)
  const place = native(isTemporary ? writer.declare(type, name) : code('0'), type)
  writer.variables.set(variable, place)
  return place
}

/** A place inside a value that has none: a copy to take it from. */
function materialized(writer: Writer, place: Place): NativePlace {
  return place.kind === 'native' ? place : native(writer.reuse(load(writer, place), place.type), place.type)
}

function fieldPlace(writer: Writer, object: Place, { field, type }: Extract<Expression, { kind: 'field' }>): Place {
  if (object.kind === 'stored') return storedField(object, field, type)
  return native(suffix(materialized(writer, object).code, `.${fieldName(writer, field)}`), type)
}

function basePlace(writer: Writer, object: Place, { base, type }: Extract<Expression, { kind: 'base' }>): Place {
  const struct = object.type
  if (struct.kind !== 'struct') return object
  const index = struct.bases.indexOf(base)
  if (object.kind === 'stored') return storedBase(object, index, type)
  return native(suffix(materialized(writer, object).code, `.${baseName(writer, struct, index)}`), type)
}

function swizzlePlace(writer: Writer, object: Place, components: readonly number[], type: Type): Place {
  const source = plainType(object.type)
  if (source.kind !== 'vector') {
    if (components.length === 1) return { ...object, type } as Place
    return native(call(typeName(writer, type), load(writer, object)), type)
  }
  if (object.kind === 'native') return native(suffix(object.code, `.${swizzleText(components)}`), type)
  const [only] = components
  const stored = components.length === 1 ? storedMatrixElement(object, code(String(only)), type) : undefined
  if (stored) return stored
  if (object.kind === 'components' && !('text' in object.positions)) {
    const { positions } = object
    return { ...object, type, positions: components.map((component) => positions[component]!) }
  }
  return { kind: 'components', type, base: object, positions: components }
}

function elementsPlace(
  writer: Writer,
  object: Place,
  elements: readonly { readonly row: number; readonly column: number }[],
  type: Type,
): Place {
  const source = object.type
  const plain = plainType(source)
  if (source.kind !== 'matrix' || plain.kind !== 'matrix') {
    const isColumn = source.kind === 'matrix' && source.columns === 1
    const components = elements.map(({ row, column }) => (isColumn ? row : column))
    return swizzlePlace(writer, object, components, type)
  }
  const [first] = elements
  if (elements.length === 1 && object.kind === 'native')
    return native(element(element(object.code, code(String(first!.row))), code(String(first!.column))), type)
  return { kind: 'elements', type, base: object, elements }
}

/** An element of an array, a component of a vector, a row of a matrix. */
function elementAt(writer: Writer, object: Place, index: Code, type: Type): Place {
  const source = object.type
  if (source.kind === 'matrix' && matrixForm(source) === 'vector') {
    // The only row is the whole; a row of one column is a component.
    if (source.rows === 1) return { ...object, type } as Place
  } else if (plainType(source).kind === 'scalar') return { ...object, type } as Place
  if (object.kind === 'vertices') return object.element(index)
  if (object.kind === 'stored' && source.kind === 'array') return storedElement(object, index, type)
  if (object.kind === 'native') return native(element(object.code, index), type)
  const stored = storedMatrixElement(object, index, type)
  if (stored) return stored
  if (plainType(source).kind === 'vector') {
    if (isNumber(index)) return swizzlePlace(writer, object, [Number.parseInt(index.text, 10)], type)
    return { kind: 'components', type, base: object, positions: index }
  }
  if (plainType(source).kind === 'matrix') return { kind: 'components', type, base: object, positions: index }
  return native(element(materialized(writer, object).code, index), type)
}

/** A row of a matrix that is stored by rows, or an element of a row of one that is stored by columns. */
function storedMatrixElement(object: Place, index: Code, type: Type): Place | undefined {
  if (object.kind === 'stored' && object.storage.kind === 'matrix' && object.storage.rowMajor)
    return native(suffix(element(object.code, index), object.storage.wrapper), type)
  if (object.kind !== 'components' || object.base.kind !== 'stored' || !('text' in object.positions)) return undefined
  const { storage, code: vectors } = object.base
  if (storage.kind !== 'matrix') return undefined
  const vector = element(vectors, index)
  return native(
    element(storage.wrapper === paddedMember ? suffix(vector, paddedMember) : vector, object.positions),
    type,
  )
}

/** A constant beyond the end is undefined in HLSL and an error in GLSL. */
function limitedIndex(writer: Writer, expression: Expression, type: Type): Code {
  const index = writeIndex(writer, expression)
  const plain = plainType(type)
  const count =
    plain.kind === 'array'
      ? plain.count
      : plain.kind === 'vector'
        ? plain.count
        : plain.kind === 'matrix'
          ? plain.rows
          : 1
  const value = isNumber(index) ? Number.parseInt(index.text, 10) : Number(integerValue(expression) ?? 0n)
  if (count === undefined || (value >= 0 && value < count)) return index
  return code(String(Math.max(0, Math.min(value, count - 1))))
}

// ---- Reading and writing

export function load(writer: Writer, place: Place): Code {
  switch (place.kind) {
    case 'native':
      return place.code
    case 'stored':
      return loadStored(writer, place)
    case 'texel':
      return loadTexel(writer, place)
    case 'components': {
      const base = load(writer, place.base)
      if ('text' in place.positions) return element(base, place.positions)
      return suffix(base, `.${swizzleText(place.positions)}`)
    }
    case 'elements': {
      const base = writer.reuse(load(writer, place.base), place.base.type)
      const parts = place.elements.map(({ row, column }) =>
        element(element(base, code(String(row))), code(String(column))),
      )
      return parts.length === 1 ? parts[0]! : call(typeName(writer, place.type), ...parts)
    }
    case 'converted':
      return place.load()
    case 'vertices':
      return bug('the vertices of a primitive have no common place')
  }
}

/** Writes the value, which has the place's type, in lines of its own. */
export function store(writer: Writer, place: Place, value: Code): void {
  switch (place.kind) {
    case 'native':
      writer.lines.push(`${place.code.text} = ${value.text};`)
      return
    case 'stored':
      storeStored(writer, place, value)
      return
    case 'texel':
      storeTexel(writer, place, value)
      return
    case 'components': {
      const whole = writer.spill(load(writer, place.base), place.base.type, 'whole')
      const selected = 'text' in place.positions ? `[${place.positions.text}]` : `.${swizzleText(place.positions)}`
      writer.lines.push(`${whole.text}${selected} = ${value.text};`)
      store(writer, place.base, whole)
      return
    }
    case 'elements':
      storeElements(writer, place, value)
      return
    case 'converted':
      place.store(value)
      return
    case 'vertices':
      bug('the vertices of a primitive have no common place')
  }
}

function storeElements(writer: Writer, place: Extract<Place, { kind: 'elements' }>, value: Code): void {
  const isNative = place.base.kind === 'native'
  const target =
    place.base.kind === 'native' ? place.base.code : writer.spill(load(writer, place.base), place.base.type, 'whole')
  const isVector = place.elements.length > 1
  const source = isVector ? writer.spill(value, place.type) : value
  place.elements.forEach(({ row, column }, index) => {
    const part = isVector ? suffix(source, `.${'xyzw'[index]}`) : source
    writer.lines.push(`${target.text}[${row}][${column}] = ${part.text};`)
  })
  if (!isNative) store(writer, place.base, target)
}
