// Values that are the same in every run. A constant of a buffer is none, nor is a specialisation constant: the host gives them their
// values, and initializers are defaults at most.
//
//   const int Count = 4;  static const int Twice = 2 * Count;        Twice > 3     not fixed, though array sizes may be made of it
import type { Expression, Variable } from '../program.ts'
import { walkExpression } from '../walk.ts'
import { evaluateConstant, integerValue } from './evaluate.ts'
import type { ConstantValue } from './scalars.ts'

/** The value of a constant expression; `undefined` when it is none, or the host decides. */
export function fixedValue(expression: Expression): ConstantValue | undefined {
  const value = evaluateConstant(expression)
  return value && !asksHost(expression) ? value : undefined
}

/** As `integerValue`. */
export function fixedInteger(expression: Expression): bigint | undefined {
  const value = integerValue(expression)
  return value !== undefined && !asksHost(expression) ? value : undefined
}

const known = new WeakMap<Variable, boolean>()

function asksHost(expression: Expression): boolean {
  let asks = false
  walkExpression(expression, (node) => {
    if (node.kind === 'variable') asks ||= isOfHost(node.variable)
  })
  return asks
}

function isOfHost(variable: Variable): boolean {
  if (variable.kind === 'constant') return true
  if (!variable.initializer) return false
  let asks = known.get(variable)
  if (asks === undefined) {
    known.set(variable, false)
    known.set(variable, (asks = asksHost(variable.initializer)))
  }
  return asks
}
