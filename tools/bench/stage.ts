// The shape of a stage of `npm run bench`: `export const stage: BenchStage = { ... }` in a file of this folder.

export interface BenchRow {
  readonly what: string
  /** Best of several runs. */
  readonly milliseconds: number
  /** Characters of source text that went in; shown as MB/s. */
  readonly size?: number
  /** Anything else worth saying: counts, ratios. */
  readonly note?: string
}

export interface BenchContext {
  /** A folder of real shaders, when one was given. */
  readonly corpus: string | undefined
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
