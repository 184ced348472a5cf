// Names, members, elements and descriptors: everything that is reached from an object.
import type {
  Expression,
  FieldExpression,
  HeapExpression,
  IndexExpression,
  ResourceElementExpression,
  SwizzleExpression,
  Variable,
} from '../../../program/program.ts'
import type { StructType, Type } from '../../../types/types.ts'
import { exactText, looseText, primary } from './expressions.ts'
import { asArgument, asObject, type Text } from './text.ts'
import { declare, typeName } from './types.ts'
import type { Writing } from './writing.ts'

export function variableText(writing: Writing, variable: Variable): Text {
  const { type } = variable
  const local = writing.locals?.nameOf(variable)
  if (local !== undefined) return primary(local, type)
  const name = writing.names.variable(variable)
  writing.need(variable.kind === 'constant' && variable.buffer ? variable.buffer : variable)
  return primary(writing.path(name), type)
}

/** `object.member`; what is seen as a base has the members of the base, unless the derived struct hides them. */
export function memberPath(writing: Writing, object: Expression, member: string): string {
  let inner = object
  let qualifier = ''
  while (inner.kind === 'base') {
    const derived = inner.object.type
    if (derived.kind === 'struct' && hasMember(writing, derived, member) && inner.base.keyword !== 'interface')
      qualifier = `${typeName(writing, inner.base)}::`
    inner = inner.object
  }
  if (inner.kind === 'buffer-contents') inner = inner.object
  if (inner.kind === 'this' && qualifier === '')
    return writing.locals?.hidesMember(member) === false ? member : `this.${member}`
  return `${objectText(writing, inner)}.${qualifier}${member}`
}

function hasMember(writing: Writing, struct: StructType, name: string): boolean {
  return (
    struct.fields.some((field) => field.name === name) ||
    (writing.methods.get(struct) ?? []).some((method) => method.name === name)
  )
}

export function fieldText(writing: Writing, { object, field, type }: FieldExpression): Text {
  return primary(memberPath(writing, object, field.name), type)
}

export function indexText(writing: Writing, { object, index, type }: IndexExpression): Text {
  return primary(`${objectText(writing, object)}[${asArgument(looseText(writing, index))}]`, type)
}

export function elementText(writing: Writing, expression: ResourceElementExpression): Text {
  const { object, index, selector, selected, type } = expression
  const base = objectText(writing, object)
  const at = coordinatesText(writing, index)
  if (!selector || !selected) return primary(`${base}[${at}]`, type)
  return primary(`${base}.${selector}[${asArgument(looseText(writing, selected))}][${at}]`, type)
}

/** A number does not become a vector by itself here. */
function coordinatesText(writing: Writing, index: Expression): string {
  const text = looseText(writing, index)
  return asArgument(text.type.kind === index.type.kind ? text : exactText(writing, index))
}

/** What precedes `.` or `[`. */
export function objectText(writing: Writing, object: Expression): string {
  const held = object.kind === 'heap' ? heldDescriptor(writing, object) : undefined
  if (held !== undefined) return held
  const text = asObject(exactText(writing, object))
  return object.kind === 'heap' && isWritable(object.type) ? `(${text})` : text
}

// ---- Descriptor heaps

/** `ResourceDescriptorHeap[i]`: enough where the type follows from the variable that takes it. */
export function rawHeapText(writing: Writing, { heap, index }: HeapExpression): string {
  const name = heap === 'sampler' ? 'SamplerDescriptorHeap' : 'ResourceDescriptorHeap'
  return `${writing.path({ scope: '', name })}[${asArgument(looseText(writing, index))}]`
}

export function heapText(writing: Writing, expression: HeapExpression): Text {
  const { type } = expression
  return primary(`${typeName(writing, type)}(${rawHeapText(writing, expression)})`, type)
}

/**
 * DXC finds no methods on a cast heap element whose type is a template (issue 4036), so buffers get a variable of their own; and so do
 * writable textures, since `RWTexture2D<float4>(...)[at] = x;` would be read as a declaration. Where no variable can precede it, parentheses
 * make it an expression.
 */
function heldDescriptor(writing: Writing, expression: HeapExpression): string | undefined {
  const { type } = expression
  const { locals } = writing
  if (!locals?.canHold(expression) || type.kind !== 'object' || !needsVariable(type)) return undefined
  const wanted = type.row.category.endsWith('buffer') ? 'buffer' : 'image'
  return locals.hold(wanted, (name) => `${declare(writing, type, name)} = ${rawHeapText(writing, expression)};`)
}

function needsVariable(type: Type): boolean {
  if (type.kind !== 'object' || type.row.element === undefined) return false
  return type.row.category.endsWith('buffer') || isWritable(type)
}

function isWritable(type: Type): boolean {
  return type.kind === 'object' && type.row.writable === true
}

/** The mark belongs on the scalar that is used: `NonUniformResourceIndex(h).x` is `NonUniformResourceIndex(h.x)`. */
export function nonUniformIndex({ object, components, type, start, end }: SwizzleExpression): Expression | undefined {
  const [marked] = object.kind === 'intrinsic' && object.name === 'NonUniformResourceIndex' ? object.arguments : []
  if (!marked || object.kind !== 'intrinsic') return undefined
  return {
    ...object,
    arguments: [{ kind: 'swizzle', object: marked, components, type, start, end }],
    parameterTypes: [type],
    type,
  }
}
