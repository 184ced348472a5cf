// Values of static variables: constants become initializers the writers can copy, everything else is set when `main` starts.
//
//   static const float k[2] = {1, 2 * 3};      k = construct(1.0, 6.0)
//   static float x = f();                      main: x = f();
import type { ProgramFunction, Statement, Variable } from '../../program/program.ts'
import { makeAssign, makeReference, makeStatement } from '../../rewrite/nodes.ts'
import { reachedFrom } from './collect.ts'
import { constantExpression, type EvaluateConstant } from './constants.ts'

/** The statements that set what is not constant, in order of declaration as far as uses tell it. */
export function initializeStatics(entry: ProgramFunction, evaluate: EvaluateConstant): Statement[] {
  const statements: Statement[] = []
  const visited = new Set<Variable>()
  const visit = (variable: Variable): void => {
    if (variable.kind !== 'static' || visited.has(variable)) return
    visited.add(variable)
    const { initializer } = variable
    if (!initializer) return
    const constant = constantExpression(initializer, evaluate)
    if (constant) variable.initializer = constant
    else {
      variable.initializer = undefined
      statements.push(makeStatement(makeAssign(makeReference(variable, initializer), initializer, initializer)))
    }
  }
  for (const variable of reachedFrom(entry).variables) visit(variable)
  return statements
}
