// Mistakes that a GPU keeps silent about, found while a shader runs: accesses outside of a resource or an array, variables that are read
// before anything was written, two threads at the same memory without a barrier between them, barriers that not all threads reach.
//
//   shared_[i] = x; Out[i] = shared_[i ^ 1];      race: thread 1 reads what thread 0 wrote, at line 2 and line 1
//
// Two threads race when they touch the same word, one of them writes, they are not both atomic, and no barrier for that memory is between
// the two. Writing the same value twice is no race. Groups are never ordered among each other.
import { type DebugVariable, plainLocation } from '../ir/debug.ts'
import type { Instruction } from '../ir/instructions.ts'
import { storeSizeInBytes } from '../ir/layout.ts'
import type { Module } from '../ir/module.ts'
import type { IrType } from '../ir/types.ts'
import type { Value } from '../ir/values.ts'
import type { Location } from '../support/source.ts'
import { declaredVariables } from './declared-variables.ts'
import { indexProblem } from './index-checks.ts'
import type { Memory, RuntimeValue } from './memory.ts'
import { changedBy, isKept, takenFrom } from './partial-stores.ts'
import type { Thread } from './thread.ts'
import type { AccessKind, MemoryAccess, Watch } from './watch.ts'

/** What kind of mistake a run can find. */
export type ProblemKind = 'out-of-bounds' | 'uninitialized' | 'race' | 'barrier'

export interface Problem {
  readonly kind: ProblemKind
  /** One sentence, lower case. */
  readonly message: string
  readonly location: Location
  /** The other access of a race. */
  readonly other?: Location
  /** Dispatch thread. */
  readonly thread: readonly number[]
}

interface Access {
  readonly kind: AccessKind
  readonly thread: Thread
  readonly group: number
  readonly epoch: number
  readonly at: Instruction
  readonly value: RuntimeValue
}

/** Who touched a word last. */
interface Word {
  write: Access | undefined
  /** One reader, and another of a different thread. */
  reads: Access[]
}

/** What was touched of a memory: by words of four bytes, or of two once something narrower than four was. */
interface Touched {
  shift: 1 | 2
  words: Map<number, Word>
}

const most = 100

export class Checks implements Watch {
  readonly problems: Problem[] = []
  readonly #known = new Set<string>()
  readonly #touched = new Map<Memory, Touched>()
  /** Addresses whose index was reported. */
  readonly #reported = new Set<Value>()
  readonly #written = new Map<Memory, Uint8Array>()
  readonly #variables: ReadonlyMap<Value, DebugVariable>
  #group = 0
  /** Barriers of the group so far, for groupshared memory and for resources. */
  #sharedEpoch = 0
  #deviceEpoch = 0

  constructor(module: Module) {
    this.#variables = declaredVariables(module)
  }

  access(access: MemoryAccess): void {
    const { kind, at, type, memory, offset } = access
    if (this.#reported.size > 0 && at.opcode !== 'call' && this.#reported.has(at.pointer)) return
    const size = storeSizeInBytes(type)
    if (offset < 0 || offset + size > memory.bytes.byteLength) {
      this.#outside(access, size)
      return
    }
    if (type.kind === 'vector') {
      if (kind === 'read' && at.opcode === 'load' && isKept(at)) return
      const changed = kind === 'write' && at.opcode === 'store' ? changedBy(at) : undefined
      if (changed) {
        const step = storeSizeInBytes(type.element)
        const values = access.value as RuntimeValue[]
        for (const index of changed)
          this.#inside({ ...access, type: type.element, offset: offset + index * step, value: values[index] }, step)
        return
      }
    }
    this.#inside(access, size)
  }

  #inside(access: MemoryAccess, size: number): void {
    if (access.memory.isTracked) this.#initialized(access, size)
    if (access.memory.name !== undefined) this.#ordered(access, size)
  }

  step(instruction: Instruction, thread: Thread, valueIn: (value: Value) => RuntimeValue): void {
    const problem = indexProblem(instruction, valueIn)
    if (problem === undefined) return
    this.#reported.add(instruction)
    this.#report('out-of-bounds', instruction, problem, thread, undefined)
  }

  group(): void {
    this.#group++
    for (const memory of this.#touched.keys()) if (memory.isShared) this.#touched.delete(memory)
  }

  barrier(stops: readonly Instruction[], ended: number): void {
    const [first] = stops
    if (!first) return
    const isSync = (at: Instruction): boolean => /with\.group\.sync|by\.memory/.test(at.intrinsic)
    if (stops.some((at) => at !== first) || (ended > 0 && isSync(first)))
      this.#report('barrier', first, 'not all threads of the group come to this barrier', undefined, undefined)
    if (!stops.every(isSync)) return
    const { intrinsic } = first
    if (!intrinsic.includes('device.memory')) this.#sharedEpoch++
    if (!intrinsic.includes('group.memory')) this.#deviceEpoch++
  }

  #outside({ kind, at, memory, offset, thread }: MemoryAccess, size: number): void {
    const { byteLength } = memory.bytes
    const verb = kind === 'read' ? 'read' : 'write'
    const what = this.#nameOf(memory, 'a local array')
    const count = Math.floor(byteLength / memory.stride)
    const message =
      memory.name !== undefined && byteLength === 0
        ? `${verb} of ${what}, which has no data bound`
        : offset < 0
          ? `${verb} outside of ${what}`
          : memory.stride > 1
            ? `${verb} of element ${Math.floor(offset / memory.stride)} of ${what}, which has ${count}`
            : `${verb} of ${size} bytes at ${offset} of ${what}, which has ${byteLength} bytes`
    this.#report('out-of-bounds', at, message, thread, undefined)
  }

  #nameOf({ name, variable }: Memory, otherwise: string): string {
    const known = name ?? (variable && this.#variables.get(variable)?.name)
    return known === undefined ? otherwise : `'${known}'`
  }

  #initialized({ kind, at, type, memory, offset, thread }: MemoryAccess, size: number): void {
    let written = this.#written.get(memory)
    if (!written) this.#written.set(memory, (written = new Uint8Array(memory.bytes.byteLength)))
    const known = written.subarray(offset, offset + size)
    const isReplaced = kind === 'write' || (at.opcode === 'atomicrmw' && at.atomicOperation === 'xchg')
    const isKnown = isReplaced || isWritten(at, type, known)
    if (kind !== 'read') known.fill(1)
    if (isKnown) return
    const what = this.#nameOf(memory, 'a variable')
    this.#report('uninitialized', at, `read of ${what} before anything was written to it`, thread, undefined)
  }

  #ordered({ kind, at, memory, offset, thread, value }: MemoryAccess, size: number): void {
    const { shift, words } = this.#wordsOf(memory, offset, size)
    const epoch = memory.isShared ? this.#sharedEpoch : this.#deviceEpoch
    const access: Access = { kind, thread, group: this.#group, epoch, at, value }
    for (let index = offset >> shift; index << shift < offset + size; index++) {
      let word = words.get(index)
      if (!word) words.set(index, (word = { write: undefined, reads: [] }))
      this.#touch(word, access, memory)
    }
  }

  #wordsOf(memory: Memory, offset: number, size: number): Touched {
    let touched = this.#touched.get(memory)
    if (!touched) this.#touched.set(memory, (touched = { shift: 2, words: new Map() }))
    if (touched.shift === 2 && (offset | size) & 3) {
      const copies = [...touched.words].flatMap(([index, { write, reads }]): [number, Word][] => [
        [index * 2, { write, reads }],
        [index * 2 + 1, { write, reads }],
      ])
      touched.shift = 1
      touched.words = new Map(copies)
    }
    return touched
  }

  #touch(word: Word, access: Access, memory: Memory): void {
    const { write } = word
    if (write && conflicts(write, access)) this.#race(write, access, memory)
    if (access.kind === 'read') {
      if (!word.reads.some((read) => read.thread === access.thread && read.epoch === access.epoch))
        word.reads = [
          ...word.reads.filter((read) => read.group !== access.group || read.epoch === access.epoch),
          access,
        ].slice(-2)
      return
    }
    const reader = word.reads.find((read) => conflicts(read, access))
    if (reader) this.#race(reader, access, memory)
    word.write = access
    word.reads = word.reads.filter((read) => read.group === access.group && read.epoch === access.epoch)
  }

  #race(first: Access, second: Access, memory: Memory): void {
    const verbs = { read: 'reads', write: 'writes', atomic: 'changes' } as const
    const place = ({ thread }: Access): string => `(${idOf(thread).join(', ')})`
    const why = first.group === second.group ? 'without a barrier in between' : 'in another group'
    const message = `thread ${place(second)} ${verbs[second.kind]} what thread ${place(first)} ${verbs[first.kind]} in '${memory.name}' ${why}`
    this.#report('race', second.at, message, second.thread, first.at)
  }

  #report(
    kind: ProblemKind,
    at: Instruction,
    message: string,
    thread: Thread | undefined,
    other: Instruction | undefined,
  ): void {
    const location = plainLocation(at.location)
    const second = other && plainLocation(other.location)
    const key = `${kind} ${location} ${second ?? ''}`
    if (this.#known.has(key) || this.problems.length >= most) return
    this.#known.add(key)
    const where = thread ? idOf(thread) : []
    this.problems.push({ kind, message, location, thread: where, ...(second !== undefined && { other: second }) })
  }
}

/** Whether what is read was written. Copies of whole structs, arrays and vectors may leave parts alone. */
function isWritten(at: Instruction, type: IrType, known: Uint8Array): boolean {
  if (type.kind === 'struct' || type.kind === 'array' || !known.includes(0)) return true
  if (type.kind !== 'vector' || !known.includes(1)) return false
  const step = storeSizeInBytes(type.element)
  const taken = at.opcode === 'load' ? takenFrom(at) : undefined
  return !taken?.some((component) => known[component * step] === 0)
}

function conflicts(first: Access, second: Access): boolean {
  if (first.thread === second.thread) return false
  if (first.kind === 'read' && second.kind === 'read') return false
  if (first.kind === 'atomic' && second.kind === 'atomic') return false
  if (first.group === second.group && first.epoch !== second.epoch) return false
  return !(first.kind === 'write' && second.kind === 'write' && isSame(first.value, second.value))
}

function isSame(first: RuntimeValue, second: RuntimeValue): boolean {
  if (Array.isArray(first) && Array.isArray(second)) return first.every((value, index) => isSame(value, second[index]))
  return Object.is(first, second)
}

function idOf({ identity: { group, inGroup, groupSize } }: Thread): number[] {
  return group.map((at, axis) => at * groupSize[axis]! + inGroup[axis]!)
}
