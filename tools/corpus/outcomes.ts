// What became of many shaders: the troubles by class, the largest first, and the share of good ones by stage.
import { append } from '../../src/support/lists.ts'

export interface Outcome {
  readonly id: string
  readonly stage: string
  /** Undefined: accepted. `rejected`: the front end reports errors, so the shader does not count. */
  failure: string | undefined
}

/** Prints at most `show` classes. True when all is well. */
export function reportOutcomes(outcomes: readonly Outcome[], show: number): boolean {
  const clean = outcomes.filter(({ failure }) => failure !== 'rejected')
  const classes = new Map<string, Outcome[]>()
  for (const outcome of clean) {
    if (outcome.failure !== undefined) append(classes, outcome.failure, outcome)
  }
  const sorted = [...classes].sort(([, left], [, right]) => right.length - left.length)
  for (const [failure, { length, 0: example }] of sorted.slice(0, show))
    console.log(`${String(length).padStart(5)}  ${failure}\n       ${example!.id}`)
  const stages = [...new Set(clean.map(({ stage }) => stage))].sort()
  for (const stage of stages) console.log(`${stage}: ${share(clean.filter((outcome) => outcome.stage === stage))}`)
  console.log(`all: ${share(clean)}; ${outcomes.length - clean.length} rejected by the front end`)
  return classes.size === 0
}

function share(outcomes: readonly Outcome[]): string {
  const good = outcomes.filter(({ failure }) => failure === undefined).length
  return `${good} of ${outcomes.length} (${((100 * good) / Math.max(1, outcomes.length)).toFixed(2)} %)`
}

/** Runs `task` for every item, so many at once. */
export async function forEachAtOnce<T>(
  items: readonly T[],
  count: number,
  task: (item: T, index: number) => Promise<void>,
): Promise<void> {
  let next = 0
  const worker = async (): Promise<void> => {
    while (next < items.length) {
      const index = next++
      await task(items[index]!, index)
    }
  }
  await Promise.all(Array.from({ length: count }, worker))
}
