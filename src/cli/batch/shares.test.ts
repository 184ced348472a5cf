import { expect, test } from 'vitest'
import { Shares } from './shares.ts'

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index)

function takeSome(shares: Shares, share: ReturnType<Shares['join']>, count: number): (number | undefined)[] {
  return upTo(count).map(() => shares.take(share))
}

test('neighbours go to one worker, which takes half of what another has when it has none left', () => {
  const shares = new Shares(upTo(16), 2)
  const [a, b] = [shares.join(), shares.join()]
  expect(takeSome(shares, a, 2)).toEqual([0, 1])
  expect(takeSome(shares, b, 8)).toEqual([8, 9, 10, 11, 12, 13, 14, 15])
  expect(shares.left).toBe(6)
  expect(takeSome(shares, b, 2)).toEqual([5, 6])
  expect(takeSome(shares, a, 4)).toEqual([2, 3, 4, 7])
  expect([shares.take(a), shares.take(b), shares.left]).toEqual([undefined, undefined, 0])
})

test('a worker that comes late finds its share', () => {
  const shares = new Shares(upTo(24), 3)
  const a = shares.join()
  expect(takeSome(shares, a, 2)).toEqual([0, 1])
  const b = shares.join()
  expect(takeSome(shares, b, 2)).toEqual([8, 9])
  expect(takeSome(shares, shares.join(), 2)).toEqual([16, 17])
})

test('every question is taken once, whoever asks when', () => {
  for (const workers of [1, 2, 3, 8]) {
    const shares = new Shares(upTo(1000), workers)
    const joined = upTo(workers).map(() => shares.join())
    const taken: number[] = []
    for (let turn = 0; shares.left > 0; turn = (turn * 7 + 3) % 101) taken.push(shares.take(joined[turn % workers]!)!)
    expect(taken.sort((a, b) => a - b)).toEqual(upTo(1000))
  }
})

test('what was put off is asked again first, and all can be taken at once', () => {
  const shares = new Shares(upTo(12), 2)
  const share = shares.join()
  expect(shares.take(share)).toBe(0)
  shares.askAgain([0])
  expect(shares.left).toBe(12)
  expect(shares.take(share)).toBe(0)
  expect(shares.takeAll()).toEqual(upTo(12).slice(1))
  expect([shares.take(share), shares.left]).toEqual([undefined, 0])
})
