// Small makers of typed expressions, so that every place builds the same node the same way.
import type {
  ConvertExpression,
  ErrorExpression,
  Expression,
  LiteralExpression,
  SwizzleExpression,
  Variable,
  VariableExpression,
} from '../../program/program.ts'
import type { Span } from '../../support/source.ts'
import { errorType, type Type } from '../../types/types.ts'

export function errorExpression(span: Span): ErrorExpression {
  return { kind: 'error', type: errorType, start: span.start, end: span.end }
}

export function isError(expression: Expression): boolean {
  return expression.type.kind === 'error'
}

export function literal(value: LiteralExpression['value'], type: Type, span: Span): LiteralExpression {
  return { kind: 'literal', value, type, start: span.start, end: span.end }
}

export function variableReference(variable: Variable, span: Span): VariableExpression {
  return { kind: 'variable', variable, type: variable.type, start: span.start, end: span.end }
}

export function convert(operand: Expression, type: Type): ConvertExpression {
  return { kind: 'convert', operand, type, start: operand.start, end: operand.end }
}

export function swizzle(object: Expression, components: readonly number[], type: Type): SwizzleExpression {
  return { kind: 'swizzle', object, components, type, start: object.start, end: object.end }
}
