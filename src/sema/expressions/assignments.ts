// Assignments, plain and compound.
//
//   i += 1.5      computed in float, stored as int:  assign(i, 1.5, { operator '+', computeType float })
import type * as ast from '../../ast/nodes.ts'
import { expressionDiagnostics as diagnostics } from '../../diagnostics/tables/expressions.ts'
import { combineScalars, isFloat } from '../../hlsl/scalars.ts'
import type { ArithmeticOperator, Expression } from '../../program/program.ts'
import { quoteType } from '../../types/print.ts'
import { componentOf, intType, isNumeric, scalarType, withComponent } from '../../types/types.ts'
import type { Checker } from '../checker.ts'
import { convertTo, planConversion } from '../conversions/conversions.ts'
import { reportLoss } from '../conversions/precision.ts'
import {
  allowsDivision,
  plainBeside,
  plainValue,
  reportFloats,
  reportOperands,
  warnDivisionByZero,
} from './binary-operators.ts'
import { checkExpression } from './expressions.ts'
import { checkLooseList } from './initializers.ts'
import { refuseUnknownValue, requireModifiable } from './lvalues.ts'
import { convert, errorExpression, isError } from './nodes.ts'
import { callUserOperator } from './user-operators.ts'

export function checkAssign(checker: Checker, syntax: ast.AssignExpression): Expression {
  const target = checkExpression(checker, syntax.left)
  return syntax.operator === '='
    ? checkPlain(checker, syntax, target)
    : checkCompound(checker, syntax, target, checkExpression(checker, syntax.right))
}

function checkPlain(checker: Checker, syntax: ast.AssignExpression, target: Expression): Expression {
  const { operatorLocation: at, right } = syntax
  if (right.kind === 'initializer-list' && !isError(target)) {
    const value = checkLooseList(checker, right, target.type, at)
    return finish(checker, syntax, target, value)
  }
  const value = checkExpression(checker, right)
  if (isError(target) || isError(value)) return refuseUnknown(checker, syntax, target, value)
  const user = callUserOperator(checker, '=', target, value, syntax, at)
  if (user) return user
  return finish(checker, syntax, target, value)
}

function refuseUnknown(
  checker: Checker,
  syntax: ast.AssignExpression,
  target: Expression,
  value: Expression,
): Expression {
  if (!isError(value)) refuseUnknownValue(checker, target, syntax.operatorLocation)
  return errorExpression(syntax)
}

function finish(checker: Checker, syntax: ast.AssignExpression, target: Expression, value: Expression): Expression {
  const at = syntax.operatorLocation
  if (isError(value) || !requireModifiable(checker, target, at)) return errorExpression(syntax)
  const converted = convertTo(checker, value, target.type, 'assign', at)
  if (isError(converted)) return errorExpression(syntax)
  const { start, end } = syntax
  return {
    kind: 'assign',
    target,
    value: converted,
    compound: undefined,
    type: target.type,
    operatorLocation: at,
    start,
    end,
  }
}

function checkCompound(
  checker: Checker,
  syntax: ast.AssignExpression,
  target: Expression,
  right: Expression,
): Expression {
  const { operatorLocation: at, start, end } = syntax
  if (isError(target) || isError(right)) return refuseUnknown(checker, syntax, target, right)
  const user = callUserOperator(checker, syntax.operator, target, right, syntax, at)
  if (user) return user
  const operator = syntax.operator.slice(0, -1) as ArithmeticOperator
  const { type } = target
  if (type.kind === 'enum' && !type.isScoped && right.type === type) return combineEnum(checker, syntax, target, right)
  const isShift = operator === '<<' || operator === '>>'
  const isInteger = operator === '&' || operator === '|' || operator === '^' || isShift
  const value = isShift ? plainValue(right) : plainBeside(checker, right, type)
  const fits =
    isNumeric(type) &&
    isNumeric(value.type) &&
    !(isInteger && (isFloat(componentOf(type).scalar) || isFloat(componentOf(value.type).scalar)))
  if (type.kind === 'struct' || type.kind === 'object') {
    checker.sink.report(diagnostics.err_ovl_no_viable_oper(at, { operator: syntax.operator }))
    return errorExpression(syntax)
  }
  if (type.kind === 'enum' && isNumeric(value.type)) {
    convertTo(checker, value, type, 'assign', at)
    return errorExpression(syntax)
  }
  if (!fits) {
    if (isNumeric(type) && isNumeric(value.type)) reportFloats(checker, operator, target, value, at)
    else reportOperands(checker, target, value, at)
    return errorExpression(syntax)
  }
  if (!requireModifiable(checker, target, at)) return errorExpression(syntax)
  const component = componentOf(type).scalar
  const isBitwise = operator === '&' || operator === '|' || operator === '^'
  if (component === 'bool' && !isBitwise) {
    checker.sink.report(diagnostics.err_hlsl_unsupported_bool_lvalue_op(at))
    return errorExpression(syntax)
  }
  const kind = isShift ? component : combineScalars(component, componentOf(value.type).scalar)
  if (!allowsDivision(checker, operator, kind, at)) return errorExpression(syntax)
  warnDivisionByZero(checker, operator, value, kind, at)
  const computeType = withComponent(type, kind === 'bool' ? intType : scalarType(kind))
  if (type.kind === 'vector' && value.type.kind === 'vector' && value.type.count > 1 && value.type.count < type.count) {
    const parameters = { left: quoteType(type), right: quoteType(value.type) }
    checker.sink.report(diagnostics.err_hlsl_vector_compound_assignment_truncation(at, parameters))
    return errorExpression(syntax)
  }
  if (type.kind === 'matrix' && value.type.kind === 'matrix' && !planConversion(checker, value.type, computeType)) {
    reportOperands(checker, target, value, at)
    return errorExpression(syntax)
  }
  const converted = convertTo(checker, value, computeType, 'assign', undefined, target)
  if (isError(converted)) return errorExpression(syntax)
  if (isNumeric(type)) reportLoss(checker, { ...converted, type: computeType } as Expression, type, 'assign', target)
  const compound = { operator, computeType }
  return { kind: 'assign', target, value: converted, compound, type, operatorLocation: at, start, end }
}

/** `e |= B` of one unscoped enum, computed in its underlying type. */
function combineEnum(
  checker: Checker,
  syntax: ast.AssignExpression,
  target: Expression,
  right: Expression,
): Expression {
  const { operatorLocation: at, start, end } = syntax
  const { type } = target
  if (type.kind !== 'enum' || !requireModifiable(checker, target, at)) return errorExpression(syntax)
  const operator = syntax.operator.slice(0, -1) as ArithmeticOperator
  const { underlying } = type
  if (!allowsDivision(checker, operator, underlying.scalar, at)) return errorExpression(syntax)
  const value = convert(right, underlying)
  const compound = { operator, computeType: underlying }
  return { kind: 'assign', target, value, compound, type, operatorLocation: at, start, end }
}
