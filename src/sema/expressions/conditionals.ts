// The conditional operator. Since HLSL 2021 it evaluates one branch and takes a scalar condition; before, it evaluates both, and a
// vector condition chooses by component, which is what the intrinsic `select` does.
import type * as ast from '../../ast/nodes.ts'
import { expressionDiagnostics as diagnostics } from '../../diagnostics/tables/expressions.ts'
import { combineScalars } from '../../hlsl/scalars.ts'
import type { Expression } from '../../program/program.ts'
import {
  boolType,
  componentCount,
  componentOf,
  intType,
  isNumeric,
  scalarType,
  type Type,
  withComponent,
} from '../../types/types.ts'
import type { Checker } from '../checker.ts'
import { convertTo, planShape } from '../conversions/conversions.ts'
import { decision } from '../templates/generic-branches.ts'
import { quoteTypes } from '../types/type-names.ts'
import { combineShapes, plainBeside, plainValue, refusesEnums } from './binary-operators.ts'
import { checkExpression } from './expressions.ts'
import { settledType } from './literals.ts'
import { errorExpression, isError } from './nodes.ts'

export function checkConditional(checker: Checker, syntax: ast.ConditionalExpression): Expression {
  const condition = checkExpression(checker, syntax.condition)
  const decided = decision(checker, condition)
  if (decided !== undefined) return checkExpression(checker, decided ? syntax.consequent : syntax.alternate)
  const consequent = checkExpression(checker, syntax.consequent)
  const alternate = checkExpression(checker, syntax.alternate)
  if (isError(condition) || isError(consequent) || isError(alternate)) return errorExpression(syntax)
  const at = syntax.questionLocation
  const test = plainValue(condition)
  if (!isNumeric(test.type)) {
    convertTo(checker, test, boolType, 'condition')
    return errorExpression(syntax)
  }
  const isVector = componentCount(test.type) > 1
  // Clang takes vectors and matrices of one component.
  const isScalar = test.type.kind === 'scalar' || !(isVector || checker.options.isLenientLikeDxc)
  if (!isScalar && checker.options.hlslVersion >= 2021) {
    checker.sink.report(diagnostics.err_hlsl_ternary_scalar(at))
    return errorExpression(syntax)
  }
  if (refusesEnums(checker, consequent, alternate)) return errorExpression(syntax)
  const left = plainBeside(checker, consequent, alternate.type)
  const right = plainBeside(checker, alternate, consequent.type)
  const type = resultType(left.type, right.type, consequent.type === alternate.type)
  if (!type) {
    const [leftText, rightText] = quoteTypes(consequent.type, alternate.type)
    const row = diagnostics.err_typecheck_cond_incompatible_operands
    checker.sink.report(row(at, { left: leftText, right: rightText }))
    return errorExpression(syntax)
  }
  if (checker.options.isLenientLikeDxc && type.kind === 'struct') {
    checker.sink.report(diagnostics.err_hlsl_conditional_result(at))
    return errorExpression(syntax)
  }
  if (isVector) return selectByComponent(checker, syntax, test, left, right, type)
  const sameType = consequent.type === alternate.type
  return {
    kind: 'conditional',
    condition: convertTo(checker, test, boolType, 'condition'),
    consequent: sameType ? consequent : convertTo(checker, left, type, 'argument'),
    alternate: sameType ? alternate : convertTo(checker, right, type, 'argument'),
    evaluatesBoth: checker.options.hlslVersion < 2021,
    type: sameType ? consequent.type : type,
    operatorLocation: at,
    start: syntax.start,
    end: syntax.end,
  }
}

function resultType(left: Type, right: Type, isSame: boolean): Type | undefined {
  if (isNumeric(left) && isNumeric(right)) {
    const shape = combineShapes(left, right)
    return (
      shape && withComponent(shape, scalarType(combineScalars(componentOf(left).scalar, componentOf(right).scalar)))
    )
  }
  return isSame && left.kind !== 'array' ? left : undefined
}

/** A vector condition chooses per component: the intrinsic `select` does the same. */
function selectByComponent(
  checker: Checker,
  syntax: ast.ConditionalExpression,
  condition: Expression,
  consequent: Expression,
  alternate: Expression,
  result: Type,
): Expression {
  const { type: tested } = condition
  if (!isNumeric(tested) || !isNumeric(result)) {
    checker.sink.report(diagnostics.err_hlsl_conditional_dimensions(syntax.questionLocation))
    return errorExpression(syntax)
  }
  const settled = settledType(result)
  const component = isNumeric(settled) ? componentOf(settled) : intType
  const type = withComponent(componentCount(result) === 1 ? tested : result, component)
  if (planShape(tested, type) !== 'same') {
    checker.sink.report(diagnostics.err_hlsl_conditional_dimensions(syntax.questionLocation))
    return errorExpression(syntax)
  }
  const bools = withComponent(type, boolType)
  return {
    kind: 'intrinsic',
    name: 'select',
    modes: ['in', 'in', 'in'],
    parameterTypes: [bools, type, type],
    arguments: [
      convertTo(checker, condition, bools, 'condition'),
      convertTo(checker, consequent, type, 'argument'),
      convertTo(checker, alternate, type, 'argument'),
    ],
    type,
    start: syntax.start,
    end: syntax.end,
  }
}
