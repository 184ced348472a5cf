// Loads and stores, and the steps from a place to its parts.
import { bug } from '../../support/bug.ts'
import type { FunctionWriter } from './function-writer.ts'
import type { Id } from './module.ts'
import type { MemoryPlace, Place } from './place.ts'

/** The value in a place, of `place.type`. */
export function load(_writer: FunctionWriter, _place: Place): Id {
  return bug('not written yet')
}

/** `value` is of `place.type`. */
export function store(_writer: FunctionWriter, _place: Place, _value: Id): void {
  bug('not written yet')
}

/** A pointer to memory, for atomics and the like. */
export function pointerTo(_writer: FunctionWriter, _place: MemoryPlace): Id {
  return bug('not written yet')
}
