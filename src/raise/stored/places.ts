// Places in memory with a layout, and how what lies there is read and written in its stored form (forms.ts).
//
//   cb.flag                =>   cb.flag != 0                             bool flag;
//   buffer[i].high = x     =>   buffer[i].low = buffer[i].low & 15 | x << 4            uint low : 4; uint high : 28;
//   S s = buffer[i + 1]    =>   index = i + 1, S(buffer[index].a != 0, buffer[index].b)
//
// Members are read and written one by one where the whole has another form.
import type { DiagnosticSink } from '../../diagnostics/sink.ts'
import { isDuplicable } from '../../program/duplicable.ts'
import type { Expression } from '../../program/program.ts'
import {
  makeAssign,
  makeConstruct,
  makeConvert,
  makeField,
  makeIndex,
  makeTemporary,
  makeUint,
} from '../../rewrite/nodes.ts'
import { bug } from '../../support/bug.ts'
import {
  arrayElement,
  boolType,
  componentOf,
  isNumeric,
  type StructType,
  type Type,
  vectorType,
  withComponent,
} from '../../types/types.ts'
import { type BitRange, extractBits, insertBits, joinBits } from '../bit-fields.ts'
import { binary, componentsOf, elementAt, number, numericOf } from '../formulas/nodes.ts'
import { isTooLarge, named, partsOf } from '../parts.ts'
import { mapSelectors } from '../selectors.ts'
import { isTransposed, type StoredForms } from './forms.ts'

export interface StoredPlace {
  /** What lies there, in its stored form. */
  readonly at: Expression
  /** Of the value. */
  readonly type: Type
  /** Of the matrices in the value. */
  readonly rowMajor: boolean
  /** Of a bit-field: its bits of the number. */
  readonly bits?: BitRange | undefined
  /** `at` is a transposed matrix: its column of that index, components of it in order. */
  readonly row?: { readonly index: Expression; readonly components: readonly number[] }
}

/** A square matrix that is transposed has the same type. */
export function isSameForm({ at, type, rowMajor, bits, row }: StoredPlace): boolean {
  return at.type === type && !bits && !row && !isTransposed(arrayElement(type), rowMajor)
}

export class StoredAccess {
  readonly #forms: StoredForms
  readonly #isText: boolean
  readonly #sink: DiagnosticSink

  constructor(forms: StoredForms, isText: boolean, sink: DiagnosticSink) {
    this.#forms = forms
    this.#sink = sink
    this.#isText = isText
  }

  /** The value that lies there. */
  read(place: StoredPlace, before: Expression[]): Expression {
    const { at, type, bits } = place
    if (isSameForm(place)) return at
    if (bits) return extractBits(at, type, bits)
    if (isTransposed(type, place.rowMajor)) return this.#readTransposed(at, type, before)
    if (isSameShape(place)) return fromNumbers(at, type)
    if (isTooLarge(at, type, this.#sink)) return at
    const fixed = this.#fixed(place, before)
    const parts = fixed.row ? this.#rowParts(fixed) : this.#parts(fixed)
    return makeConstruct(
      type,
      parts.map((part) => this.read(part, before)),
      at,
    )
  }

  /** Assignments that put the value there. */
  write(place: StoredPlace, value: Expression, before: Expression[]): Expression[] {
    const { at, type } = place
    if (isSameForm(place)) return [makeAssign(at, value, at)]
    if (place.bits) {
      // It may change the other bits of the number, which is read behind it.
      const given = isDuplicable(value) ? value : makeTemporary('value', value, before)
      const unit = this.#fixed(place, before).at
      return [makeAssign(unit, insertBits(unit, given, place.bits), at)]
    }
    const isTurned = isTransposed(type, place.rowMajor)
    if (isSameShape(place) && !isTurned) return [makeAssign(at, makeConvert(value, at.type), at)]
    if (isTooLarge(at, type, this.#sink)) return [value]
    const given = this.named('value', value, before)
    if (isTurned) return [makeAssign(at, transposed(given, at.type), at)]
    const fixed = this.#fixed(place, before)
    if (fixed.row) {
      const values = componentsOf(given)
      return this.#rowParts(fixed).flatMap((part, index) => this.write(part, values[index]!, before))
    }
    const values = partsOf(given)
    const parts = this.#parts(fixed)
    return parts.flatMap((part, index) => {
      if (!part.bits) return this.write(part, values[index]!, before)
      // The first of a number's bit-fields writes it.
      if (part.bits.offset > 0) return []
      const end = parts.findIndex(({ bits }, later) => later > index && !(bits && bits.offset > 0))
      const fields = parts.slice(index, end < 0 ? undefined : end)
      const joined = joinBits(fields.map(({ bits }, each) => ({ value: values[index + each]!, ...bits! })))
      return [makeAssign(part.at, joined, at)]
    })
  }

  /** Something that may be named more than once. */
  named(name: string, value: Expression, before: Expression[]): Expression {
    return named(name, value, this.#isText, before)
  }

  /** The same place, its selectors in variables that may be named more than once. */
  #fixed(place: StoredPlace, before: Expression[]): StoredPlace {
    const fix = (index: Expression): Expression => this.named('index', index, before)
    const at = mapSelectors(place.at, fix)
    return place.row ? { ...place, at, row: { ...place.row, index: fix(place.row.index) } } : { ...place, at }
  }

  // ---- Parts

  base(object: StoredPlace, base: StructType): StoredPlace {
    const stored = this.#forms.struct(base)
    const at: Expression = { ...spanned(object.at), kind: 'base', object: object.at, base: stored, type: stored }
    return { at, type: base, rowMajor: false }
  }

  #parts(place: StoredPlace): StoredPlace[] {
    const { at, type } = place
    if (type.kind === 'struct')
      return [
        ...type.bases.map((base) => this.base(place, base)),
        ...type.fields.map((field): StoredPlace => {
          const { field: stored, bits } = this.#forms.member(field)
          return { at: makeField(at, stored, at), type: field.type, rowMajor: field.rowMajor, bits }
        }),
      ]
    if (type.kind !== 'array' || at.type.kind !== 'array') return bug(`no parts of a ${type.kind} in memory`)
    const { element } = at.type
    return Array.from({ length: type.count ?? 0 }, (_, index) => ({
      at: makeIndex(at, makeUint(index, at), element, at),
      type: type.element,
      rowMajor: place.rowMajor,
    }))
  }

  #rowParts({ at, type, row }: StoredPlace): StoredPlace[] {
    return row!.components.map((component) => rowElement(at, makeUint(component, at), row!.index, type))
  }

  #readTransposed(at: Expression, type: Type, before: Expression[]): Expression {
    const whole = makeTemporary('value', at, before)
    return fromNumbers(transposed(whole, withComponent(numericOf({ ...at, type }), componentOf(numericOf(at)))), type)
  }
}

function spanned({ start, end }: Expression): Pick<Expression, 'start' | 'end'> {
  return { start, end }
}

/** One element of a transposed matrix, by its place in the value. */
export function rowElement(matrix: Expression, column: Expression, row: Expression, type: Type): StoredPlace {
  const { element, columns } = matrix.type.kind === 'matrix' ? matrix.type : bug(`rows of a ${matrix.type.kind}`)
  const vector = makeIndex(matrix, column, vectorType(element, columns), matrix)
  const scalar = isNumeric(type) ? componentOf(type) : bug(`components of a ${type.kind}`)
  return { at: makeIndex(vector, row, element, matrix), type: scalar, rowMajor: true }
}

/** Whether only the components differ. */
function isSameShape({ at, type, row }: StoredPlace): boolean {
  if (row || !isNumeric(type) || !isNumeric(at.type)) return false
  return withComponent(type, componentOf(at.type)) === at.type
}

function fromNumbers(value: Expression, type: Type): Expression {
  const isBool = isNumeric(type) && componentOf(type) === boolType && componentOf(numericOf(value)) !== boolType
  return isBool ? makeConvert(binary('!=', value, number(value, 0)), type) : value
}

/** The matrix with rows and columns exchanged, of the type. */
function transposed(matrix: Expression, type: Type): Expression {
  const { element, rows, columns } = type.kind === 'matrix' ? type : bug(`a transposed ${type.kind}`)
  const made = Array.from({ length: rows }, (_, row) =>
    makeConstruct(
      vectorType(element, columns),
      Array.from({ length: columns }, (__, column) => makeConvert(elementAt(matrix, column, row), element)),
      matrix,
    ),
  )
  return makeConstruct(type, made, matrix)
}
