// What evaluating an expression does beside giving its value, by the facts of the tables of built-in functions and methods.
//
//   i++, f(x), Out.Store(0, x), WaveReadLaneFirst(x)      side effects                tex.Sample(s, uv)      none, but its neighbours matter
import { lookupIntrinsic } from '../hlsl/intrinsics.ts'
import { lookupMethod } from '../hlsl/resources.ts'
import type { Expression, IntrinsicExpression, MethodExpression } from '../program/program.ts'
import { someExpression } from '../program/walk.ts'

type BuiltinCall = IntrinsicExpression | MethodExpression

/** Whether the expression must be evaluated, once and where it stands. Calls count: what they do is not looked up. */
export function hasSideEffects(root: Expression): boolean {
  return someExpression(root, isSideEffect)
}

/** The expression itself, its operands aside. */
function isSideEffect(node: Expression): boolean {
  switch (node.kind) {
    case 'assign':
    case 'increment':
    case 'call':
      return true
    case 'method':
      return isState(node.object) || isBoundCall(node)
    case 'intrinsic':
      return isBoundCall(node)
    default:
      return false
  }
}

/** Barriers, waves and the like: where they stand matters. */
function isBoundCall(node: BuiltinCall): boolean {
  if (node.modes.some((mode) => mode !== 'in') || changesMemory(node)) return true
  return signaturesOf(node).some(({ facts }) => facts.wave || (facts.convergent && !facts.derivative))
}

/** Objects without a register, ray queries and the like, change when they are asked to do something. */
export function isState({ type }: Expression): boolean {
  return type.kind !== 'object' || (type.row.class === undefined && !type.row.isValue)
}

export function changesMemory(node: BuiltinCall): boolean {
  return signaturesOf(node).some(({ facts }) => facts.effect === 'write' || facts.barrier)
}

/** Whether it matters that the expression is evaluated, beside its value: HLSL before 2021 evaluates both sides of `&&`, `||` and `?:`. */
export function hasEffects(root: Expression): boolean {
  return someExpression(root, isEffect)
}

/** The expression itself, its operands aside: writes memory, or needs the threads next to it to compute the same. */
function isEffect(node: Expression): boolean {
  switch (node.kind) {
    case 'assign':
    case 'increment':
    case 'call':
      return true
    case 'intrinsic':
    case 'method':
      if (node.kind === 'method' && node.object.type.kind !== 'object') return true
      return (
        changesMemory(node) ||
        signaturesOf(node).some(({ facts }) => facts.derivative || facts.wave || facts.convergent)
      )
    default:
      return false
  }
}

function signaturesOf(node: BuiltinCall): NonNullable<ReturnType<typeof lookupIntrinsic>> {
  if (node.kind === 'intrinsic') return lookupIntrinsic(node.name) ?? []
  return node.object.type.kind === 'object' ? (lookupMethod(node.object.type.row, node.name) ?? []) : []
}
