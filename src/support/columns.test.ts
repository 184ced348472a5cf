import { expect, test } from 'vitest'
import { alignColumns, wrapWords } from './columns.ts'

test('columns are as wide as their widest cell, without blanks at the end', () => {
  expect(
    alignColumns([
      ['a', 'bbb', 'c'],
      ['aaaa', 'b', ''],
    ]),
  ).toEqual(['a     bbb  c', 'aaaa  b'])
})

test('long text breaks at blanks', () => {
  expect(wrapWords('one two three four', 9)).toEqual(['one two', 'three', 'four'])
  expect(wrapWords('incomprehensibilities end', 5)).toEqual(['incomprehensibilities', 'end'])
})
