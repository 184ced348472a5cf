import { expect, test } from 'vitest'
import { effort } from './limits.ts'
import { WeakTable } from './weak-table.ts'

test('what is held stays the same object, however much comes after it', () => {
  const table = new WeakTable<number, { key: number }>()
  const ask = (key: number): { key: number } => table.get(key) ?? table.add(key, { key })
  const held = Array.from({ length: 100 }, (_, key) => ask(key))
  for (let key = 100; key < effort.recentlyInterned.most * 3; key++) ask(key)
  expect(held.map(({ key }) => ask(key))).toEqual(held)
  expect(held.every((object, key) => ask(key) === object)).toBe(true)
})
