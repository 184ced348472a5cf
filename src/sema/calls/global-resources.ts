// Global resources as `inout` arguments: what comes back would be assigned to them.
//
//   void clear(inout RWBuffer<float> target);   clear(Output);      error, but only where an entry point gets there
//
// DXC checks this when it generates code, so a library of functions may have such calls in those that nobody uses.
import type { CallExpression, Expression, ProgramFunction, Variable } from '../../program/program.ts'
import { forEachExpression, walkExpression } from '../../program/walk.ts'
import type { Checker } from '../checker.ts'
import { obstacleTo, requireModifiable } from '../expressions/lvalues.ts'

export function checkGlobalResources(checker: Checker, { body }: ProgramFunction): void {
  const seen = new Set<Variable>()
  const visit = (expression: Expression): void => {
    if (expression.kind === 'call') checkCall(checker, expression)
    if (expression.kind !== 'variable' || seen.has(expression.variable)) return
    const { variable } = expression
    seen.add(variable)
    if (variable.kind === 'static' && variable.initializer) walkExpression(variable.initializer, visit)
  }
  if (body) forEachExpression(body, (root) => walkExpression(root, visit))
}

function checkCall(checker: Checker, call: CallExpression): void {
  for (const [index, argument] of call.arguments.entries())
    if (call.function.parameters[index]!.mode === 'inout' && isGlobalResource(checker, argument))
      requireModifiable(checker, argument, argument.start)
}

function isGlobalResource(checker: Checker, argument: Expression): boolean {
  return obstacleTo(checker, argument)?.kind === 'global-resource'
}
