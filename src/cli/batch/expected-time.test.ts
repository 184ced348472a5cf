import { expect, test, vi } from 'vitest'
import { ExpectedTime } from './expected-time.ts'

/** How many workers are started for so many questions. */
function workersFor(expected: ExpectedTime, questions: number): number {
  let workers = 0
  while (workers < 16 && expected.isWorthAnother(questions, workers)) workers++
  return workers
}

test('few questions have few workers, many have all, and slow ones have more', () => {
  const expected = new ExpectedTime()
  expect([0, 1, 60, 100, 1000].map((count) => workersFor(expected, count))).toEqual([0, 1, 3, 4, 16])
  const clock = vi.spyOn(performance, 'now')
  const timer = expected.timer()
  let now = 0
  const pass = (milliseconds: number): void => {
    clock.mockReturnValue(now)
    timer.begin()
    clock.mockReturnValue((now += milliseconds))
    timer.end()
  }
  // The first one is slow because the worker is new.
  pass(5000)
  expect(workersFor(expected, 100)).toBe(4)
  for (let count = 0; count < 50; count++) pass(200)
  expect(workersFor(expected, 10)).toBe(4)
  clock.mockRestore()
})
