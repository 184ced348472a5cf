// How the time of every stage, pass and writer grows with the size of the code: long straight lines, deep nests, huge switches, chains of
// calls, many of everything that a program can have many of. Nothing may be steeper than n log n.
//
// A shape is measured in a process of its own (growth/measure.ts), and where it looks too steep, up to three more times: what the machine was
// busy with is gone then, what the algorithm does is not. The first row is a pass that is quadratic on purpose: it must be found.
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { findGrowth, type Growth, leastTimes } from './growth/fit.ts'
import { controls, type Shape, shapes } from './growth/shapes.ts'
import type { BenchRow, BenchStage } from './stage.ts'

/** So often what looks too steep is measured again. */
const most = 3

export const stage: BenchStage = {
  name: 'growth',
  run(): readonly BenchRow[] {
    const rows: BenchRow[] = []
    for (const control of controls) {
      const growths = growthOf(control)
      rows.push(...rowsOf(control, growths))
      if (!growths.some(({ isTooSteep }) => isTooSteep)) throw new Error(`'${control.name}' was not found too steep`)
    }
    const growths = shapes.map((shape) => ({ shape, growths: growthOf(shape) }))
    for (const each of growths) rows.push(...rowsOf(each.shape, each.growths))
    const all = growths.flatMap((each) => each.growths)
    const steep = all.filter(({ isTooSteep }) => isTooSteep).length
    const note = `${all.length} rows, ${steep} TOO STEEP`
    return [...rows, { what: 'all', milliseconds: all.reduce((sum, { times }) => sum + times.at(-1)!, 0), note }]
  },
}

function growthOf(shape: Shape): readonly Growth[] {
  let times = measured(shape)
  let growths = findGrowth(shape.size, times)
  for (let again = 0; again < most && growths.some(({ isTooSteep }) => isTooSteep); again++) {
    times = leastTimes([times, measured(shape)])
    growths = findGrowth(shape.size, times)
  }
  return growths
}

/** The times of each thing that was done, at ever twice the size. */
function measured({ name }: Shape): Readonly<Record<string, readonly number[]>> {
  const words = [...measuringFlags, '--import', 'tsx', join(import.meta.dirname, 'growth/measure.ts'), name]
  return JSON.parse(execFileSync(process.execPath, words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }))
}

/** What is measured is the algorithm: the compiler of JavaScript has no other thread, and the collector little to do. */
const measuringFlags = [
  '--expose-gc',
  '--single-threaded',
  '--min-semi-space-size=64',
  '--max-semi-space-size=64',
  '--initial-heap-size=1024',
]

function rowsOf({ name, size }: Shape, growths: readonly Growth[]): readonly BenchRow[] {
  return growths.map(({ what, times, exponent, ofWalk, isTooSteep }) => ({
    what: `${name}, ${what}, n = ${size}`,
    milliseconds: times.at(-1)!,
    note: `${times.map((time) => time.toFixed(1)).join(', ')} ms: exponent ${exponent.toFixed(2)}, a walk ${ofWalk.toFixed(2)}${isTooSteep ? ' TOO STEEP' : ''}`,
  }))
}
