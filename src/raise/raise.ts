// The steps that bring the functions of a shader down to what a target has, in order. Every target says here what it lacks.
import type { BlockStatement, ProgramFunction } from '../program/program.ts'
import { BuiltinExpansion } from './expand-builtins.ts'
import type { Formula } from './formulas/nodes.ts'
import { glslFormulas, spirvFormulas } from './formulas.ts'
import { plainStatement } from './plain-operators.ts'
import { readMembers } from './read-members.ts'

export { withoutDeadArms } from './dead-arms.ts'

export type RaiseTarget = 'glsl' | 'spirv'

interface Lacks {
  /** Built-in functions that are written as others. */
  readonly formulas: ReadonlyMap<string, Formula>
  /** Nobody reads the text: a struct from a buffer need not be a variable. */
  readonly readsMembers: boolean
}

const targets: Readonly<Record<RaiseTarget, Lacks>> = {
  glsl: { formulas: glslFormulas, readsMembers: false },
  spirv: { formulas: spirvFormulas, readsMembers: true },
}

/**
 * Changes the bodies of the functions, which nobody else may hold. New functions are reached from them. `keepsVariables`: a debugger
 * wants to see those of the source.
 */
export function raiseFunctions(
  functions: readonly ProgramFunction[],
  target: RaiseTarget,
  keepsVariables: boolean,
): void {
  const { formulas, readsMembers } = targets[target]
  const expansion = new BuiltinExpansion(formulas)
  for (const each of functions) if (each.body) each.body = expansion.statement(each.body) as BlockStatement
  const all = [...functions, ...expansion.made]
  for (const each of all) if (each.body) each.body = plainStatement(each.body) as BlockStatement
  const known = new Map()
  if (readsMembers && !keepsVariables) for (const each of functions) each.body = readMembers(each, known)
}
