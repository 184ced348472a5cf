// Values that are taken apart, put together and converted to fit the types of inputs and outputs.
import type { Expression } from '../../../program/program.ts'
import { makeConstruct, makeConvert, makeIndex, makeLiteral, makeUint, makeZero } from '../../../rewrite/nodes.ts'
import type { Span } from '../../../support/source.ts'
import {
  arrayType,
  boolType,
  componentCount,
  componentOf,
  floatType,
  isNumeric,
  type Type,
  uintType,
  withComponent,
} from '../../../types/types.ts'

/** Bools cannot cross the border between stages. */
export function interfaceType(type: Type): Type {
  if (type.kind === 'array') return arrayType(interfaceType(type.element), type.count)
  if (type.kind === 'enum') return type.underlying
  return isNumeric(type) && componentOf(type) === boolType ? withComponent(type, uintType) : type
}

export function scalarsOf(type: Type): number {
  if (type.kind === 'array') return (type.count ?? 0) * scalarsOf(type.element)
  return isNumeric(type) ? componentCount(type) : 1
}

/** All scalars of the value, as floats. */
export function scalarParts(value: Expression, span: Span): Expression[] {
  const { type } = value
  if (type.kind === 'array') {
    const parts: Expression[] = []
    for (let index = 0; index < (type.count ?? 0); index++)
      parts.push(...scalarParts(makeIndex(value, makeUint(index, span), type.element, span), span))
    return parts
  }
  if (type.kind !== 'vector') return [makeConvert(value, floatType)]
  return Array.from({ length: type.count }, (_, component) =>
    makeConvert(
      { kind: 'swizzle', object: value, components: [component], type: type.element, ...span } as const,
      floatType,
    ),
  )
}

/** The value with as many components, then of the component wanted; what is missing is zero. */
export function fitTo(value: Expression, type: Type, span: Span): Expression {
  if (value.type === type) return value
  if (!isNumeric(value.type) || !isNumeric(type)) return makeConstruct(type, [value], span)
  const have = componentCount(value.type)
  const want = componentCount(type)
  if (have < want) {
    const component = componentOf(value.type)
    const missing = Array.from({ length: want - have }, () => makeZero(component, span))
    return makeConstruct(type, [value, ...missing], span)
  }
  const component = componentOf(value.type)
  const short = withComponent(type, component)
  if (short === value.type) return makeConvert(value, type)
  const cut: Expression =
    value.type.kind === 'vector'
      ? { kind: 'swizzle', object: value, components: [0, 1, 2, 3].slice(0, want), type: short, ...span }
      : makeConstruct(short, [value], span)
  return makeConvert(cut, type)
}

function swizzled(value: Expression, component: number, span: Span): Expression {
  return { kind: 'swizzle', object: value, components: [component], type: floatType, ...span }
}

export function reciprocalW(value: Expression, span: Span): Expression {
  const one = makeLiteral(1, floatType, span)
  const w: Expression = {
    kind: 'binary',
    operator: '/',
    left: one,
    right: swizzled(value, 3, span),
    type: floatType,
    ...span,
  }
  return makeConstruct(value.type, [...[0, 1, 2].map((component) => swizzled(value, component, span)), w], span)
}

export function invertedY(value: Expression, span: Span): Expression {
  const y: Expression = { kind: 'unary', operator: '-', operand: swizzled(value, 1, span), type: floatType, ...span }
  const rest = [2, 3].map((component) => swizzled(value, component, span))
  return makeConstruct(value.type, [swizzled(value, 0, span), y, ...rest], span)
}
