// A piece of HLSL and what the front end will make of it when it reads it again.
//
//   2.5        a literal, which takes the type of what it is used with
//   x + 1u     precedence of +, type uint
//
// Conversions are written only where the type that is read differs from the type the program computes in, so both are kept apart:
// `type` here is the one that is read.
import { attributeSpelling } from '../../../hlsl/attributes.ts'
import type { ProgramAttribute } from '../../../program/program.ts'
import type { Type } from '../../../types/types.ts'
import { Level, type Text as LeveledText, operatorLevels, within } from '../precedence.ts'

export interface Text extends LeveledText {
  /** As the front end reads it: `literal int` for `1`. */
  readonly type: Type
  /** Of a literal integer: intrinsics look at its size. */
  readonly value?: bigint
}

/** In front of `.` and `[`: a number would swallow the point. */
export function asObject(value: Text): string {
  const text = within(value, Level.postfix)
  return /^[\d.]/.test(text) ? `(${text})` : text
}

/** An argument or element: everything but a comma stands alone. */
export function asArgument(value: Text): string {
  return within(value, Level.assignment)
}

/** Compilers warn about these pairs without parentheses, people misread them. */
function isConfusing(outer: string, inner: Level): boolean {
  switch (outer) {
    case '||':
      return inner === Level.and
    case '|':
    case '^':
    case '&':
    case '<<':
    case '>>':
      return inner < Level.unary
    default:
      return false
  }
}

/** An operand of a binary operator; the right one of equal precedence needs parentheses. */
export function asOperand(value: Text, operator: string, isRight: boolean, isSameOperator = false): string {
  const own = operatorLevels[operator]!
  const least = isRight ? own + 1 : own
  // A chain of `<` is an error.
  const isChain = own === Level.comparison && value.level === Level.comparison
  if (value.level < least || isChain) return `(${value.text})`
  return isConfusing(operator, value.level) && !isSameOperator ? `(${value.text})` : value.text
}

export function attributeText({ name, arguments: values }: ProgramAttribute): string {
  const list = values.map((value) => (typeof value === 'string' ? JSON.stringify(value) : String(value))).join(', ')
  const spelling = attributeSpelling(name)
  const text = values.length === 0 ? spelling : `${spelling}(${list})`
  return name.includes('::') ? `[[${text}]]` : `[${text}]`
}
