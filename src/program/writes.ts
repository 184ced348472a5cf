import { arrayElement } from '../types/types.ts'
import type { Expression, Parameter, ProgramFunction } from './program.ts'
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

/** The variable or object that fields, elements and components belong to; `undefined` for values and elements of resources. */
export function rootOf(expression: Expression): Extract<Expression, { kind: 'variable' | 'this' }> | undefined {
  for (let at = expression; ; ) {
    switch (at.kind) {
      case 'variable':
      case 'this':
        return at
      case 'field':
      case 'base':
      case 'swizzle':
      case 'matrix-swizzle':
      case 'index':
        at = at.object
        break
      default:
        return undefined
    }
  }
}

/** A resource with a register, or an element of an array of them. Nothing is ever stored there. */
export function isGlobalResource(expression: Expression): boolean {
  const root = rootOf(expression)
  return (
    root?.kind === 'variable' && root.variable.kind === 'resource' && arrayElement(expression.type).kind === 'object'
  )
}
