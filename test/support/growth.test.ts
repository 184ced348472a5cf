// `npm run bench -- --stage growth` must find what is quadratic, and nothing else.
import { expect, test } from 'vitest'
import { findGrowth, leastTimes, walk } from '../../tools/bench/growth/fit.ts'

/** Milliseconds at n, 2n, ... 16n. */
function times(of: (n: number) => number): readonly number[] {
  return [1, 2, 4, 8, 16].map((factor) => of(100 * factor))
}

const linear = times((n) => n / 100)
const sorting = times((n) => (n * Math.log2(n)) / 500)
const quadratic = times((n) => (n * n) / 10_000)
/** Half of the time is quadratic at the fourth size, and most of it at the fifth. */
const quadraticInTheEnd = times((n) => n / 100 + (n * n) / 40_000)

function steep(measured: Readonly<Record<string, readonly number[]>>): readonly string[] {
  return findGrowth(100, measured)
    .filter(({ isTooSteep }) => isTooSteep)
    .map(({ what }) => what)
}

test('what is quadratic is too steep, also when it is only in the end; n log n is not', () => {
  expect(steep({ linear, sorting, quadratic, quadraticInTheEnd })).toEqual(['quadratic', 'quadraticInTheEnd'])
})

test('what makes a mere walk steeper makes everything steeper; a quadratic pass is still found', () => {
  const slower = (list: readonly number[]): readonly number[] => list.map((time, step) => time * 1.3 ** step)
  const measured = { [walk]: slower(linear), sorting: slower(sorting), quadratic: slower(quadratic) }
  expect(steep(measured)).toEqual(['quadratic'])
})

test('an interruption is gone when it is measured again', () => {
  const interrupted = linear.map((time, step) => (step === 4 ? time + 60 : time))
  expect(steep({ interrupted })).toEqual(['interrupted'])
  expect(steep(leastTimes([{ interrupted }, { interrupted: linear }]))).toEqual([])
})

test('what takes no time is not judged', () => {
  expect(findGrowth(100, { short: [0.01, 0.04, 0.16, 0.64, 1.9] })).toEqual([])
})
