// Whether it matters that an expression is evaluated, beside its value: HLSL before 2021 evaluates both sides of `&&`, `||` and `?:`.
import { lookupIntrinsic } from '../../../hlsl/intrinsics.ts'
import { lookupMethod } from '../../../hlsl/resources.ts'
import type { Expression } from '../../../program/program.ts'
import { walkExpression } from '../../../program/walk.ts'

export function hasEffects(root: Expression): boolean {
  let found = false
  walkExpression(root, (expression) => {
    found ||= isEffect(expression)
  })
  return found
}

/** The expression itself, its operands aside. */
export function isEffect(expression: Expression): boolean {
  switch (expression.kind) {
    case 'assign':
    case 'increment':
    case 'call':
      return true
    case 'intrinsic':
      return touchesOthers(lookupIntrinsic(expression.name))
    case 'method': {
      const { type } = expression.object
      return type.kind !== 'object' || touchesOthers(lookupMethod(type.row, expression.name))
    }
    default:
      return false
  }
}

/** Writes memory, or needs the threads next to it to compute the same. */
function touchesOthers(signatures: ReturnType<typeof lookupIntrinsic>): boolean {
  return (signatures ?? []).some(
    ({ facts }) => facts.effect === 'write' || facts.derivative || facts.wave || facts.convergent || facts.barrier,
  )
}
