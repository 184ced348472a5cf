import { expect, test } from 'vitest'
import { editDistance, nearest } from './nearest.ts'

test('counts insertions, removals and replacements', () => {
  expect(editDistance('register', 'register')).toBe(0)
  expect(editDistance('registr', 'register')).toBe(1)
  expect(editDistance('kitten', 'sitting')).toBe(3)
  expect(editDistance('abc', '')).toBe(3)
  expect(editDistance('aaaaaaaa', 'bbbbbbbb', 3)).toBe(3)
})

test('finds the closest name and nothing when all are far', () => {
  expect(nearest('flot4', ['float4', 'float', 'int4'])).toBe('float4')
  expect(nearest('x', ['float4', 'int4'])).toBeUndefined()
  expect(nearest('texure', [])).toBeUndefined()
})
