import { expect, test } from 'vitest'
import { append, groupBy } from './lists.ts'

test('groups keep the order of keys and of items', () => {
  const groups = groupBy(['tin', 'axe', 'top', 'arm', 'sea'], (word) => word[0])
  append(groups, 'a', 'ash')
  append(groups, 'b', 'bow')
  expect([...groups]).toEqual([
    ['t', ['tin', 'top']],
    ['a', ['axe', 'arm', 'ash']],
    ['s', ['sea']],
    ['b', ['bow']],
  ])
})
