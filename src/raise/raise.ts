// The steps that bring the functions of a shader down to what a target has, in order. Every target says here what it lacks.
import type { BlockStatement, ProgramFunction } from '../program/program.ts'
import { BuiltinExpansion } from './expand-builtins.ts'
import type { Formula } from './formulas/nodes.ts'
import { glslFormulas, spirvFormulas } from './formulas.ts'

export { withoutDeadArms } from './dead-arms.ts'

export type RaiseTarget = 'glsl' | 'spirv'

interface Lacks {
  /** Built-in functions that are written as others. */
  readonly formulas: ReadonlyMap<string, Formula>
}

const targets: Readonly<Record<RaiseTarget, Lacks>> = {
  glsl: { formulas: glslFormulas },
  spirv: { formulas: spirvFormulas },
}

/** Changes the bodies of the functions, which nobody else may hold. New functions are reached from them. */
export function raiseFunctions(functions: readonly ProgramFunction[], target: RaiseTarget): void {
  const expansion = new BuiltinExpansion(targets[target].formulas)
  for (const each of functions) if (each.body) each.body = expansion.statement(each.body) as BlockStatement
}
