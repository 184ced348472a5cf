// What a function does with the output arrays of a mesh shader: those it declares, and those it is given as `out` or `inout` arrays.
//
//   void fill(inout Vertex v[3]) { v[0].p = 1; }     fill(vertices);     writes vertices[0].p, and reads nothing
import type { Expression, Parameter, ProgramFunction, Variable } from './program.ts'
import { forEachExpression, walkExpression } from './walk.ts'

export interface ArrayUses {
  /** Mentions that read the values. */
  readonly reads: readonly Expression[]
  /** Parameters of other functions that the whole array is given to. */
  readonly passedTo: readonly PassedArray[]
}

interface PassedArray {
  readonly callee: ProgramFunction
  readonly parameter: Parameter
  readonly array: Variable
}

export function usesOfArrays({ body }: ProgramFunction, arrays: { has(variable: Variable): boolean }): ArrayUses {
  const reads: Expression[] = []
  const passedTo: PassedArray[] = []
  if (!body) return { reads, passedTo }
  forEachExpression(body, (root) => {
    const written = new Set<Expression>()
    walkExpression(root, (expression) => {
      if (expression.kind === 'assign' && !expression.compound) written.add(bottomOf(expression.target))
      if (expression.kind !== 'call') return
      const { function: callee } = expression
      for (const [index, argument] of expression.arguments.entries()) {
        const parameter = callee.parameters[index]
        if (
          parameter &&
          argument.kind === 'variable' &&
          arrays.has(argument.variable) &&
          staysInPlace(callee, parameter)
        ) {
          written.add(argument)
          passedTo.push({ callee, parameter, array: argument.variable })
        } else if (parameter?.mode === 'out') written.add(bottomOf(argument))
      }
    })
    walkExpression(root, (expression) => {
      if (expression.kind !== 'variable' || !arrays.has(expression.variable) || written.has(expression)) return
      reads.push(expression)
    })
  })
  return { reads, passedTo }
}

/** Whether a parameter that is given the array is the array, and no copy of it. */
function staysInPlace({ body }: ProgramFunction, { mode, type }: Parameter): boolean {
  return body !== undefined && mode !== 'in' && type.kind === 'array'
}

/** Whether the function, and those it gives the array to, only write it. */
export function isOnlyWritten(fn: ProgramFunction, parameter: Parameter, seen = new Set<Parameter>()): boolean {
  if (seen.has(parameter)) return true
  seen.add(parameter)
  if (!staysInPlace(fn, parameter)) return false
  const { reads, passedTo } = usesOfArrays(fn, new Set([parameter]))
  return reads.length === 0 && passedTo.every((next) => isOnlyWritten(next.callee, next.parameter, seen))
}

/** The variable at the bottom of what is assigned to. */
function bottomOf(target: Expression): Expression {
  let current = target
  while ('object' in current && current.object) current = current.object as Expression
  return current
}
