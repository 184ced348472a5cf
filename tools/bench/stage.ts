// The shape of a stage of `npm run bench`: `export const stage: BenchStage = { ... }` in a file of this folder.

export interface BenchRow {
  readonly what: string
  /** Best of several runs. */
  readonly milliseconds: number
  /** How much was done in that time, for the column of speeds: characters are shown as MB/s, other things as thousands. */
  readonly amount?: { readonly count: number; readonly unit: 'characters' | 'lines' | 'instructions' }
  /** Anything else worth saying: counts, ratios. */
  readonly note?: string
}

export interface BenchContext {
  /** A folder of real shaders, when one was given. */
  readonly corpus: string | undefined
  /** Entry points inside that folder, when a list was given: tools/entries.ts says what a line is. */
  readonly entries: string | undefined
  /** At most so many of those entry points, evenly chosen. */
  readonly most: number
}

export interface BenchStage {
  /** The file's name without `.ts`. */
  readonly name: string
  run(context: BenchContext): readonly BenchRow[] | Promise<readonly BenchRow[]>
}

/** The shortest of some runs, after others to warm up: what the code can do, not what the machine was busy with. */
export function bestTime(work: () => void, rounds = 5): number {
  let best = Number.POSITIVE_INFINITY
  for (let round = 0; round < rounds + 2; round++) {
    const start = performance.now()
    work()
    const milliseconds = performance.now() - start
    if (round >= 2) best = Math.min(best, milliseconds)
  }
  return best
}
