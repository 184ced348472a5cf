// What debuggers learn of a variable that promote-memory turns into values.
//
// Several variables of the source can be in one place: an `inout` parameter of an inlined function is where its argument is. A value that is
// stored is recorded for those that can be seen from there, so not for the parameters of calls that come before or after; else a thousand calls
// with one argument would make a million records. For the same reason a parameter learns its value where it is declared.
import { attachRecord, type DebugInfo, DebugRecord, type ScopedLocation, scopeNumber } from '../../ir/debug.ts'
import type { Instruction } from '../../ir/instructions.ts'
import type { Value } from '../../ir/values.ts'

export class DeclaredVariables {
  readonly #debug: DebugInfo | undefined
  /** By variable in memory, then by the inlined call; copies of a loop's body declare what is declared once here. */
  readonly #byMemory = new Map<Instruction, Map<ScopedLocation, DebugRecord[]>>()
  readonly #byPlace = new Map<Instruction, DebugRecord[]>()

  constructor(memory: readonly Instruction[], debug: DebugInfo | undefined) {
    this.#debug = debug
    for (const variable of memory) if (variable.debugUses !== undefined) this.#collect(variable, variable.debugUses)
  }

  #collect(memory: Instruction, records: readonly DebugRecord[]): void {
    const byCall = new Map<ScopedLocation, DebugRecord[]>()
    for (const record of records) {
      if (record.value !== memory) continue
      const call = this.#callOf(record.location)
      const known = byCall.get(call)
      if (known === undefined) byCall.set(call, [record])
      else if (!known.some((other) => isSame(other, record))) known.push(record)
      const { at } = record
      if (at === undefined) continue
      const here = this.#byPlace.get(at)
      if (here === undefined) this.#byPlace.set(at, [record])
      else here.push(record)
    }
    this.#byMemory.set(memory, byCall)
  }

  /** The inlined call that a location belongs to; 0 for what is not inlined. */
  #callOf(location: ScopedLocation): ScopedLocation {
    return this.#debug?.scopes[scopeNumber(location)]?.inlinedAt ?? 0
  }

  /** Whether variables are declared before the instruction. */
  hasAt(instruction: Instruction): boolean {
    return this.#byPlace.has(instruction)
  }

  /** What was declared there when the pass began. */
  at(instruction: Instruction): readonly DebugRecord[] {
    return this.#byPlace.get(instruction) ?? []
  }

  /** Debuggers learn the value that the variable has before `instruction`, whose location says what can be seen there: all, where it says nothing. */
  record(memory: Instruction, value: Value, instruction: Instruction | undefined): void {
    const byCall = this.#byMemory.get(memory)
    if (byCall === undefined || instruction === undefined) return
    if (scopeNumber(instruction.location) === 0) {
      for (const records of byCall.values()) recordAll(records, value, instruction)
      return
    }
    let call = this.#callOf(instruction.location)
    for (; call !== 0; call = this.#callOf(call)) recordAll(byCall.get(call), value, instruction)
    recordAll(byCall.get(0), value, instruction)
  }
}

export function recordValue({ variable, location, fragment }: DebugRecord, value: Value, at: Instruction): void {
  attachRecord(new DebugRecord('value', variable, location, value, fragment), at)
}

function recordAll(records: readonly DebugRecord[] | undefined, value: Value, at: Instruction): void {
  for (const record of records ?? []) recordValue(record, value, at)
}

function isSame(one: DebugRecord, other: DebugRecord): boolean {
  return (
    one.variable === other.variable &&
    one.location === other.location &&
    one.fragment?.offset === other.fragment?.offset &&
    one.fragment?.size === other.fragment?.size
  )
}
