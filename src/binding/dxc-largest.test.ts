import { expect, test } from 'vitest'
import { Largest } from './dxc-largest.ts'

function popped(items: readonly string[]): string {
  const queue = new Largest<string>((left, right) => left.length < right.length)
  for (const item of items) queue.push(item)
  return items.map(() => queue.pop()).join(' ')
}

test('the largest comes first', () => {
  expect(popped(['a', 'bbb', 'cc', 'dddd'])).toBe('dddd bbb cc a')
})

test('equals come in the order of std::priority_queue', () => {
  expect(popped(['a', 'b'])).toBe('a b')
  expect(popped(['a', 'b', 'c', 'd'])).toBe('a c b d')
  expect(popped(['a', 'b', 'cc', 'd', 'e', 'f', 'gg', 'h', 'i'])).toBe('cc gg a i f h e b d')
})

test('an empty queue gives nothing', () => {
  expect(new Largest<string>(() => false).pop()).toBeUndefined()
})
