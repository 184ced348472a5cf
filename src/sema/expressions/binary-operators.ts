// Operators of two operands, with HLSL's usual conversions.
//
//   float3 * int        both sides become float3; the scalar is spread
//   float4 + float3     the longer side loses its tail, with a warning
//   1 + 2.5             literals combine to a literal and get a type when they are used
//
// Before HLSL 2021 `&&` and `||` evaluate both sides and work on vectors; since then they take scalars and stop early.
import type * as ast from '../../ast/nodes.ts'
import { expressionDiagnostics as diagnostics } from '../../diagnostics/tables/expressions.ts'
import { combineScalars, isFloat, type ScalarKind, scalars } from '../../hlsl/scalars.ts'
import { evaluateConstant, integerValue } from '../../program/evaluate/evaluate.ts'
import type { BinaryExpression, Expression } from '../../program/program.ts'
import type { Location, Span } from '../../support/source.ts'
import { quoteType } from '../../types/print.ts'
import {
  boolType,
  componentCount,
  componentOf,
  type EnumType,
  floatType,
  intType,
  isNumeric,
  type NumericType,
  promotedEnum,
  type ScalarType,
  scalarType,
  type Type,
  withComponent,
} from '../../types/types.ts'
import type { Checker } from '../checker.ts'
import { convertTo, planShape, settleUnused } from '../conversions/conversions.ts'
import { compareHandles, isComparison } from '../handles/handle-comparison.ts'
import { warnPrecedence } from '../statements/suspicious.ts'
import { quoteTypes } from '../types/type-names.ts'
import { checkExpression } from './expressions.ts'
import { isLiteralType, settledType } from './literals.ts'
import { convert, errorExpression, isError, literal } from './nodes.ts'
import { warnUnusedLeft } from './unused-values.ts'
import { callUserOperator } from './user-operators.ts'

const integerOperators = new Set<string>(['&', '|', '^', '<<', '>>'])
/** Whose operands are not brought to one type. */
const separateOperators = new Set<string>(['&&', '||', '<<', '>>'])
const comparisonOperators = new Set<string>(['<', '>', '<=', '>=', '==', '!='])

/** Left-associative chains are as long as a macro makes them, so they are walked, not recursed into. */
export function checkBinary(checker: Checker, syntax: ast.BinaryExpression): Expression {
  const chain: ast.BinaryExpression[] = []
  let leftmost: ast.Expression = syntax
  while (leftmost.kind === 'binary') {
    chain.push(leftmost)
    leftmost = leftmost.left
  }
  let left = checkExpression(checker, leftmost)
  for (let index = chain.length - 1; index >= 0; index--) {
    const node = chain[index]!
    left = combine(checker, node, left, checkExpression(checker, node.right))
  }
  return left
}

function combine(checker: Checker, syntax: ast.BinaryExpression, left: Expression, right: Expression): Expression {
  const { operator, operatorLocation } = syntax
  if (operator === ',') {
    warnUnusedLeft(checker, left)
    return sequence(checker, left, right)
  }
  if (isError(left) || isError(right)) return errorExpression(syntax)
  warnPrecedence(checker, syntax)
  const user = callUserOperator(checker, operator, left, right, syntax, operatorLocation)
  if (user) return user
  if (left.type.kind === 'handle' && left.type === right.type && isComparison(operator))
    return compareHandles(checker, operator, left, right, syntax)
  if (left.type.kind === 'enum' && !left.type.isScoped && left.type === right.type)
    return combineEnums(checker, left.type, operator, left, right, operatorLocation, syntax)
  if (operator !== '&&' && operator !== '||' && refusesEnums(checker, left, right)) return errorExpression(syntax)
  if ((operator === '<<' || operator === '>>') && refusesShift(checker, left, right)) return errorExpression(syntax)
  const [plainLeft, plainRight] = separateOperators.has(operator)
    ? [plainValue(left), plainValue(right)]
    : [plainBeside(checker, left, right.type), plainBeside(checker, right, left.type)]
  return combineOperands(checker, operator, plainLeft, plainRight, operatorLocation, syntax)
}

/** The list of a left operand grows in place: it is not shared, and a copy per comma would be quadratic. */
function sequence(checker: Checker, left: Expression, right: Expression): Expression {
  const expressions = left.kind === 'sequence' ? (left.expressions as Expression[]) : [left]
  expressions.push(settleUnused(checker, expressions.pop()!), right)
  return { kind: 'sequence', expressions, type: right.type, start: left.start, end: right.end }
}

/** Beside other types enumerators compute as their integers; a scoped enum stays what it is until it is compared. */
export function plainValue(expression: Expression): Expression {
  const { type } = expression
  if (type.kind !== 'enum' || type.isScoped) return expression
  return convert(expression, promotedEnum(type))
}

/**
 * Beside a number DXC takes an enumerator for an integer of no size of its own, like a literal: `aShort + E` is short, and `true + E` an int,
 * whatever integers the enum is made of.
 */
export function plainBeside(checker: Checker, expression: Expression, other: Type): Expression {
  const { type } = expression
  if (type.kind !== 'enum' || type.isScoped) return expression
  // Nothing combines them; the message names both.
  if (other.kind === 'enum' && other.isScoped) return expression
  if (!checker.options.isLenientLikeDxc || !isNumeric(other)) return plainValue(expression)
  return convert(expression, enumeratorBeside(componentOf(other)))
}

function enumeratorBeside(component: ScalarType): ScalarType {
  const row = scalars[component.scalar]
  if (row.literal !== true && row.class !== 'bool') return component
  return row.class === 'float' ? floatType : intType
}

/** Two values of one unscoped enum: DXC computes in the underlying type, and arithmetic gives the enum back (`E e = A | B`). */
function combineEnums(
  checker: Checker,
  type: EnumType,
  operator: Exclude<ast.BinaryOperator, ','>,
  left: Expression,
  right: Expression,
  at: Location,
  span: Span,
): Expression {
  const { underlying } = type
  const value = combineOperands(checker, operator, convert(left, underlying), convert(right, underlying), at, span)
  return value.type === underlying ? convert(value, type) : value
}

/** DXC does not combine values of two enums. */
export function refusesEnums({ options, sink }: Checker, left: Expression, right: Expression): boolean {
  if (!options.isLenientLikeDxc || left.type.kind !== 'enum' || right.type.kind !== 'enum') return false
  if (left.type === right.type) return false
  const [to, from] = [quoteType(left.type), quoteType(right.type)]
  sink.report(diagnostics.err_hlsl_enum_operands(right, { from, to }))
  return true
}

/** DXC converts the distance of a shift to the type of what is shifted, and makes no enumerators of numbers. */
function refusesShift({ options, sink }: Checker, left: Expression, right: Expression): boolean {
  const { type } = left
  if (!options.isLenientLikeDxc || type.kind !== 'enum' || type.isScoped || type === right.type) return false
  if (type.isOpen) return false
  const [to, from] = [quoteType(type), quoteType(right.type)]
  sink.report(diagnostics.err_hlsl_enum_operands(right, { from, to }))
  return true
}

/** An enumerator that computes as its integer is still one to the reader. */
function asWritten(operand: Expression): Expression {
  const isEnumerator = operand.kind === 'convert' && operand.operand.type.kind === 'enum'
  return isEnumerator && operand.start === operand.operand.start ? operand.operand : operand
}

export function reportOperands(
  checker: Checker,
  first: Expression,
  second: Expression,
  at: Location,
  row: typeof diagnostics.err_typecheck_invalid_operands = diagnostics.err_typecheck_invalid_operands,
): void {
  const [left, right] = [asWritten(first), asWritten(second)]
  const [leftText, rightText] =
    left.type === right.type ? quoteTypes(left.type, right.type) : [quoteType(left.type), quoteType(right.type)]
  const ranges = [
    { start: left.start, end: left.end },
    { start: right.start, end: right.end },
  ]
  checker.sink.report(row(at, { left: leftText, right: rightText }, { ranges }))
}

/** Operands of an operator of integers, of which one has none: Clang names it where vectors are shifted. */
export function reportFloats(
  checker: Checker,
  operator: ast.BinaryOperator,
  left: Expression,
  right: Expression,
  at: Location,
): void {
  const kinds = [left.type.kind, right.type.kind]
  const isShift = operator === '<<' || operator === '>>'
  if (!isShift || !kinds.includes('vector') || kinds.includes('matrix')) {
    const row = operator === '^' ? diagnostics.err_hlsl_power_operands : undefined
    reportOperands(checker, left, right, at, row)
    return
  }
  const wrong = isNumeric(left.type) && hasFloats(left.type) ? left : right
  checker.sink.report(diagnostics.err_typecheck_expect_int(at, { type: quoteType(wrong.type) }))
}

/** Checked operands of an operator that is neither assignment nor comma. */
function combineOperands(
  checker: Checker,
  operator: Exclude<ast.BinaryOperator, ','>,
  left: Expression,
  right: Expression,
  at: Location,
  span: Span,
): Expression {
  if (left.type.kind === 'enum' && left.type === right.type && comparisonOperators.has(operator)) {
    const { underlying, isScoped } = left.type
    // In DXC they have no order.
    if (isScoped && checker.options.isLenientLikeDxc && operator !== '==' && operator !== '!=') {
      reportOperands(checker, left, right, at)
      return errorExpression(span)
    }
    return makeBinary(operator, convert(left, underlying), convert(right, underlying), boolType, span, at)
  }
  if ((operator === '&&' || operator === '||') && left.type.kind === 'struct') {
    convertTo(checker, left, boolType, 'condition')
    return errorExpression(span)
  }
  if (!isNumeric(left.type) || !isNumeric(right.type)) {
    reportOperands(checker, left, right, at)
    return errorExpression(span)
  }
  if (operator === '&&' || operator === '||') return combineLogical(checker, operator, left, right, at, span)
  if (integerOperators.has(operator) && (hasFloats(left.type) || hasFloats(right.type))) {
    reportFloats(checker, operator, left, right, at)
    return errorExpression(span)
  }
  const shape = combineShapes(left.type, right.type)
  if (!shape) {
    const isProduct = operator === '*' && (left.type.kind === 'matrix') !== (right.type.kind === 'matrix')
    const { err_hlsl_matrix_operands, err_typecheck_invalid_operands } = diagnostics
    reportOperands(checker, left, right, at, isProduct ? err_hlsl_matrix_operands : err_typecheck_invalid_operands)
    return errorExpression(span)
  }
  const kind =
    operator === '<<' || operator === '>>'
      ? shiftKind(checker, left.type, right.type, at)
      : operandKind(operator, componentOf(left.type).scalar, componentOf(right.type).scalar)
  if (operator === '%' && kind === 'double') {
    reportOperands(checker, left, right, at, diagnostics.err_hlsl_modulo_of_doubles)
    return errorExpression(span)
  }
  if (!allowsDivision(checker, operator, kind, at)) return errorExpression(span)
  const isComparison = comparisonOperators.has(operator)
  const combined = withComponent(shape, componentOfKind(kind, left.type, right.type))
  const folded = isComparison ? compareLiterals(operator, left, right, span) : undefined
  if (folded) return folded
  const type = isComparison ? (settledType(combined) as NumericType) : combined
  if (operator === '<<' || operator === '>>') warnShiftCount(checker, right, kind, at)
  const a = convertTo(checker, left, type, 'argument', undefined, right)
  const b = convertTo(checker, right, type, 'argument', undefined, left)
  warnDivisionByZero(checker, operator, b, kind, at)
  return makeBinary(operator, a, b, isComparison ? withComponent(type, boolType) : type, span, at)
}

/** Literals compare with all their 64 bits. */
function compareLiterals(
  operator: BinaryExpression['operator'],
  left: Expression,
  right: Expression,
  span: Span,
): Expression | undefined {
  if (left.kind !== 'literal' || right.kind !== 'literal' || left.type !== right.type) return undefined
  if (!isLiteralType(left.type)) return undefined
  const { start, end } = span
  const node: BinaryExpression = { kind: 'binary', operator, left, right, type: boolType, start, end }
  const value = evaluateConstant(node)?.leaves[0]
  return value === undefined ? undefined : literal(value, boolType, span)
}

export function hasFloats(type: NumericType): boolean {
  return isFloat(componentOf(type).scalar)
}

/** `min16float * 2` is a `min16float`, with 16-bit types, too. */
function componentOfKind(kind: ScalarKind, left: NumericType, right: NumericType): ScalarType {
  const [one, other] = [componentOf(left), componentOf(right)].filter(({ scalar }) => scalar === kind)
  if (!one || one === other || !other) return one ?? scalarType(kind)
  return promotedRank(one) > promotedRank(other) ? one : other
}

function promotedRank({ promotedFrom }: ScalarType): number {
  return promotedFrom === undefined ? scalars.int.rank : scalars[promotedFrom].rank
}

/** Arithmetic on two bools is done in int. */
function operandKind(operator: string, left: ScalarKind, right: ScalarKind): ScalarKind {
  const kind = combineScalars(left, right)
  return kind === 'bool' && !comparisonOperators.has(operator) ? 'int' : kind
}

function shiftKind(checker: Checker, left: NumericType, right: NumericType, at: Location): ScalarKind {
  const kind = componentOf(left).scalar
  if (kind === 'bool') return 'int'
  if (!isLiteralType(left) || isLiteralType(right)) return kind
  checker.sink.report(diagnostics.warn_hlsl_ambiguous_literal_shift(at))
  return componentOf(right).scalar === 'uint' ? 'uint' : 'int'
}

/** Divisions that no hardware has; reported here. */
export function allowsDivision(checker: Checker, operator: string, kind: ScalarKind, at: Location): boolean {
  if (operator !== '/' && operator !== '%') return true
  const row = scalars[kind]
  if (row.minPrecision && row.class === 'int' && row.signed) {
    checker.sink.report(diagnostics.err_hlsl_unsupported_div_minint(at))
    return false
  }
  if (operator === '%' && kind === 'double') {
    checker.sink.report(diagnostics.err_hlsl_unsupported_mod_double(at))
    return false
  }
  return true
}

export function warnDivisionByZero(
  checker: Checker,
  operator: string,
  right: Expression,
  kind: ScalarKind,
  at: Location,
): void {
  if ((operator !== '/' && operator !== '%') || isFloat(kind)) return
  if (right.type.kind === 'scalar' && right.kind === 'literal' && integerValue(right) === 0n)
    checker.sink.report(diagnostics.warn_division_by_zero(at, { what: operator === '/' ? 'division' : 'remainder' }))
}

/** DXC shifts by the remainder of the distance, without a warning. */
function warnShiftCount({ options, sink }: Checker, right: Expression, kind: ScalarKind, at: Location): void {
  if (options.isLenientLikeDxc || right.type.kind !== 'scalar') return
  const distance = integerValue(right)
  if (distance === undefined) return
  const { bits, literal } = scalars[kind]
  if (distance < 0n) sink.report(diagnostics.warn_shift_negative(at))
  else if (distance >= (literal ? 32 : bits)) sink.report(diagnostics.warn_shift_too_far(at))
}

/** The shape both sides can take: the larger one if possible, else the smaller. */
export function combineShapes(left: NumericType, right: NumericType): NumericType | undefined {
  const preferred = componentCount(left) >= componentCount(right) ? [left, right] : [right, left]
  const [first, second] = preferred as [NumericType, NumericType]
  if (planShape(second, first)) return first
  return planShape(first, second) ? second : undefined
}

function makeBinary(
  operator: BinaryExpression['operator'],
  left: Expression,
  right: Expression,
  type: Type,
  span: Span,
  operatorLocation: Location,
): Expression {
  const { start, end } = span
  const node: BinaryExpression = { kind: 'binary', operator, left, right, type, operatorLocation, start, end }
  // Sums of literals are computed at once, so that a long chain of them stays one node.
  if (left.kind === 'literal' && right.kind === 'literal' && isLiteralType(type)) {
    const value = evaluateConstant(node)?.leaves[0]
    if (value !== undefined) return literal(value, type, span)
  }
  return node
}

function combineLogical(
  checker: Checker,
  operator: '&&' | '||',
  left: Expression,
  right: Expression,
  at: Location,
  span: Span,
): Expression {
  const shortCircuits = checker.options.hlslVersion >= 2021
  const { type: leftType } = left
  const { type: rightType } = right
  if (!isNumeric(leftType) || !isNumeric(rightType)) return errorExpression(span)
  if (shortCircuits && (leftType.kind !== 'scalar' || rightType.kind !== 'scalar')) {
    const name = operator === '&&' ? 'and' : 'or'
    checker.sink.report(diagnostics.err_hlsl_logical_binop_scalar(at, { function: name }))
    return errorExpression(span)
  }
  const shape = combineShapes(leftType, rightType)
  if (!shape) {
    reportOperands(checker, left, right, at)
    return errorExpression(span)
  }
  const type = shortCircuits ? boolType : withComponent(shape, boolType)
  const a = convertTo(checker, left, type, 'condition')
  const b = convertTo(checker, right, type, 'condition')
  if (!shortCircuits) return makeBinary(operator, a, b, type, span, at)
  return { kind: 'logical', operator, left: a, right: b, type, start: span.start, end: span.end }
}
