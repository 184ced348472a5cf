import { expect, test } from 'vitest'
import { FreeNames } from './free-names.ts'

test('a free name is taken as it is, the next ones get numbers', () => {
  const names = new FreeNames(['index'])
  expect([names.take('at'), names.take('at'), names.take('at')]).toEqual(['at', 'at_1', 'at_2'])
  expect([names.take('index'), names.take('index')]).toEqual(['index_1', 'index_2'])
})

test('numbered names that are taken are passed over', () => {
  const names = new FreeNames(['a', 'a_1', 'a_3'])
  expect([names.take('a'), names.take('a'), names.take('a_2')]).toEqual(['a_2', 'a_4', 'a_2_1'])
})

test('numbers begin where they are asked to', () => {
  const names = new FreeNames([], 2)
  expect([names.take('Light'), names.take('Light')]).toEqual(['Light', 'Light_2'])
})
