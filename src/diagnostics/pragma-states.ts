// What `#pragma clang diagnostic` (and GCC's, and dxc's) says about warnings, from its place in the program on.
//
//   #pragma dxc diagnostic push
//   #pragma dxc diagnostic ignored "-Wconversion"      from here ...
//   #pragma dxc diagnostic pop                         ... to here
//
// Stages after the preprocessor report in an order of their own, so every change is kept with its place. Places are compared in the
// order of the program: a file lies where its #include stands.
import { type IncludePath, includePath, isBefore } from '../support/include-path.ts'
import { type Location, nowhere, type SourceMap } from '../support/source.ts'
import type { WarningOption } from './sink.ts'

interface Change {
  readonly path: IncludePath
  /** All that is said by pragmas here, in order. */
  readonly options: readonly WarningOption[]
}

const nothing: readonly WarningOption[] = []

export class PragmaStates {
  readonly #sources: SourceMap
  readonly #changes: Change[] = []
  readonly #pushed: (readonly WarningOption[])[] = []
  #current = nothing

  constructor(sources: SourceMap) {
    this.#sources = sources
  }

  push(): void {
    this.#pushed.push(this.#current)
  }

  /** False when nothing was pushed. */
  pop(location: Location): boolean {
    const options = this.#pushed.pop()
    if (options) this.#change(location, options)
    return options !== undefined
  }

  add(location: Location, option: WarningOption): void {
    this.#change(location, [...this.#current, option])
  }

  /** What holds at a place, in the order it was said. */
  at(location: Location): readonly WarningOption[] {
    if (this.#changes.length === 0) return nothing
    if (location === nowhere) return nothing
    const path = includePath(location, this.#sources, ({ offset }) => offset)
    let low = 0
    let high = this.#changes.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (isBefore(this.#changes[middle]!.path, path)) low = middle + 1
      else high = middle
    }
    return this.#changes[low - 1]?.options ?? nothing
  }

  /** Everything that is said anywhere. */
  get all(): readonly WarningOption[] {
    return this.changes.flatMap(({ options }) => options)
  }

  /** In order, with their places as offsets. */
  get changes(): readonly Change[] {
    return this.#changes
  }

  #change(location: Location, options: readonly WarningOption[]): void {
    this.#current = options
    this.#changes.push({ path: includePath(location, this.#sources, ({ offset }) => offset), options })
  }
}
