// A timer that sums the time of each thing, without that of the things inside it, and without what the collector does between them:
// a collection falls into the thing that happens to fill the young space, and costs what all before it have left there.
import { getHeapSpaceStatistics } from 'node:v8'
import type { Timer } from '../../../src/support/timer.ts'

/** Less than this is left in the young space when something begins. */
const mostYoungBytes = 4_000_000

function youngBytes(): number {
  return getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space')?.space_used_size ?? 0
}

export class TimeSheet implements Timer {
  /** In milliseconds of the processor. */
  readonly times = new Map<string, number>()
  readonly #open: string[] = []
  #last = 0

  begin(name: string): void {
    this.#charge()
    if (youngBytes() > mostYoungBytes) globalThis.gc?.({ type: 'minor' })
    this.#last = processorTime()
    this.#open.push(name)
  }

  end(): void {
    this.#charge()
    this.#open.pop()
  }

  /** What is measured, under a name. */
  measure<Result>(name: string, work: () => Result): Result {
    this.begin(name)
    const result = work()
    this.end()
    return result
  }

  #charge(): void {
    const now = processorTime()
    const name = this.#open.at(-1)
    if (name !== undefined) this.times.set(name, (this.times.get(name) ?? 0) + now - this.#last)
    this.#last = now
  }
}

/** On a busy machine, time on the wall grows faster than the work does, because long work is interrupted. */
function processorTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
