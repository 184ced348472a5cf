// The exponent of a growth: times at n, 2n, 4n, ... are a line on a double logarithmic scale, and its slope is what we want.
//
//   1, 2.2, 4.8, 10.4, 22.4 ms   =>   1.12, as n log n has it
//   1, 3, 10, 36, 136 ms         =>   1.83: linear at first, and quadratic when it matters
//
// The line goes through the largest sizes, where what grows fastest can be seen, and does not pass through what is too short to measure.
// Small programs fit into the caches of the processor and large ones do not, the less so the busier the machine is: how steep a mere walk
// over the instructions becomes is measured beside everything else, and is no fault of the algorithm.

export interface Growth {
  readonly what: string
  /** In milliseconds, at ever twice the size. */
  readonly times: readonly number[]
  readonly exponent: number
  /** The exponent of a walk over the instructions, at least 1. */
  readonly ofWalk: number
  readonly isTooSteep: boolean
}

/** What the time of the walk is found under. */
export const walk = 'a walk'

type Times = Readonly<Record<string, readonly number[]>>

/** How many of the largest sizes the line goes through. */
const fitted = 4
/** Below this a time says more about the clock than about the code. */
const shortest = 0.1
/** Shorter ones, at the largest size, nobody has to wait for. */
const shortestAtLast = 2
/** n log n is 1.1 to 1.2 at these sizes; the rest is room for a busy machine. What is quadratic in the end is 1.7 and more. */
const steepest = 1.45

/** What takes time worth looking at, with how it grows from `size` on. */
export function findGrowth(size: number, measured: Times): readonly Growth[] {
  const ofWalk = Math.max(1, exponentOf(size, measured[walk] ?? []) ?? 1)
  const growths: Growth[] = []
  for (const [what, times] of Object.entries(measured)) {
    if (what === walk || times.at(-1)! < shortestAtLast) continue
    const exponent = exponentOf(size, times)
    if (exponent !== undefined)
      growths.push({ what, times, exponent, ofWalk, isTooSteep: exponent - ofWalk + 1 > steepest })
  }
  return growths
}

function exponentOf(size: number, times: readonly number[]): number | undefined {
  const points = times
    .map((time, step) => ({ x: Math.log(size * 2 ** step), y: Math.log(time), time }))
    .slice(-fitted)
    .filter(({ time }) => time >= shortest)
  return points.length < 2 ? undefined : slope(points)
}

/** Of the line with the least squares. */
function slope(points: readonly { readonly x: number; readonly y: number }[]): number {
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length
  const middle = { x: mean(points.map(({ x }) => x)), y: mean(points.map(({ y }) => y)) }
  const together = points.map(({ x, y }) => (x - middle.x) * (y - middle.y))
  const alone = points.map(({ x }) => (x - middle.x) ** 2)
  return mean(together) / mean(alone)
}

/** The shortest of several measurements, for each thing at each size. */
export function leastTimes(measurements: readonly Times[]): Times {
  const least: Record<string, readonly number[]> = { ...measurements[0] }
  for (const times of measurements)
    for (const [what, list] of Object.entries(times))
      least[what] = list.map((time, step) => Math.min(time, least[what]?.[step] ?? time))
  return least
}
