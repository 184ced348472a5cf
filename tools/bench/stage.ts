// The shape of a stage of `npm run bench`: `export const stage: BenchStage = { ... }` in a file of this folder.

export interface BenchRow {
  readonly what: string
  /** Best of several runs, or the middle one where a user sees every run. */
  readonly milliseconds: number
  /** How much was done in that time, for the column of speeds: characters are shown as MB/s, other things as thousands. */
  readonly amount?: { readonly count: number; readonly unit: 'characters' | 'lines' | 'instructions' }
  /** Anything else worth saying: counts, ratios. */
  readonly note?: string
}

export interface BenchContext {
  /** A folder of real shaders, when one was given. */
  readonly corpus: string | undefined
  /** Entry points inside that folder, when a list was given: tools/corpus/entries.ts says what a line is. */
  readonly entries: string | undefined
  /** A dxc to compare with, when one was given. */
  readonly dxc: string | undefined
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
  return sortedTimes(work, rounds)[0]!
}

/** The middle one of some runs, after others to warm up: what a user sees. */
export function medianTime(work: () => void, rounds: number): number {
  return sortedTimes(work, rounds)[rounds >> 1]!
}

function sortedTimes(work: () => void, rounds: number): number[] {
  const times = Array.from({ length: rounds + 2 }, () => {
    const start = performance.now()
    work()
    return performance.now() - start
  })
  return times.slice(2).sort((a, b) => a - b)
}
