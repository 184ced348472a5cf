// Runs the groups of a dispatch of a translated shader, on one thread of the machine or on several.
//
// The calling thread begins. When there is more to do than starting helpers takes, helpers take groups as well; groups are dealt in pieces
// (group-loop.ts). A thread that waits (`runGroups`) goes on itself; one that does not (`runGroupsAsync`) leaves the rest to them.
import { CannotRun } from '../cannot-run.ts'
import { areWaiting, help, mayWait, type Work } from './helper-threads.ts'
import { control, controlAddress } from './layout.ts'

/** A dispatch that is ready to run. */
export interface Started {
  /** As group-loop.ts has it. */
  readonly work: (region: number, pieces: number) => number
  readonly compiled: object
  readonly memory: Work['memory']
  /** One for each thread of the machine. */
  readonly regions: readonly number[]
  /** Helpers begin at once. */
  readonly isUrgent: boolean
  /** Throws what the shader is stopped with in a loop. */
  readonly stop: (loop: number) => never
}

/** Helpers are not worth it before: about what a worker takes to start, and one that has started to hear of its work. */
const millisecondsAlone = { starting: 10, waiting: 1 } as const
const piecesOfDispatch = 512
/** More groups than that would take years, and are no numbers of 32 bits. */
const mostGroups = 2 ** 31 - 2 ** 24

/** Writes how the groups are dealt. */
export function dealGroups(words: Int32Array, [width, height, depth]: readonly [number, number, number]): void {
  const total = width * height * depth
  if (total > mostGroups) throw new CannotRun(`the shader runs too long: ${total} groups are too many`)
  const piece = Math.max(1, Math.floor(total / piecesOfDispatch))
  words.set([0, 0, 0, total, piece, width, height], controlAddress / 4)
}

export function runGroups(started: Started): void {
  const words = controlWords(started)
  try {
    if (runAlone(started)) return
    if (mayWait()) void help(worksOf(started, started.regions.slice(1)), false)
    runRest(started)
  } catch (error) {
    stopAll(words)
    throw error
  } finally {
    // Helpers that have not begun find nothing to do when they do.
    for (let working = words[control.working]!; working > 0; working = Atomics.load(words, control.working))
      Atomics.wait(words, control.working, working)
  }
  checkHelpers(started)
}

export async function runGroupsAsync(started: Started): Promise<void> {
  if (runAlone(started)) return
  await help(worksOf(started, started.regions), true)
  checkHelpers(started)
  runRest(started)
}

const controlWords = ({ memory }: Started): Int32Array => new Int32Array(memory.buffer, controlAddress, control.words)

const worksOf = ({ compiled, memory }: Started, regions: readonly number[]): Work[] =>
  regions.map((region) => ({ compiled, memory, region }))

/** Whether all groups have run. */
function runAlone({ work, regions, isUrgent }: Started): boolean {
  if (isUrgent) return false
  const pieces = regions.length === 1 ? piecesOfDispatch : 1
  const end = performance.now() + millisecondsAlone[areWaiting(regions.length - 1) ? 'waiting' : 'starting']
  while (work(regions[0]!, pieces)) if (regions.length > 1 && performance.now() > end) return false
  return true
}

/** The groups that no helper takes. */
function runRest({ work, regions }: Started): void {
  while (work(regions[0]!, piecesOfDispatch));
}

function stopAll(words: Int32Array): void {
  Atomics.store(words, control.next, words[control.total]!)
}

function checkHelpers(started: Started): void {
  const failed = controlWords(started)[control.failed]!
  if (failed !== 0) started.stop(failed - 2)
}
