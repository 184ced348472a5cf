// What the entry points reach: functions callees first, the variables they name, and the structs of all of it, inner ones first.
import type { Expression, ProgramFunction, Variable } from '../../program/program.ts'
import { walkBody } from '../../program/walk.ts'
import { forEachVariable } from '../../rewrite/variables.ts'
import type { StructType, Type } from '../../types/types.ts'

export interface Reached {
  readonly functions: readonly ProgramFunction[]
  /** In order of first use. */
  readonly variables: ReadonlySet<Variable>
}

export function reachedFrom(mains: readonly ProgramFunction[]): Reached {
  const functions: ProgramFunction[] = []
  const variables = new Set<Variable>()
  const seen = new Set<ProgramFunction>(mains)
  const pending: { readonly target: ProgramFunction; readonly callees: ProgramFunction[] }[] = []
  const enter = (target: ProgramFunction): void => {
    const callees: ProgramFunction[] = []
    const visit = (expression: Expression): void => {
      if (expression.kind === 'variable') variables.add(expression.variable)
      else if (expression.kind === 'call') callees.push(expression.function)
    }
    if (target.body) walkBody(target.body, visit)
    pending.push({ target, callees: callees.reverse() })
  }
  for (const main of mains) {
    enter(main)
    for (let top = pending.at(-1); top; top = pending.at(-1)) {
      const callee = top.callees.pop()
      if (!callee) {
        functions.push(top.target)
        pending.pop()
      } else if (!seen.has(callee)) {
        seen.add(callee)
        enter(callee)
      }
    }
  }
  return { functions, variables }
}

/** Structs of variables, locals, signatures and expressions, those inside others first. */
export class StructCollector {
  readonly structs = new Set<StructType>()
  readonly #seen = new Set<Type>()

  add(type: Type): void {
    if (this.#seen.has(type)) return
    this.#seen.add(type)
    if (type.kind === 'array') this.add(type.element)
    else if (type.kind === 'object') {
      if (type.element) this.add(type.element)
    } else if (type.kind === 'struct') {
      for (const base of type.bases) this.add(base)
      for (const field of type.fields) this.add(field.type)
      this.structs.add(type)
    }
  }

  addFunction({ parameters, returnType, body }: ProgramFunction): void {
    this.add(returnType)
    for (const { type } of parameters) this.add(type)
    if (!body) return
    forEachVariable(body, ({ type }) => this.add(type))
    walkBody(body, (expression) => {
      this.add(expression.type)
      // A structured buffer's method may name a type that is nowhere else: Load<T>.
      if (expression.kind === 'method' || expression.kind === 'intrinsic')
        for (const type of expression.parameterTypes) this.add(type)
    })
  }
}
