// Global resources as `inout` arguments: what comes back would be assigned to them.
//
//   void clear(inout RWBuffer<float> target) { target[0] = 0; }             clear(Output);     nothing comes back but `Output` itself
//   void choose(inout RWBuffer<float> target) { target = Other; }           choose(Output);    error, but only where an entry point gets there
//
// DXC checks this when it generates code, so a library may have such calls in functions without callers.
import type { CallExpression, Expression, Parameter, ProgramFunction, Variable } from '../../program/program.ts'
import { walkBody, walkExpression } from '../../program/walk.ts'
import { isGlobalResource, rootVariableOf } from '../../program/writes.ts'
import type { Checker } from '../checker.ts'
import { requireModifiable } from '../expressions/lvalues.ts'

export function checkGlobalResources(checker: Checker, { body }: ProgramFunction): void {
  const seen = new Set<Variable>()
  const known = new Map<Parameter, boolean>()
  const visit = (expression: Expression): void => {
    if (expression.kind === 'call') checkCall(checker, expression, known)
    if (expression.kind !== 'variable' || seen.has(expression.variable)) return
    const { variable } = expression
    seen.add(variable)
    if (variable.kind === 'static' && variable.initializer) walkExpression(variable.initializer, visit)
  }
  if (body) walkBody(body, visit)
}

function checkCall(checker: Checker, call: CallExpression, known: Map<Parameter, boolean>): void {
  for (const [index, argument] of call.arguments.entries())
    if (isGlobalResource(argument) && mayChange(call.function, index, known))
      requireModifiable(checker, argument, argument.start)
}

/** May the function, or one that it hands the parameter on to, assign another resource to the parameter? */
function mayChange(fn: ProgramFunction, index: number, known: Map<Parameter, boolean>): boolean {
  const parameter = fn.parameters[index]!
  if (parameter.mode !== 'inout') return parameter.mode === 'out'
  const answer = known.get(parameter)
  if (answer !== undefined) return answer
  known.set(parameter, false)
  const isParameter = (expression: Expression): boolean => rootVariableOf(expression) === parameter
  let changes = !fn.body
  const visit = (expression: Expression): void => {
    if (expression.kind === 'assign') changes ||= isParameter(expression.target)
    else if (expression.kind === 'call')
      changes ||= expression.arguments.some(
        (argument, position) => isParameter(argument) && mayChange(expression.function, position, known),
      )
  }
  if (fn.body) walkBody(fn.body, visit)
  known.set(parameter, changes)
  return changes
}
