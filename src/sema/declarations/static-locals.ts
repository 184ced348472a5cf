// A static local whose initialiser needs the function's own values is set when control first comes by:
//
//   static int c = input;      =>      static int c; static bool c_isSet; if (!c_isSet) { c = input; c_isSet = true; }

import { evaluateConstant } from '../../program/evaluate/evaluate.ts'
import type { Expression, Statement, Variable } from '../../program/program.ts'
import { makeVariable } from '../../program/variables.ts'
import { walkExpression } from '../../program/walk.ts'
import type { Span } from '../../support/source.ts'
import { leavesOf } from '../../types/leaves.ts'
import { boolType } from '../../types/types.ts'
import type { Checker } from '../checker.ts'
import { literal, variableReference } from '../expressions/nodes.ts'

export function needsFunction(initializer: Expression): boolean {
  let needs = false
  walkExpression(initializer, (expression) => {
    if (expression.kind === 'this') needs = true
    if (expression.kind === 'variable')
      needs ||= expression.variable.kind === 'local' || expression.variable.kind === 'parameter'
  })
  return needs
}

/** The value of one that names constants of the function only: `const int n = 3; static const int m = n + 1;`. */
export function constantInitializer(initializer: Expression): Expression | undefined {
  const value = evaluateConstant(initializer)
  if (!value) return undefined
  const { type, start, end } = initializer
  const kinds = leavesOf(type)
  const operands = value.leaves.map((leaf, index) => literal(leaf, kinds[index]!, initializer))
  return operands.length === 1 && type === kinds[0] ? operands[0] : { kind: 'construct', operands, type, start, end }
}

/** Takes the initialiser away from the variable. */
export function initializeOnce(
  checker: Checker,
  variable: Variable,
  initializer: Expression,
  { start, end }: Span,
): Statement {
  variable.initializer = undefined
  const guard = makeVariable('static', `${variable.name}_isSet`, boolType, variable.location, { scope: variable.scope })
  checker.globals.push(guard)
  const span = { start, end }
  const assign = (target: Variable, value: Expression): Statement => ({
    kind: 'expression-statement',
    expression: {
      kind: 'assign',
      target: variableReference(target, span),
      value,
      compound: undefined,
      type: target.type,
      ...span,
    },
    ...span,
  })
  return {
    kind: 'if',
    hint: undefined,
    condition: { kind: 'unary', operator: '!', operand: variableReference(guard, span), type: boolType, ...span },
    consequent: {
      kind: 'block',
      statements: [assign(variable, initializer), assign(guard, literal(true, boolType, span))],
      ...span,
    },
    alternate: undefined,
    ...span,
  }
}
