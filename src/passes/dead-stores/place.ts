// What a load reads or a store writes: some bytes of a variable, behind the same indices known only at run time or not.
import { Instruction } from '../../ir/instructions.ts'
import { storeSizeInBytes } from '../../ir/layout.ts'
import type { IrType } from '../../ir/types.ts'
import type { Value } from '../../ir/values.ts'
import { type Address, addressOf } from '../memory-paths.ts'

export interface Place {
  readonly base: Value
  readonly address: Address | undefined
  readonly size: number
}

export function placeOf(pointer: Value, type: IrType): Place {
  const { base, address } = addressOf(pointer)
  return { base, address, size: storeSizeInBytes(type) }
}

export function mayOverlap(first: Place, second: Place): boolean {
  // Two variables lie apart; what else an address begins with may lead into one.
  if (first.base !== second.base) return !isVariable(first.base) || !isVariable(second.base)
  const distance = distanceOf(first, second)
  return distance === undefined || (distance < first.size && -distance < second.size)
}

/** Whether the first has all bytes of the second. */
export function covers(first: Place, second: Place): boolean {
  const distance = distanceOf(first, second)
  return distance !== undefined && distance >= 0 && distance + second.size <= first.size
}

/** From the first to the second in bytes; undefined when it is not the same at every run. */
function distanceOf(first: Place, second: Place): number | undefined {
  if (first.base !== second.base || !first.address || !second.address) return undefined
  const [terms, others] = [first.address.terms, second.address.terms]
  const isSame = ({ value, stride }: Address['terms'][number], index: number): boolean =>
    value === others[index]!.value && stride === others[index]!.stride
  if (terms.length !== others.length || !terms.every(isSame)) return undefined
  return second.address.offset - first.address.offset
}

function isVariable(value: Value): boolean {
  return value.kind === 'global' || (value instanceof Instruction && value.opcode === 'alloca')
}
