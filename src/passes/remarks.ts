// Why uses of resources vanish. Passes record it; `explain` shows the last remark on each resource.
//
//   if (i > 6) s.D[0] = 1;     =>     s.D: the condition is never true: i is in [0, 4]
//
// A resource is known by the global that holds its name, the last argument of the calls that create its handles.
import { plainLocation } from '../ir/debug.ts'
import type { Instruction } from '../ir/instructions.ts'
import type { Module } from '../ir/module.ts'
import type { Value } from '../ir/values.ts'
import type { Location } from '../support/source.ts'

/** Why the optimiser removed a use. */
export type RemarkKind =
  /** A branch that is never taken held the use. */
  | 'branch-never-taken'
  /** The use stands where control never comes: after a return, in a loop that never runs. */
  | 'unreachable'
  /** The result of the use is not needed by anything the shader writes. */
  | 'value-unused'
  | 'function-never-called'

export interface Remark {
  readonly kind: RemarkKind
  /** One sentence without final stop, for people: `the condition is never true: i is in [0, 4]`. */
  readonly text: string
  /** What decided: the condition, the return. `nowhere` when the use itself is all there is to show. */
  readonly location: Location
  /** The use that was removed. */
  readonly use: Location
  /** Who removed it. */
  readonly pass?: string | undefined
}

/** A decided branch explains more than the dead code it leaves behind. */
const weight: Readonly<Record<RemarkKind, number>> = {
  'value-unused': 0,
  'function-never-called': 1,
  unreachable: 1,
  'branch-never-taken': 2,
}

export function isHandleCall(value: Value): value is Instruction {
  if (value.kind !== 'instruction') return false
  return isHandleIntrinsic((value as Instruction).intrinsic)
}

export function isHandleIntrinsic(name: string): boolean {
  return name === 'llvm.dx.resource.handlefrombinding' || name === 'llvm.dx.resource.handlefromimplicitbinding'
}

/** The global that names the resource of a handle call. */
export function resourceNameOf(call: Instruction): Value {
  return call.argument(call.argumentCount - 1)
}

/** What the condition of a branch is, or the value of a switch. */
export type Way = boolean | bigint | 'either'

export class Remarks {
  /** The pass that runs, set by the runner. */
  pass: string | undefined
  readonly #byResource = new Map<Value, Remark>()
  readonly #decisions = new WeakMap<Instruction, string>()
  /** Branches that were switches, with the number they ask for. */
  readonly #cases = new WeakMap<Instruction, bigint>()
  /** Ways that copies of a branch have gone, or may go. */
  readonly #choices = new Map<Location, Way>()
  /** Of loops that were unrolled. */
  readonly #iterations = new Map<Location, number | 'any'>()
  readonly #unset = new Set<Location>()

  /**
   * A pass that decides a conditional branch or switch may record why, before simplify-cfg removes what is not reached:
   * `the condition is never true: i is in [0, 4]`.
   */
  decided(terminator: Instruction, text: string): void {
    this.#decisions.set(terminator, text)
  }

  decision(terminator: Instruction): string | undefined {
    return this.#decisions.get(terminator)
  }

  /** To be called when a switch with one case becomes a branch. */
  madeOfCase(branch: Instruction, number: bigint): void {
    this.#cases.set(branch, number)
  }

  /** What the condition of a branch being always the same says of the source: `the switch value is never 3`; of ranges with their facts. */
  verdict(branch: Instruction, value: boolean, facts?: string): string {
    const holds = value !== branch.isInverted
    const number = this.#cases.get(branch)
    if (number === undefined && facts === undefined) return `the condition is always ${holds}`
    const subject = number === undefined ? 'condition' : 'switch value'
    return `the ${subject} is ${holds ? 'always' : 'never'} ${number ?? true}${facts ?? ''}`
  }

  /**
   * To be called whenever a conditional branch is removed, or an edge led around it: inlining and unrolling make copies, so what one
   * copy does is not what all do.
   */
  chose({ choice, isInverted }: Instruction, way: Way): void {
    if (choice === undefined) return
    const meant = isInverted && typeof way === 'boolean' ? !way : way
    const known = this.#choices.get(choice)
    this.#choices.set(choice, known === undefined || known === meant ? meant : 'either')
  }

  /** To be called when a loop is unrolled; the copies of its branch are then no choices any more. */
  unrolled({ choice }: Instruction, count: number): void {
    if (choice === undefined) return
    const known = this.#iterations.get(choice)
    this.#iterations.set(choice, known === undefined || known === count ? count : 'any')
  }

  /** To be called when a variable of a resource type is read that may not have been set: the choice between its values. */
  mayBeUnset({ location }: Instruction): void {
    this.#unset.add(plainLocation(location))
  }

  /** Places of the variables that may be read before they are set. */
  get unset(): ReadonlySet<Location> {
    return this.#unset
  }

  /** What all copies of a branch do, the optimised module's included. */
  choices(module: Module): {
    readonly conditions: ReadonlyMap<Location, boolean | bigint>
    readonly iterations: ReadonlyMap<Location, number>
  } {
    for (const fn of module.functions.values())
      for (const { terminator } of fn.blocks)
        if (terminator && terminator.successorCount > 1) this.chose(terminator, 'either')
    const conditions = new Map<Location, boolean | bigint>()
    for (const [place, way] of this.#choices)
      if (way !== 'either' && !this.#iterations.has(place)) conditions.set(place, way)
    const iterations = new Map<Location, number>()
    for (const [place, count] of this.#iterations)
      if (count !== 'any' && !this.#choices.has(place)) iterations.set(place, count)
    return { conditions, iterations }
  }

  /** To be called before an instruction is erased for `reason`. Others than handle calls and their users are ignored. */
  removed(instruction: Instruction, reason: Omit<Remark, 'use' | 'pass'>): void {
    if (isHandleCall(instruction))
      this.#record(resourceNameOf(instruction), { use: plainLocation(instruction.location), ...reason })
    for (const operand of instruction.operands) {
      if (isHandleCall(operand))
        this.#record(resourceNameOf(operand), { use: plainLocation(instruction.location), ...reason })
    }
  }

  /** The most telling reason for the uses of this resource that are gone. */
  of(resourceName: Value): Remark | undefined {
    return this.#byResource.get(resourceName)
  }

  /** The last word on every resource that lost a use. */
  entries(): Iterable<readonly [resourceName: Value, remark: Remark]> {
    return this.#byResource
  }

  #record(resourceName: Value, remark: Remark): void {
    const known = this.#byResource.get(resourceName)
    if (!known || weight[remark.kind] >= weight[known.kind])
      this.#byResource.set(resourceName, { ...remark, pass: this.pass })
  }
}
