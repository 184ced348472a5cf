// Measures one shape, named on the command line, and prints the times of all that was done with it as JSON. Started by ../growth.ts.
//
// Processor time, of a process with one thread; the young space is emptied before each run, and is so large that it rarely is while one
// runs. The whole heap is not collected: V8 forgets compiled code then. The best of several runs counts, after others in which V8 compiled
// what it will run.
import { shapeNamed, sizes } from './shapes.ts'
import { TimeSheet } from './time-sheet.ts'

/** A size is measured at least and at most so often, and in between until so many milliseconds are spent on it. */
const rounds = { least: 4, most: 40, until: 1200 }

const shape = shapeNamed(process.argv[2] ?? '')
const collect = globalThis.gc
if (!collect) throw new Error('run with --expose-gc')

const measured: Record<string, number[]> = {}
const largestLast = sizes(shape)
for (let spent = 0; spent < rounds.until; ) spent += measure(largestLast.length - 2).spent
for (let step = 0; step < largestLast.length; step++) {
  let spent = 0
  for (let round = 0; round < rounds.least || (round < rounds.most && spent < rounds.until); round++) {
    const { times, spent: more } = measure(step)
    spent += more
    for (const [what, time] of times) {
      measured[what] ??= largestLast.map(() => 0)
      measured[what][step] = round === 0 ? time : Math.min(time, measured[what][step]!)
    }
  }
}
console.log(JSON.stringify(measured))

function measure(step: number): { readonly times: ReadonlyMap<string, number>; readonly spent: number } {
  const work = shape.prepare(largestLast[step]!)
  collect!({ type: 'minor' })
  const sheet = new TimeSheet()
  work(sheet)
  const spent = [...sheet.times.values()].reduce((sum, time) => sum + time, 0)
  return { times: sheet.times, spent }
}
