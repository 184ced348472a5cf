// `v.x = 1` is a load of the whole vector, an insertion and a store: which components are really read and written.
//
//   %old = load <4 x float>, ptr %v;  %new = insertelement %old, 1.0, 0;  store %new, ptr %v      reads nothing, writes component 0
import { ConstantInt } from '../ir/constants.ts'
import { Instruction } from '../ir/instructions.ts'
import type { Value } from '../ir/values.ts'

function insertedInto(value: Value, found: Set<number>): Value | undefined {
  if (!(value instanceof Instruction)) return undefined
  if (value.opcode === 'load') return value
  if (value.opcode === 'insertelement') {
    const index = value.operand(2)
    if (!(index instanceof ConstantInt)) return undefined
    found.add(index.number)
    return insertedInto(value.operand(0), found)
  }
  if (value.opcode !== 'shufflevector') return undefined
  value.indices.forEach((from, component) => {
    if (from !== component) found.add(component)
  })
  return insertedInto(value.operand(0), found)
}

const known = new WeakMap<Instruction, readonly number[] | undefined>()

/** Components that a store of a vector changes; undefined for all of them. */
export function changedBy(store: Instruction): readonly number[] | undefined {
  if (known.has(store)) return known.get(store)
  const found = new Set<number>()
  const base = insertedInto(store.storedValue, found)
  const changed = base instanceof Instruction && sameAddress(base.pointer, store.pointer) ? [...found] : undefined
  known.set(store, changed)
  return changed
}

/** Whether a load only keeps what a store behind it does not change. */
export function isKept(load: Instruction): boolean {
  return (
    load.uses.length > 0 &&
    load.uses.every(
      ({ user, index }) =>
        user instanceof Instruction &&
        index === 0 &&
        (user.opcode === 'insertelement' || user.opcode === 'shufflevector'),
    )
  )
}

const knownReads = new WeakMap<Instruction, readonly number[] | undefined>()

/** Components of a vector that are taken out of a load one by one; undefined where the whole vector is used. */
export function takenFrom(load: Instruction): readonly number[] | undefined {
  if (knownReads.has(load)) return knownReads.get(load)
  const taken = new Set<number>()
  const isTaken = load.uses.every(({ user, index }) => {
    if (!(user instanceof Instruction)) return false
    if (user.opcode === 'extractelement' && index === 0) {
      const at = user.operand(1)
      if (!(at instanceof ConstantInt)) return false
      taken.add(at.number)
      return true
    }
    if (user.opcode !== 'shufflevector' || load.type.kind !== 'vector') return false
    const start = index === 0 ? 0 : load.type.count
    for (const from of user.indices) if (from >= start && from < start + load.type.count) taken.add(from - start)
    return true
  })
  const components = isTaken ? [...taken] : undefined
  knownReads.set(load, components)
  return components
}

/** The same value, or the same call or address computed twice. */
function sameAddress(first: Value, second: Value): boolean {
  if (first === second) return true
  if (!(first instanceof Instruction) || !(second instanceof Instruction)) return false
  return (
    first.opcode === second.opcode &&
    first.operands.length === second.operands.length &&
    first.operands.every((operand, index) => sameAddress(operand, second.operand(index)))
  )
}
