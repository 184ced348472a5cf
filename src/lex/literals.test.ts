import { expect, test } from 'vitest'
import { characterValue, unquote } from './character-literals.ts'
import { parseNumber } from './literals.ts'

test.each([
  ['0', 0n, ''],
  ['42', 42n, ''],
  ['123456789012', 123456789012n, ''],
  ['0x1F', 31n, ''],
  ['0XffU', 255n, 'u'],
  ['017', 15n, ''],
  ['0b1011', 11n, ''],
  ['1u', 1n, 'u'],
  ['1L', 1n, 'l'],
  ['1lu', 1n, 'ul'],
  ['1ULL', 1n, 'ull'],
  ['1LLU', 1n, 'ull'],
  ['1ll', 1n, 'll'],
  ['18446744073709551615', 18446744073709551615n, ''],
] as const)('%s is an integer', (text, value, suffix) => {
  const { literal, problem } = parseNumber(text)
  expect(literal).toMatchObject({ kind: 'int', value, suffix })
  expect(problem).toBeUndefined()
})

test.each([
  ['1.5', 1.5, ''],
  ['.5', 0.5, ''],
  ['1.', 1, ''],
  ['1e3', 1000, ''],
  ['1.5e-3f', 0.0015, 'f'],
  ['1.0h', 1, 'h'],
  ['1.0F', 1, 'f'],
  ['2.0L', 2, 'l'],
  ['1.5f16', 1.5, 'h'],
  ['1.5F32', 1.5, 'f'],
  ['1.5f64', 1.5, 'l'],
  ['09.5', 9.5, ''],
  ['09e1', 90, ''],
  ['0.0', 0, ''],
  ['1.#INF', Infinity, ''],
  ['1.#INFf', Infinity, 'f'],
  ['0x1.8p3', 12, ''],
  ['0x1p-1074', 5e-324, ''],
  ['0x1.fffffffffffffp1023', Number.MAX_VALUE, ''],
  ['0x10p0f', 16, 'f'],
] as const)('%s is a floating-point number', (text, value, suffix) => {
  const { literal, problem } = parseNumber(text)
  expect(literal).toEqual({ kind: 'float', value, suffix })
  expect(problem).toBeUndefined()
})

test.each([
  ['12abc', 2, "invalid digit 'a' in decimal constant"],
  ['089', 1, "invalid digit '8' in octal constant"],
  ['0b12', 3, "invalid digit '2' in binary constant"],
  ['0x', 1, "invalid suffix 'x' on integer constant"],
  ['0b1f', 3, "invalid digit 'f' in binary constant"],
  ['1uu', 1, "invalid suffix 'uu' on integer constant"],
  ['1lL', 1, "invalid suffix 'lL' on integer constant"],
  ['1i', 1, "invalid suffix 'i' on integer constant"],
  ['1.0ff', 3, "invalid suffix 'ff' on floating constant"],
  ['1.0u', 3, "invalid suffix 'u' on floating constant"],
  ['0.#INF', 2, "invalid suffix '#INF' on floating constant"],
  ['1.0_x', 3, "invalid suffix '_x' on floating constant"],
  ['1e', 1, 'exponent has no digits'],
  ['1e+', 1, 'exponent has no digits'],
  ['0x1.8', 5, 'hexadecimal floating literal requires an exponent'],
  ['0x.p1', 3, 'hexadecimal floating literal requires a significand'],
  ['18446744073709551616', 0, 'integer literal is too large to be represented in any integer type'],
] as const)('%s is wrong', (text, offset, message) => {
  const { problem } = parseNumber(text)
  expect({ offset: problem?.offset, message: problem?.diagnose(1).message }).toEqual({ offset, message })
})

test.each([
  ['"a\\tb\\\\"', 'a\tb\\'],
  ['L"x"', 'x'],
  ['R"d(a\\n")d"', 'a\\n"'],
  ['"\\x41\\101\\u00e9"', 'AA\u00e9'],
  ["'\\0'", '\0'],
])('%s stands for its characters', (spelling, text) => {
  expect(unquote(spelling)).toEqual({ text, problems: [] })
})

test('character constants', () => {
  expect(characterValue('A')).toBe(65n)
  expect(characterValue('ab')).toBe(24930n)
  expect(characterValue('\u00ff')).toBe(-1n)
  expect(unquote("'\\q'").problems.map(({ diagnose }) => diagnose(1).message)).toEqual([
    "unknown escape sequence '\\q'",
  ])
})
