// What evaluating an expression writes, and what the place it writes to belongs to.
//
//   f(s.list[i].xy), with `inout float2`      writes s.list[i].xy; its root is s
import { arrayElement } from '../types/types.ts'
import type { Expression, Parameter, ProgramFunction, Variable } from './program.ts'
import { isReference } from './variables.ts'
import { forEachExpression, walkExpression } from './walk.ts'

export type Written = ReadonlySet<Parameter | 'this'>

/** `known` keeps the answers. */
export function writtenBy(fn: ProgramFunction, known: Map<ProgramFunction, Written>): Written {
  const answer = known.get(fn)
  if (answer) return answer
  const written = new Set<Parameter | 'this'>()
  known.set(fn, written)
  const add = (target: Expression): void => {
    const root = rootOf(target)
    if (root?.kind === 'this') written.add('this')
    else if (root?.variable.kind === 'parameter') written.add(root.variable as Parameter)
  }
  if (fn.body) forEachExpression(fn.body, (expression) => forEachWrite(expression, known, add))
  return written
}

/** Calls `visit` for each l-value that evaluating the expression writes. */
export function forEachWrite(
  root: Expression,
  known: Map<ProgramFunction, Written>,
  visit: (target: Expression) => void,
): void {
  walkExpression(root, (part) => {
    for (const target of targetsOf(part, known)) visit(target)
  })
}

/** The l-values that this node itself writes. */
function targetsOf(expression: Expression, known: Map<ProgramFunction, Written>): readonly Expression[] {
  switch (expression.kind) {
    case 'assign':
    case 'increment':
      return [expression.target]
    case 'intrinsic':
      return writtenArguments(expression)
    case 'method': {
      // Objects without a register, ray queries and the like, change when they are asked to do something.
      const { type } = expression.object
      const isChanged = type.kind === 'object' && type.row.class === undefined && !type.row.isValue
      return isChanged ? [expression.object, ...writtenArguments(expression)] : writtenArguments(expression)
    }
    case 'call': {
      const { function: callee, object } = expression
      const targets = expression.arguments.filter((_, index) => {
        const parameter = callee.parameters[index]
        return parameter?.mode !== 'in' || isReference(parameter)
      })
      if (object && !callee.isStatic && writtenBy(callee, known).has('this')) targets.push(object)
      return targets
    }
    default:
      return []
  }
}

function writtenArguments(expression: Extract<Expression, { kind: 'intrinsic' | 'method' }>): readonly Expression[] {
  return expression.arguments.filter((_, index) => expression.modes[index] !== 'in')
}

/** What a place is a part of: the struct of a field, the vector of components, the array of an element. */
export function wholeOf(place: Expression): Expression | undefined {
  switch (place.kind) {
    case 'field':
    case 'base':
    case 'swizzle':
    case 'matrix-swizzle':
    case 'index':
      return place.object
    default:
      return undefined
  }
}

/** The variable or object that fields, elements and components belong to; `undefined` for values and elements of resources. */
export function rootOf(expression: Expression): Extract<Expression, { kind: 'variable' | 'this' }> | undefined {
  let root = expression
  for (let whole = wholeOf(root); whole; whole = wholeOf(root)) root = whole
  return root.kind === 'variable' || root.kind === 'this' ? root : undefined
}

/** As `rootOf`, when it is a variable. */
export function rootVariableOf(expression: Expression): Variable | undefined {
  const root = rootOf(expression)
  return root?.kind === 'variable' ? root.variable : undefined
}

/** A resource with a register, or an element of an array of them. Nothing is ever stored there. */
export function isGlobalResource(expression: Expression): boolean {
  const root = rootOf(expression)
  return (
    root?.kind === 'variable' && root.variable.kind === 'resource' && arrayElement(expression.type).kind === 'object'
  )
}

/** A part of a number in memory, which has no address. */
export function isBitField(expression: Expression): boolean {
  return expression.kind === 'field' && expression.field.bitWidth !== undefined
}
