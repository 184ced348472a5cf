// Debug information while passes run: which piece of source an instruction comes from, and where a variable's value is.
//
// **Positions.** With debug information the `location` of an instruction holds two numbers, a Location and the scope it belongs to:
//
//   location = scope * 2^32 + Location        scope 0: no debug information, then it is the plain Location
//
// so that whatever copies a location copies the scope. Inlining gives the copied instructions new scopes that know the call (`inline`).
//
// **Records.** As LLVM's #dbg_declare and #dbg_value: a record is attached to the instruction it comes before, and is no user of the value
// it names. So debug information never changes what passes do. A value that is replaced hands its records on; one that is erased leaves
// them without a value.
//
//   %x = alloca float              declare x at %x          promote-memory =>        value of x is %sum, attached where the store was
//
// debug-nodes.ts turns scopes, variables and records into metadata when the module is finished.
import type { Location } from '../support/source.ts'
import type { Instruction } from './instructions.ts'
import { sizeInBits } from './layout.ts'
import { elementType, type IrType, scalarOf } from './types.ts'
import type { Value } from './values.ts'

/** A Location, and in the upper bits the number of a scope. */
export type ScopedLocation = number

const scopeUnit = 2 ** 32

export function scopeNumber(location: ScopedLocation): number {
  return Math.floor(location / scopeUnit)
}

/** The place in the source, without the scope. */
export function plainLocation(location: ScopedLocation): Location {
  return location < scopeUnit ? location : location % scopeUnit
}

export type DebugType =
  | { readonly kind: 'basic'; readonly name: string; readonly bits: number; readonly encoding: DebugEncoding }
  | { readonly kind: 'typedef'; readonly name: string; readonly location: Location; readonly type: DebugType }
  | DebugStructure
  | { readonly kind: 'array'; readonly element: DebugType; readonly count: number; readonly bits: number }

export type DebugEncoding = 'float' | 'signed' | 'unsigned' | 'boolean'

export interface DebugStructure {
  readonly kind: 'structure'
  readonly name: string
  readonly location: Location
  readonly bits: number
  readonly members: readonly DebugMember[]
}

export interface DebugMember {
  readonly name: string
  readonly location: Location
  readonly type: DebugType
  readonly offset: number
}

export interface DebugFunction {
  readonly name: string
  /** The mangled name; empty for entry points. */
  readonly linkageName: string
  readonly location: Location
  /** undefined: void. */
  readonly result: DebugType | undefined
  readonly parameters: readonly DebugType[]
}

export interface DebugScope {
  readonly function: DebugFunction
  /** The scope around this block, 0 for the function itself. */
  readonly parent: number
  /** Where the block begins. */
  readonly location: Location
  /** The call this is a copy for; 0: not inlined. */
  readonly inlinedAt: ScopedLocation
  /** The scope this is a copy of; its own number when it is none. */
  readonly original: number
}

export interface DebugVariable {
  readonly name: string
  /** The original scope. */
  readonly scope: number
  readonly location: Location
  readonly type: DebugType
  /** From 1; 0 for locals. */
  readonly argument: number
}

/** In bits of the variable. */
export interface DebugFragment {
  readonly offset: number
  readonly size: number
}

/** What the records before an instruction share, so that all of them move at once. */
export interface RecordPlace {
  at: Instruction
}

export class DebugRecord {
  /** `declare`: the value is the address of the variable. */
  readonly kind: 'declare' | 'value'
  readonly variable: DebugVariable
  /** undefined: all of it. */
  readonly fragment: DebugFragment | undefined
  /** Of the declaration, in the scope of this copy. */
  location: ScopedLocation
  /** undefined: no longer known. */
  value: Value | undefined
  place: RecordPlace | undefined = undefined

  constructor(
    kind: DebugRecord['kind'],
    variable: DebugVariable,
    location: ScopedLocation,
    value: Value | undefined,
    fragment?: DebugFragment,
  ) {
    this.kind = kind
    this.variable = variable
    this.location = location
    this.fragment = fragment
    this.value = undefined
    if (value !== undefined) this.setValue(value)
  }

  /** The instruction it is attached to. */
  get at(): Instruction | undefined {
    return this.place?.at
  }

  setValue(value: Value): void {
    this.value = value
    if (value.isTracked) (value.debugUses ??= []).push(this)
  }
}

/** As debuggers count: members follow each other without gaps, and a bool is a number of 32 bits. */
export function packedBits(type: IrType): number {
  switch (type.kind) {
    case 'int':
      return type.bits === 1 ? 32 : type.bits
    case 'float':
      return sizeInBits(type)
    case 'vector':
    case 'array':
      return type.count * packedBits(type.element)
    case 'struct':
      return type.elements.reduce((sum, element) => sum + packedBits(element), 0)
    default:
      return 32
  }
}

/** The bits that come before a member. */
export function packedOffset(type: IrType, member: number): number {
  if (type.kind !== 'struct') return member * packedBits(elementType(type, member) ?? type)
  return type.elements.slice(0, member).reduce((sum, element) => sum + packedBits(element), 0)
}

/** The same variable's part that starts at bit `offset` of what `record` names. */
export function partOf(record: DebugRecord, offset: number, size: number): DebugFragment {
  return { offset: (record.fragment?.offset ?? 0) + offset, size }
}

/** A vector is no longer one value: every record of it becomes one per lane. Nothing changes when no lane is known. */
export function splitRecords(vector: Instruction, lanes: readonly (Value | undefined)[]): void {
  if (!lanes.some((lane) => lane !== undefined)) return
  const size = packedBits(scalarOf(vector.type))
  for (const record of vector.debugUses ?? []) {
    if (record.value !== vector || record.kind !== 'value' || !record.at) continue
    const { variable, location, at } = record
    for (const [lane, value] of lanes.entries()) {
      const place = value && placeAfter(value, at)
      if (place)
        attachRecord(new DebugRecord('value', variable, location, value, partOf(record, lane * size, size)), place)
    }
    at.debugRecords = at.debugRecords?.filter((each) => each !== record)
    // It moves no more with the others.
    record.place = { at }
  }
}

/** `at`, or a later place of its block where the value is there; undefined when it comes from another block that may come later. */
function placeAfter(value: Value, at: Instruction): Instruction | undefined {
  if (value.kind !== 'instruction') return at
  const made = value as Instruction
  if (made.block === at.block) return made.comesBefore(at) ? at : made.next
  return made.opcode === 'extractelement' ? undefined : at
}

/** Attaches a record: it takes effect before `instruction`. */
export function attachRecord(record: DebugRecord, instruction: Instruction): void {
  const records = (instruction.debugRecords ??= [])
  record.place = records[0]?.place ?? { at: instruction }
  records.push(record)
}

/**
 * One list of one place; the two are used no more. Where instructions go one after the other, their records pile up before the next one:
 * a short list goes into the long one that it follows.
 */
export function joinRecords(first: DebugRecord[], second: DebugRecord[]): DebugRecord[] {
  const isFirstLonger = first.length >= second.length
  const place = (isFirstLonger ? first : second)[0]?.place
  for (const record of isFirstLonger ? second : first) record.place = place
  if (!isFirstLonger) return [...first, ...second]
  for (const record of second) first.push(record)
  return first
}

/** The value is gone: what the records say is no longer known. */
export function forgetDebugUses(value: Value): void {
  for (const record of value.debugUses ?? []) if (record.value === value) record.value = undefined
}

/** The records that name a value, name another one from now on. */
export function moveDebugUses(from: Value, to: Value): void {
  const records = from.debugUses
  from.debugUses = undefined
  for (const record of records ?? []) if (record.value === from) record.setValue(to)
}

export class DebugInfo {
  /** By number; 0 is no scope. */
  readonly scopes: (DebugScope | undefined)[] = [undefined]
  /** Copies of scopes by call and original. */
  readonly #copies = new Map<ScopedLocation, Map<number, number>>()

  addFunction(fn: DebugFunction): number {
    return this.#add({ function: fn, parent: 0, location: fn.location, inlinedAt: 0, original: this.scopes.length })
  }

  addBlock(parent: number, location: Location): number {
    const around = this.scopes[parent]!
    return this.#add({ function: around.function, parent, location, inlinedAt: 0, original: this.scopes.length })
  }

  at(location: Location, scope: number): ScopedLocation {
    return location + scope * scopeUnit
  }

  /** Where an instruction stands once its function is inlined at `call`; the wrapper of an entry point is in no scope and adds none. */
  inline(location: ScopedLocation, call: ScopedLocation): ScopedLocation {
    const scope = scopeNumber(location)
    return scope === 0 || scopeNumber(call) === 0
      ? location
      : this.at(plainLocation(location), this.#inlinedScope(scope, call))
  }

  #inlinedScope(number: number, call: ScopedLocation): number {
    let copies = this.#copies.get(call)
    if (!copies) this.#copies.set(call, (copies = new Map()))
    const known = copies.get(number)
    if (known !== undefined) return known
    const scope = this.scopes[number]!
    const parent = scope.parent === 0 ? 0 : this.#inlinedScope(scope.parent, call)
    const inlinedAt = scope.inlinedAt === 0 ? call : this.inline(scope.inlinedAt, call)
    const copy = this.#add({ ...scope, parent, inlinedAt })
    copies.set(number, copy)
    return copy
  }

  #add(scope: DebugScope): number {
    this.scopes.push(scope)
    return this.scopes.length - 1
  }
}
