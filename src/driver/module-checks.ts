// What only the optimised module can tell: code that is never reached may do what it likes.
import type { DiagnosticSink } from '../diagnostics/sink.ts'
import { stageLimitDiagnostics } from '../diagnostics/tables/stage-limits.ts'
import { plainLocation } from '../ir/debug.ts'
import type { IrFunction } from '../ir/module.ts'
import type { Lowered } from '../lower/lower.ts'
import type { Program } from '../program/program.ts'
import { containsResources } from '../program/resources.ts'
import { forEachExpression, forEachStatement, walkExpression } from '../program/walk.ts'

/** Calls of functions that have no body; for Vulkan, those that stand for an instruction need none. */
export function reportUndefinedFunctions(
  { module, functions }: Lowered,
  isForVulkan: boolean,
  sink: DiagnosticSink,
): void {
  const names = new Map<IrFunction, string>()
  for (const [{ name, body, attributes }, made] of functions) {
    const isInstruction = isForVulkan && attributes.some((attribute) => attribute.name === 'vk::ext_instruction')
    if (!body && !isInstruction) names.set(made, name)
  }
  if (names.size === 0) return
  for (const fn of module.functions.values())
    for (const { opcode, calledFunction, location } of fn.instructions()) {
      const name = opcode === 'call' && calledFunction ? names.get(calledFunction) : undefined
      if (name === undefined) continue
      sink.report(stageLimitDiagnostics.err_hlsl_function_never_defined(plainLocation(location), { name }))
      names.delete(calledFunction!)
    }
}

/** Whether there is anything in a program that only its module tells: resources in variables, functions without a body. */
export function needsModule({ functions }: Program): boolean {
  let found = false
  for (const { body } of functions) {
    if (!body || found) continue
    forEachStatement(body, (statement) => {
      found ||= statement.kind === 'variable-statement' && containsResources(statement.variable.type)
    })
    forEachExpression(body, (root) =>
      walkExpression(root, (expression) => {
        found ||= expression.kind === 'call' && !expression.function.body
        found ||= expression.kind === 'conditional' && expression.type.kind === 'object'
      }),
    )
  }
  return found
}
