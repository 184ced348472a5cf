// A piece of HLSL and what the front end will make of it when it reads it again.
//
//   2.5        a literal, which takes the type of what it is used with
//   x + 1u     precedence of +, type uint
//
// Conversions are written only where the type that is read differs from the type the program computes in, so both are kept apart:
// `type` here is the one that is read.
import type { Type } from '../../../types/types.ts'

/** From loose to tight, as in C. */
export const precedences = {
  sequence: 0,
  assign: 1,
  conditional: 2,
  '||': 3,
  '&&': 4,
  '|': 5,
  '^': 6,
  '&': 7,
  equality: 8,
  comparison: 9,
  shift: 10,
  sum: 11,
  product: 12,
  unary: 13,
  postfix: 14,
} as const

export type Precedence = (typeof precedences)[keyof typeof precedences]

export interface Text {
  readonly text: string
  readonly precedence: Precedence
  /** As the front end reads it: `literal int` for `1`. */
  readonly type: Type
  /** Of a literal integer: intrinsics look at its size. */
  readonly value?: bigint
}

/** In parentheses when the text binds less tightly than its place asks for. */
export function inside({ text, precedence }: Text, least: Precedence): string {
  return precedence < least ? `(${text})` : text
}

/** In front of `.` and `[`: a number would swallow the point. */
export function asObject(value: Text): string {
  const text = inside(value, precedences.postfix)
  return /^[\d.]/.test(text) ? `(${text})` : text
}

/** An argument or element: everything but a comma stands alone. */
export function asArgument(value: Text): string {
  return inside(value, precedences.assign)
}

export const operatorPrecedences: Readonly<Record<string, Precedence>> = {
  '*': precedences.product,
  '/': precedences.product,
  '%': precedences.product,
  '+': precedences.sum,
  '-': precedences.sum,
  '<<': precedences.shift,
  '>>': precedences.shift,
  '<': precedences.comparison,
  '>': precedences.comparison,
  '<=': precedences.comparison,
  '>=': precedences.comparison,
  '==': precedences.equality,
  '!=': precedences.equality,
  '&': precedences['&'],
  '^': precedences['^'],
  '|': precedences['|'],
  '&&': precedences['&&'],
  '||': precedences['||'],
}

/** Compilers warn about these pairs without parentheses, people misread them. */
function isConfusing(outer: string, inner: Precedence): boolean {
  switch (outer) {
    case '||':
      return inner === precedences['&&']
    case '|':
    case '^':
    case '&':
    case '<<':
    case '>>':
      return inner < precedences.unary
    default:
      return false
  }
}

/** An operand of a binary operator; the right one of equal precedence needs parentheses. */
export function asOperand(value: Text, operator: string, isRight: boolean, isSameOperator = false): string {
  const own = operatorPrecedences[operator]!
  const least = isRight ? own + 1 : own
  if (value.precedence < least) return `(${value.text})`
  return isConfusing(operator, value.precedence) && !isSameOperator ? `(${value.text})` : value.text
}
