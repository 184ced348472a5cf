// One thread of a running shader under the eyes of a debugger: it stops at breakpoints and after steps, with the calls that are running and
// their variables by the names of the source. The other threads run along.
//
//   shader.dispatch([1, 1, 1], given, { debug: { thread: [3, 0, 0], stopped: (stop) => 'next', isBreakpoint: (place) => place.line === 7 } })

import { Pointer, type RuntimeValue } from '../execute/memory.ts'
import type { Thread } from '../execute/thread.ts'
import type { Watch } from '../execute/watch.ts'
import { type DebugVariable, plainLocation } from '../ir/debug.ts'
import type { Instruction } from '../ir/instructions.ts'
import type { IrFunction, Module } from '../ir/module.ts'
import type { Value } from '../ir/values.ts'
import type { SourceMap } from '../support/source.ts'
import { placeOf, type RunPlace } from './problems.ts'
import { type ShownValue, shownValue } from './shown-values.ts'

/** How the thread goes on: to the next line here, into calls, out of this one, or to the next breakpoint. */
export type Resume = 'next' | 'in' | 'out' | 'continue' | 'end'

/** A call that has not returned. */
export interface Frame {
  readonly name: string
  readonly place: RunPlace
  readonly variables: readonly ShownValue[]
}

/** Why a thread stopped, and where. */
export interface Stop {
  readonly reason: 'entry' | 'breakpoint' | 'step' | 'pause'
  /** The innermost call first. */
  readonly frames: readonly Frame[]
}

/** The thread that a debugger watches, and where it stops. */
export interface DebugOptions {
  /** The dispatch thread. */
  readonly thread: readonly [number, number, number]
  readonly stopsAtEntry?: boolean
  /** Called before the first instruction of a line. */
  readonly isBreakpoint: (place: RunPlace) => boolean
  /** Whether a pause was requested. */
  readonly isPaused?: () => boolean
  readonly stopped: (stop: Stop) => Resume
}

/** The debugger was asked to end. */
export class DebugEnd extends Error {}

interface Running {
  readonly function: IrFunction
  place: RunPlace | undefined
  valueIn: (value: Value) => RuntimeValue
}

export class Debugger implements Watch {
  readonly #options: DebugOptions
  readonly #sources: SourceMap
  readonly #places = new Map<Instruction, RunPlace | undefined>()
  /** Of the functions of the source. */
  readonly #variables = new Map<IrFunction, readonly { readonly variable: DebugVariable; readonly at: Value }[]>()
  readonly #calls: Running[] = []
  #mode: Resume
  /** Calls that were running when the thread was last resumed. */
  #depth = 0
  #hasStopped = false
  /** Whether the thread was there. */
  found = false

  constructor(options: DebugOptions, module: Module, sources: SourceMap) {
    this.#options = options
    this.#sources = sources
    this.#mode = options.stopsAtEntry ? 'in' : 'continue'
    for (const fn of module.functions.values())
      if (!module.getFunction(`${fn.name}.body`)) this.#variables.set(fn, variablesOf(fn))
  }

  access(): void {}

  before(instruction: Instruction, thread: Thread, valueIn: (value: Value) => RuntimeValue): void {
    if (!this.#isOwn(thread)) return
    this.found = true
    if (this.#calls.length === 0) this.#enter(instruction.block!.parent!, valueIn)
    const running = this.#calls.at(-1)!
    running.valueIn = valueIn
    // What is made around an entry point has no lines of its own, and making room for variables is no step.
    const hasLine = instruction.opcode !== 'alloca' && this.#variables.has(running.function)
    const place = hasLine ? this.#placeOf(instruction) : undefined
    const isNewLine = place !== undefined && !isSameLine(place, running.place)
    if (place) running.place = place
    if (isNewLine) this.#maybeStop(place)
    const callee = instruction.opcode === 'call' ? instruction.calledFunction : undefined
    if (callee && !callee.isDeclaration) this.#enter(callee, valueIn)
  }

  step(instruction: Instruction, thread: Thread): void {
    if (this.#isOwn(thread) && instruction.opcode === 'call' && instruction.calledFunction?.isDeclaration === false)
      this.#calls.pop()
  }

  #enter(fn: IrFunction, valueIn: (value: Value) => RuntimeValue): void {
    this.#calls.push({ function: fn, place: undefined, valueIn })
  }

  #maybeStop(place: RunPlace): void {
    const reason = this.#reasonToStop(place)
    if (!reason) return
    this.#hasStopped = true
    this.#mode = this.#options.stopped({ reason, frames: this.#frames() })
    this.#depth = this.#calls.length
    if (this.#mode === 'end') throw new DebugEnd()
  }

  #reasonToStop(place: RunPlace): Stop['reason'] | undefined {
    if (this.#options.isPaused?.()) return 'pause'
    if (this.#options.isBreakpoint(place)) return 'breakpoint'
    const depth = this.#calls.length
    const isStep =
      this.#mode === 'in' ||
      (this.#mode === 'next' && depth <= this.#depth) ||
      (this.#mode === 'out' && depth < this.#depth)
    if (!isStep) return undefined
    return this.#hasStopped ? 'step' : 'entry'
  }

  #frames(): Frame[] {
    return [...this.#calls]
      .reverse()
      .filter((running): running is Running & { place: RunPlace } => running.place !== undefined)
      .map(({ function: fn, place, valueIn }) => ({
        name: fn.name.replace(/\.body$/, ''),
        place,
        variables: (this.#variables.get(fn) ?? []).flatMap(({ variable, at }) => {
          const pointer = valueIn(at)
          const type = pointer instanceof Pointer ? pointedType(at) : undefined
          return pointer instanceof Pointer && type
            ? [shownValue(variable.name, pointer.memory.read(type, pointer.offset), type, variable.type)]
            : []
        }),
      }))
  }

  #placeOf(instruction: Instruction): RunPlace | undefined {
    if (!this.#places.has(instruction))
      this.#places.set(instruction, placeOf(plainLocation(instruction.location), this.#sources) ?? undefined)
    return this.#places.get(instruction)
  }

  #isOwn({ identity: { group, inGroup, groupSize } }: Thread): boolean {
    return this.#options.thread.every((at, axis) => at === group[axis]! * groupSize[axis]! + inGroup[axis]!)
  }
}

function isSameLine(first: RunPlace, second: RunPlace | undefined): boolean {
  return first.line === second?.line && first.file === second.file
}

function variablesOf(fn: IrFunction): { variable: DebugVariable; at: Value }[] {
  return [...fn.instructions()].flatMap(({ debugRecords }) =>
    (debugRecords ?? []).flatMap(({ kind, variable, value }) =>
      kind === 'declare' && value ? [{ variable, at: value }] : [],
    ),
  )
}

/** What lies at the address of a local variable. */
function pointedType(at: Value): Instruction['subjectType'] {
  return 'subjectType' in at ? (at as Instruction).subjectType : undefined
}
