import { expect, test } from 'vitest'
import { introSort } from './intro-sort.ts'

const byKey = (first: readonly [number, number], second: readonly [number, number]): boolean => first[0] < second[0]

test('short lists keep the order of equals', () => {
  const list: [number, number][] = Array.from({ length: 16 }, (_, index) => [index % 3, index])
  introSort(list, byKey)
  expect(list).toEqual([...list].sort((first, second) => first[0] - second[0] || first[1] - second[1]))
})

test('longer ones are sorted too, with equals where GNU puts them', () => {
  const list: [number, number][] = Array.from({ length: 20 }, (_, index) => [index % 2, index])
  introSort(list, byKey)
  expect(list.map(([key]) => key)).toEqual([...new Array(10).fill(0), ...new Array(10).fill(1)])
  expect(list.map(([, index]) => index)).toEqual([0, 2, 18, 4, 6, 16, 8, 10, 14, 12, 19, 17, 15, 13, 11, 9, 7, 5, 3, 1])
})
