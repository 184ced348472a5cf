// Values lie in memory with a layout as the target can store them, and are converted where they are read and written:
//
//   if (cb.flag)              =>   if (cb.flag != 0)                       blocks have no booleans
//   buffer.Append(s)          =>   index = buffer.IncrementCounter(), buffer[index] = s
//   int3x2 m = buffer[i].m    =>   the stored int2x3, transposed           matrices of integers are arrays of rows
//
// Writers see plain loads and stores only. Atomics get the place itself.
import type { DiagnosticSink } from '../../diagnostics/sink.ts'
import { lookupObject } from '../../hlsl/resources.ts'
import { hasAttribute } from '../../program/attributes.ts'
import { fixedInteger } from '../../program/evaluate/fixed.ts'
import type {
  AssignExpression,
  Expression,
  IntrinsicExpression,
  MethodExpression,
  ResourceElementExpression,
  Statement,
} from '../../program/program.ts'
import { mapChain, mapOperands, mapStatement } from '../../rewrite/map.ts'
import {
  makeAssign,
  makeConvert,
  makeField,
  makeIndex,
  makeSequence,
  makeTemporary,
  makeUint,
  selectedLast,
} from '../../rewrite/nodes.ts'
import { bug } from '../../support/bug.ts'
import { alignmentOf } from '../../types/layout.ts'
import { isBufferPointer, isNodeObject, type ObjectType, objectType, type Type, uintType } from '../../types/types.ts'
import { isTransposed, type StoredForms } from './forms.ts'
import { isSameForm, rowElement, StoredAccess, type StoredPlace } from './places.ts'

/** In bytes, where a call does not say and nothing in the data is larger. */
const defaultAlignment = 4

export class StoredValues {
  readonly #forms: StoredForms
  readonly #access: StoredAccess

  constructor(forms: StoredForms, isText: boolean, sink: DiagnosticSink) {
    this.#forms = forms
    this.#access = new StoredAccess(forms, isText, sink)
  }

  readonly statement = (statement: Statement): Statement =>
    mapStatement(statement, { expression: this.expression, statement: this.statement })

  readonly expression = (expression: Expression): Expression => {
    switch (expression.kind) {
      case 'binary':
      case 'logical':
        return mapChain(expression, this.expression)
      case 'assign':
        return this.#assign(expression)
      case 'intrinsic':
        return this.#intrinsic(expression)
      case 'method':
        if (isStructured(expression.object.type)) return this.#structured(expression)
    }
    const place = this.#place(expression)
    if (!place) return selectedLast(mapOperands(expression, this.expression))
    const before: Expression[] = []
    const value = this.#access.read(place, before)
    return makeSequence([...before, value], expression)
  }

  #assign(expression: AssignExpression): Expression {
    const value = this.expression(expression.value)
    const place = this.#place(expression.target)
    if (place && !isSameForm(place)) {
      const before: Expression[] = []
      const written = this.#access.write(place, value, before)
      return makeSequence([...before, ...written], expression)
    }
    const target = place?.at ?? this.expression(expression.target)
    return value === expression.value && target === expression.target ? expression : { ...expression, value, target }
  }

  /** Data at an address is what a pointer points to, where it has another form. */
  #intrinsic(call: IntrinsicExpression): Expression {
    const isLoad = call.name === 'vk::RawBufferLoad'
    const type = isLoad ? call.type : call.parameterTypes[1]
    const isData = (isLoad || call.name === 'vk::RawBufferStore') && type && !this.#forms.isSame(type, false)
    const data = isData ? dataAt(call.arguments[0]!, type, call.arguments[isLoad ? 1 : 2]) : undefined
    if (!data) return mapOperands(call, this.expression)
    const made = this.expression(isLoad ? data : makeAssign(data, makeConvert(call.arguments[1]!, type!), call))
    return withType(made, call.type)
  }

  // ---- Structured buffers

  #structured(call: MethodExpression): Expression {
    const { name, object, arguments: list, start, end } = call
    const type = (object.type as ObjectType).element ?? bug('a structured buffer has elements')
    const element = (index: Expression): ResourceElementExpression => ({
      kind: 'resource-element',
      object,
      selected: undefined,
      selector: undefined,
      index,
      type,
      start,
      end,
    })
    const counter = (method: string): Expression => ({
      ...call,
      name: method,
      arguments: [],
      modes: [],
      parameterTypes: [],
      type: uintType,
    })
    if (name === 'Load' && list.length === 1) return this.expression(element(list[0]!))
    if (name === 'Consume') return this.expression(element(counter('DecrementCounter')))
    if (name !== 'Append') return mapOperands(call, this.expression)
    const before: Expression[] = []
    const value = this.#access.named('value', this.expression(makeConvert(list[0]!, type)), before)
    const index = makeTemporary('index', this.expression(counter('IncrementCounter')), before)
    const place = this.#place(element(index)) ?? bug('an element of a buffer is a place')
    const written = this.#access.write(place, value, before)
    return { ...makeSequence([...before, ...written], call), type: call.type }
  }

  // ---- Places

  /** `undefined`: not in memory with a layout. What has its value's form is the very node. */
  #place(expression: Expression): StoredPlace | undefined {
    switch (expression.kind) {
      case 'variable': {
        const { kind, type, rowMajor, attributes } = expression.variable
        if (kind !== 'constant' || hasAttribute(attributes, 'vk::constant_id')) return undefined
        return this.#root(expression, type, rowMajor)
      }
      case 'buffer-contents':
        return this.#root(mapOperands(expression, this.expression), expression.type, false)
      case 'resource-element':
        if (!isStructured(expression.object.type) && !isNodeObject(expression.object.type)) return undefined
        return this.#element(expression, expression.object.type as ObjectType)
      case 'method':
        return isPointed(expression) ? this.#element(expression, expression.object.type as ObjectType) : undefined
      case 'field':
      case 'base':
      case 'index':
      case 'swizzle':
      case 'matrix-swizzle': {
        const object = this.#place(expression.object)
        return object && this.#part(expression, object)
      }
      default:
        return undefined
    }
  }

  #element(expression: Expression, { rowMajorElement }: ObjectType): StoredPlace {
    return this.#root(mapOperands(expression, this.expression), expression.type, rowMajorElement)
  }

  #root(expression: Expression, type: Type, rowMajor: boolean): StoredPlace {
    return { at: withType(expression, this.#forms.of(type, rowMajor)), type, rowMajor }
  }

  #part(
    expression: Extract<Expression, { kind: 'field' | 'base' | 'index' | 'swizzle' | 'matrix-swizzle' }>,
    object: StoredPlace,
  ): StoredPlace | undefined {
    const { type } = expression
    const { at, rowMajor } = object
    switch (expression.kind) {
      case 'field': {
        const { field, bits } = this.#forms.member(expression.field)
        const isSame = at === expression.object && field === expression.field
        const { rowMajor: ofField } = expression.field
        return { at: isSame ? expression : makeField(at, field, expression), type, rowMajor: ofField, bits }
      }
      case 'base':
        return at === expression.object
          ? { at: expression, type, rowMajor }
          : this.#access.base(object, expression.base)
      case 'index':
        return this.#indexed(expression, object)
      case 'swizzle':
        return swizzled(expression, object, this.#forms.of(type, rowMajor))
      case 'matrix-swizzle': {
        const stored = this.#forms.of(type, rowMajor)
        if (!isTransposed(object.type, rowMajor)) return { at: onObject(expression, at, stored), type, rowMajor }
        const elements = expression.elements.map(({ row, column }) => ({ row: column, column: row }))
        return { at: { ...expression, object: at, elements, type: stored } as Expression, type, rowMajor }
      }
    }
  }

  #indexed(expression: Extract<Expression, { kind: 'index' }>, object: StoredPlace): StoredPlace {
    const { type } = expression
    const { at, rowMajor, row } = object
    const index = this.expression(expression.index)
    if (row) return rowElement(at, index, row.index, object.type)
    if (isTransposed(object.type, rowMajor)) {
      const components = Array.from({ length: object.type.columns }, (_, component) => component)
      return { at, type, rowMajor, row: { index, components } }
    }
    const stored = at.type.kind === 'array' ? at.type.element : this.#forms.of(type, rowMajor)
    const isSame = at === expression.object && index === expression.index && stored === type
    return { at: isSame ? expression : makeIndex(at, index, stored, expression), type, rowMajor }
  }
}

function swizzled(
  expression: Extract<Expression, { kind: 'swizzle' }>,
  object: StoredPlace,
  stored: Type,
): StoredPlace | undefined {
  const { components, type } = expression
  const { at, rowMajor, row, bits } = object
  if (bits) return components.length === 1 ? { ...object, type } : undefined
  if (!row) return { at: onObject(expression, at, stored), type, rowMajor }
  const selected = components.map((each) => row.components[each]!)
  if (selected.length === 1) return rowElement(at, makeUint(selected[0]!, at), row.index, type)
  return { at, type, rowMajor, row: { ...row, components: selected } }
}

function onObject(
  expression: Extract<Expression, { kind: 'swizzle' | 'matrix-swizzle' }>,
  object: Expression,
  type: Type,
): Expression {
  return object === expression.object && type === expression.type ? expression : { ...expression, object, type }
}

/** `((vk::BufferPointer<T, alignment>)address).Get()`; `undefined` where the alignment is no constant, which writers refuse. */
function dataAt(address: Expression, type: Type, alignment: Expression | undefined): Expression | undefined {
  const count = alignment ? fixedInteger(alignment) : Math.max(defaultAlignment, alignmentOf(type, 'structured'))
  if (count === undefined) return undefined
  const { start, end } = address
  const pointer = objectType(lookupObject('vk::BufferPointer')!, type, Number(count))
  const object = makeConvert(address, pointer)
  return { kind: 'method', name: 'Get', object, arguments: [], modes: [], parameterTypes: [], type, start, end }
}

function withType(expression: Expression, type: Type): Expression {
  return expression.type === type ? expression : ({ ...expression, type } as Expression)
}

function isStructured(type: Type): boolean {
  return type.kind === 'object' && type.row.category === 'structured buffer'
}

/** What a pointer points to, and the record of a node. */
function isPointed({ object, name }: MethodExpression): boolean {
  return isBufferPointer(object.type) || (name === 'Get' && isNodeObject(object.type))
}

/** Whether the step leaves it: what the verifier asks. */
export function isStored(node: Expression): boolean {
  return (
    node.kind !== 'method' || !isStructured(node.object.type) || (node.name !== 'Append' && node.name !== 'Consume')
  )
}
