// Values of the IR as vectors of four lanes: how many a value takes, and how constants are written.
//
//   float, i32, i1 (0 or all ones)     one vector        <3 x float>     three        { i32, i1 }     two

import { ConstantAggregate, ConstantFloat, ConstantInt, ConstantString } from '../../ir/constants.ts'
import { floatToBits } from '../../ir/float-bits.ts'
import type { IrType } from '../../ir/types.ts'
import type { Value } from '../../ir/values.ts'
import { CannotRun } from '../cannot-run.ts'

/** The types of the scalars of a value, in order. */
export function scalarsOf(type: IrType): readonly IrType[] {
  switch (type.kind) {
    case 'int':
      if (type.bits === 64 || type.bits === 16) break
      return [type]
    case 'float':
      if (type.bits !== 32) break
      return [type]
    case 'pointer':
      return [type]
    case 'vector':
      return Array.from({ length: type.count }, () => scalarsOf(type.element)).flat()
    case 'array':
      return Array.from({ length: type.count }, () => scalarsOf(type.element)).flat()
    case 'struct':
      return type.elements.flatMap(scalarsOf)
    case 'void':
    case 'target':
      return []
    default:
  }
  throw new CannotRun(`${type.text} is not translated`)
}

/** How many scalars lie before element `index`. */
export function startOf(type: IrType, index: number): number {
  if (type.kind === 'vector' || type.kind === 'array') return index * scalarsOf(type.element).length
  if (type.kind === 'struct') return type.elements.slice(0, index).flatMap(scalarsOf).length
  return 0
}

/** The word of a scalar of a constant, the same in all lanes; undefined if the value is none. */
export function constantWord(value: Value, component: number): number | undefined {
  if (value instanceof ConstantInt) return value.type.bits === 1 ? -value.number : value.number
  if (value instanceof ConstantFloat) return Number(BigInt.asIntN(32, floatToBits(value)))
  if (value instanceof ConstantString) return value.bytes[component] ?? 0
  if (value instanceof ConstantAggregate) {
    let rest = component
    for (const operand of value.operands) {
      const count = scalarsOf(operand.type).length
      if (rest < count) return constantWord(operand, rest)
      rest -= count
    }
    return 0
  }
  return value.kind === 'zero' || value.kind === 'null' || value.kind === 'undef' || value.kind === 'poison'
    ? 0
    : undefined
}
