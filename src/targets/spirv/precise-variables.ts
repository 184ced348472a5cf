// What a `precise` value is computed from is precise, too, through variables of the function; calls keep their own arithmetic, as in DXC.
//
//   float t = a * b;  precise float r = t + c;       =>       the product and the sum are NoContraction
import { isPrecise } from '../../program/precise.ts'
import type { Expression, ProgramFunction, Variable } from '../../program/program.ts'
import { forEachStatement, someStatement, walkBody, walkExpression } from '../../program/walk.ts'
import { rootOf } from '../../program/writes.ts'
import type { VulkanShader } from '../vulkan/model.ts'

/** Whether anything in the shader is `precise`. */
export function hasPrecision({ structs, functions, globals, entries }: VulkanShader): boolean {
  if (structs.some(({ fields }) => fields.some((field) => field.isPrecise))) return true
  const stage = entries.flatMap(({ inputs, outputs }) => [...inputs, ...outputs].map(({ variable }) => variable))
  if ([...globals, ...stage].some((variable) => variable.isPrecise)) return true
  return functions.some(({ parameters, body }) => {
    if (parameters.some((parameter) => parameter.isPrecise)) return true
    return body && someStatement(body, (inner) => inner.kind === 'variable-statement' && inner.variable.isPrecise)
  })
}

/** Variables whose values reach something precise. */
export function preciseVariables({ body }: ProgramFunction): ReadonlySet<Variable> {
  const found = new Set<Variable>()
  if (!body) return found
  /** What each variable is computed from. */
  const sources = new Map<Variable, Set<Variable>>()
  const give = (target: Variable | undefined, value: Expression, isTargetPrecise: boolean): void => {
    const known = (target && sources.get(target)) ?? new Set<Variable>()
    if (target) sources.set(target, known)
    walkExpression(value, (part) => {
      if (part.kind !== 'variable') return
      known.add(part.variable)
      if (isTargetPrecise) found.add(part.variable)
    })
  }
  forEachStatement(body, (statement) => {
    if (statement.kind === 'variable-statement' && statement.initializer)
      give(statement.variable, statement.initializer, statement.variable.isPrecise)
  })
  walkBody(body, (expression) => {
    if (expression.kind !== 'assign') return
    const at = rootOf(expression.target)
    give(at?.kind === 'variable' ? at.variable : undefined, expression.value, isPrecise(expression.target))
  })
  // A set that grows while it is walked through is walked through to its end.
  for (const variable of found) for (const source of sources.get(variable) ?? []) found.add(source)
  return found
}
