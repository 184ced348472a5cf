// What the optimiser found out about the code of a program. Inlining and unrolling make copies of it: these things hold for all of them.
import type { Location } from '../support/source.ts'

export interface Choices {
  /** How the condition of the statement that begins there always is, or that of the `?` that stands there; the bits of a switch's value. */
  readonly conditions: ReadonlyMap<Location, boolean | bigint>
  /** How often the loop that begins there always runs. */
  readonly iterations: ReadonlyMap<Location, number>
}
