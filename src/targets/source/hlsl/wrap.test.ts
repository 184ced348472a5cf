import { expect, test } from 'vitest'
import { wrapped } from './wrap.ts'

test('short text stays on its line', () => {
  expect(wrapped('x = a + b;', 20)).toBe('x = a + b;')
})

test('the loosest operator outside of parentheses breaks the line', () => {
  expect(wrapped('x = (aaaa + bbbb) * cccc + dddd * eeee;', 30)).toBe('x = (aaaa + bbbb) * cccc\n  + dddd * eeee;')
  expect(wrapped('x = aaaa && bbbb || cccc && dddd;', 24)).toBe('x = aaaa && bbbb\n  || cccc && dddd;')
})

test('arguments stand between their parentheses', () => {
  expect(wrapped('float4 x = function(first, second, third);', 30)).toBe(
    'float4 x = function(\n  first, second, third\n);',
  )
  expect(wrapped('return function(first, second, third) * 2.0;', 30)).toBe(
    'return function(\n  first, second, third\n) * 2.0;',
  )
})

test('text with strings is left alone', () => {
  const text = 'printf("a, b and c", first, second);'
  expect(wrapped(text, 10)).toBe(text)
})

test('nothing but line breaks and indentation is added', () => {
  const text = 'a = f(b + c, g(d, e) ? h[i + 1] : j) + k(l && m || n, o) * (p - q);'
  for (let width = 5; width < 80; width++) {
    const joined = wrapped(text, width)
      .split('\n')
      .map((line) => line.trim())
    expect(joined.join(' ').replaceAll('( ', '(').replaceAll(' )', ')')).toBe(text)
  }
})
