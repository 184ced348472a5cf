import fc from 'fast-check'
import { expect, test } from 'vitest'
import { scalarType } from '../../../types/types.ts'
import { exactNumber, looseNumber } from './literals.ts'

const float = scalarType('float')
const double = scalarType('double')
const int = scalarType('int')
const uint = scalarType('uint')

function loose(value: number | bigint, type = typeof value === 'bigint' ? int : float, spelling?: string): string {
  return looseNumber(value, type, spelling).text
}

test('floats have as few digits as give the value back, and a point', () => {
  expect(loose(Math.fround(0.1))).toBe('0.1')
  expect(loose(0.1, double)).toBe('0.1L')
  expect(loose(Math.fround(0.1), double)).toBe('0.10000000149011612')
  expect(loose(1)).toBe('1.0')
  expect(loose(-0)).toBe('-0.0')
  expect(loose(Math.fround(3.4028234663852886e38))).toBe('3.4028235e38')
})

test('a spelling of the same value is kept', () => {
  expect(loose(255n, int, '0xFF')).toBe('0xFF')
  expect(loose(255n, int, '0xFE')).toBe('255')
  expect(loose(Math.fround(1e-5), float, '1e-5f')).toBe('1e-5')
  expect(loose(1, float, '1')).toBe('1.0')
  expect(loose(2, float, '1.0')).toBe('2.0')
})

test('infinities and NaN are made of their bits', () => {
  expect(loose(Number.POSITIVE_INFINITY)).toBe('asfloat(0x7f800000u)')
  expect(loose(Number.NaN)).toBe('asfloat(0x7fc00000u)')
  expect(loose(Number.NEGATIVE_INFINITY, double)).toBe('asdouble(0u, 0xfff00000u)')
})

test('a type is written behind a literal, or in front of it', () => {
  const exact = (value: number | bigint, type: typeof int): string =>
    exactNumber(looseNumber(value, type, undefined), type, type.scalar).text
  expect(exact(1n, uint)).toBe('1u')
  expect(exact(-1n, int)).toBe('int(-1)')
  expect(exact(5n, scalarType('int64_t'))).toBe('5ll')
  expect(exact(0.5, float)).toBe('0.5f')
  expect(exact(0.5, double)).toBe('0.5l')
  expect(exact(0.5, scalarType('min16float'))).toBe('min16float(0.5)')
})

test('every float reads back as itself', () => {
  fc.assert(
    fc.property(fc.float({ noNaN: true, noDefaultInfinity: true }), (value) => {
      expect(Object.is(Math.fround(Number(loose(value))), value)).toBe(true)
    }),
  )
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
      expect(Object.is(Number(loose(value, double).replace('L', '')), value)).toBe(true)
    }),
  )
})
