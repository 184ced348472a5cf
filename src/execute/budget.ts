// How long a shader may run: a count of instructions and not a time, so that every run of it ends the same way.
//
//   const budget = new Budget(undefined)      a hundred million instructions, and ten million in which no thread ends
//   budget.spend(instruction)                 throws when there is nothing left, with the place of the loop
//   budget.threadEnded()
//
// A loop that never ends is found after the ten million, which takes seconds; a dispatch of many threads that do end has all of it.
import { type Loop, LoopForest } from '../analysis/loops.ts'
import type { ScopedLocation } from '../ir/debug.ts'
import type { Instruction } from '../ir/instructions.ts'
import { CannotRun } from './cannot-run.ts'

export const defaultBudget = 100_000_000
const defaultWithoutEnd = 10_000_000

export class Budget {
  readonly #total: number
  /** Instructions that may run before a thread ends. */
  readonly #withoutEnd: number
  /** Of them, and beyond them. */
  #left = 0
  #beyond: number

  /** A budget that is given is for all threads together, whether they end or not. */
  constructor(given: number | undefined) {
    this.#total = this.#beyond = given ?? defaultBudget
    this.#withoutEnd = given ?? defaultWithoutEnd
    this.threadEnded()
  }

  threadEnded(): void {
    const rest = this.#beyond + this.#left
    this.#left = Math.min(rest, this.#withoutEnd)
    this.#beyond = rest - this.#left
  }

  spend(at: Instruction): void {
    if (--this.#left < 0) throw tooLong(this.#beyond > 0 ? this.#withoutEnd : this.#total, loopAround(at))
  }
}

/** `loop` is its place; 0 for none. */
export function tooLong(instructions: number, loop: ScopedLocation): CannotRun {
  const where = loop === 0 ? 'has not ended' : 'is still in this loop'
  const reason = `the shader runs too long: it ${where} after ${instructions} instructions; a larger budget (--budget) lets it go on`
  return new CannotRun(reason, loop)
}

/** The place of the innermost loop. */
function loopAround({ block }: Instruction): ScopedLocation {
  const loop = block && new LoopForest(block.parent!).loopOf(block)
  return loop ? placeOfLoop(loop) : 0
}

/** Where it jumps back is what the statement of the loop stands for; in its header, if that has no location. */
export function placeOfLoop({ latches, header }: Loop): ScopedLocation {
  const jumps = latches.map(({ terminator }) => terminator?.location ?? 0)
  return [...jumps, ...[...header.instructions].map(({ location }) => location)].find((each) => each !== 0) ?? 0
}
