// Values made of other values' leaves: constructors, initialiser lists, casts between structs.
//
//   float4(a.xy, 1, b)    takes a.xy whole, then two scalars              S s = { a, b.xyz }    takes members as they come
//
// Parts are taken whole where the wanted type is theirs and taken apart one level at a time where it is not.
import { bug } from '../../support/bug.ts'
import { isNumeric, type MatrixType, type ScalarType, type Type, vectorType } from '../../types/types.ts'
import { convertScalars, matrixRows } from './conversions.ts'
import type { FunctionWriter } from './function-writer.ts'
import type { Id } from './module.ts'
import { fieldIndex, matrixShape, scalarUnder, valueType } from './types.ts'

interface TypedValue {
  readonly value: Id
  readonly type: Type
}

export class LeafStream {
  readonly #writer: FunctionWriter
  /** The next part is the last one. */
  readonly #parts: TypedValue[]

  constructor(writer: FunctionWriter, parts: readonly TypedValue[]) {
    this.#writer = writer
    this.#parts = parts.toReversed()
  }

  /** The next leaves as one value of the type. */
  take(type: Type): Id {
    const writer = this.#writer
    if (this.#next(type).type === type) return this.#parts.pop()!.value
    switch (type.kind) {
      case 'scalar':
      case 'enum':
        return this.#takeScalar(scalarUnder(type))
      case 'vector':
        return this.#takeVector(type.element, type.count)
      case 'matrix':
        return this.#takeMatrix(type)
      case 'array': {
        const count = type.count ?? bug('a value of unknown length')
        const elements = Array.from({ length: count }, () => this.take(type.element))
        return writer.construct(valueType(writer.shared, type), elements)
      }
      case 'struct': {
        const members = [...type.bases, ...type.fields.map((field) => field.type)]
        const taken = members.map((member) => this.take(member))
        return writer.construct(valueType(writer.shared, type), taken)
      }
      case 'object':
        while (this.#next(type).type !== type) this.#open()
        return this.#parts.pop()!.value
      default:
        return bug(`no value of type ${type.kind}`)
    }
  }

  /** The next part that has leaves. */
  #next(wanted: Type): TypedValue {
    for (;;) {
      const part = this.#parts.at(-1)
      if (!part) return { value: 0, type: { kind: 'void' } }
      const isEmpty = part.type.kind === 'struct' && part.type.bases.length + part.type.fields.length === 0
      if (!isEmpty || part.type === wanted) return part
      this.#parts.pop()
    }
  }

  #takeScalar(wanted: ScalarType): Id {
    for (;;) {
      const { value, type } = this.#next(wanted)
      if (type.kind === 'scalar' || type.kind === 'enum') {
        this.#parts.pop()
        return convertScalars(this.#writer, value, scalarUnder(type), wanted)
      }
      this.#open()
    }
  }

  #takeVector(element: ScalarType, count: number): Id {
    const writer = this.#writer
    if (count === 1) return this.#takeScalar(element)
    const taken: Id[] = []
    for (let left = count; left > 0; ) {
      const { value, type } = this.#next(element)
      if (type.kind === 'scalar' || type.kind === 'enum') {
        taken.push(this.#takeScalar(element))
        left--
      } else if (type.kind === 'vector' && type.count <= left) {
        this.#parts.pop()
        taken.push(convertScalars(writer, value, type.element, element))
        left -= type.count
      } else {
        this.#open()
      }
    }
    return taken.length === 1
      ? taken[0]!
      : this.#constructVector(valueType(writer.shared, vectorType(element, count)), taken)
  }

  /** Constants have only scalars as parts of a vector. */
  #constructVector(type: Id, parts: readonly Id[]): Id {
    const { module } = this.#writer
    if (!parts.every((part) => module.isConstant(part))) return this.#writer.construct(type, parts)
    const component = module.definition(type)!.operands[0]!
    const scalars = parts.flatMap((part) => {
      const definition = module.definition(module.typeOf(part))!
      if (definition.opcode !== 'OpTypeVector') return [part]
      return Array.from({ length: definition.operands[1]! }, (_, index) => this.#writer.extract(component, part, index))
    })
    return module.composite(type, scalars)
  }

  #takeMatrix(type: MatrixType): Id {
    const { shared } = this.#writer
    const { vectors, length } = matrixShape(type)
    if (vectors === 1) return this.#takeVector(type.element, length)
    const rows = Array.from({ length: vectors }, () => this.#takeVector(type.element, length))
    return this.#writer.construct(valueType(shared, type), rows)
  }

  /** Puts the members of the next part in its place. */
  #open(): void {
    const part = this.#parts.pop() ?? bug('a construct has too few leaves')
    const members = partsOf(this.#writer, part)
    for (let index = members.length - 1; index >= 0; index--) this.#parts.push(members[index]!)
  }
}

/** One level down: members, elements, rows, components. */
function partsOf(writer: FunctionWriter, { value, type }: TypedValue): TypedValue[] {
  const { shared } = writer
  switch (type.kind) {
    case 'vector': {
      if (type.count === 1) return [{ value, type: type.element }]
      const scalar = valueType(shared, type.element)
      return Array.from({ length: type.count }, (_, index) => ({
        value: writer.extract(scalar, value, index),
        type: type.element,
      }))
    }
    case 'matrix': {
      const { vectors, length } = matrixShape(type)
      const row = vectorType(type.element, length)
      if (vectors === 1) return [{ value, type: row }]
      return matrixRows(writer, value, type).map((part) => ({ value: part, type: row }))
    }
    case 'array': {
      const element = valueType(shared, type.element)
      return Array.from({ length: type.count ?? 0 }, (_, index) => ({
        value: writer.extract(element, value, index),
        type: type.element,
      }))
    }
    case 'struct': {
      const bases = type.bases.map((base, index) => ({
        value: writer.extract(valueType(shared, base), value, index),
        type: base as Type,
      }))
      const fields = type.fields.map((field, index) => ({
        value: writer.extract(valueType(shared, field.type), value, fieldIndex(type, index)),
        type: field.type,
      }))
      return [...bases, ...fields]
    }
    default:
      return isNumeric(type) || type.kind === 'enum' ? [{ value, type }] : bug(`no parts of a ${type.kind}`)
  }
}
