import { expect, test } from 'vitest'
import type { Expression } from '../program/program.ts'
import { makeVariable } from '../program/variables.ts'
import { makeLiteral, makeReference, spanAt } from '../rewrite/nodes.ts'
import { type Field, intType, scalarType, type Type, uintType } from '../types/types.ts'
import { cutTo, extractBits, isCut, joinBits, unitOf } from './bit-fields.ts'

const nowhere = spanAt(0)

function local(type: Type): Expression {
  return makeReference(makeVariable('local', 'x', type, 0), nowhere)
}

function field(type: Type, bitWidth: number): Field {
  return { type, bitWidth } as Field
}

test('signs are spread, and whole numbers stay', () => {
  const word = local(uintType)
  expect(extractBits(word, intType, { offset: 4, width: 12 })).toMatchObject({
    operator: '>>',
    type: intType,
    left: { operator: '<<', left: { kind: 'convert' }, right: { value: 16n } },
    right: { value: 20n },
  })
  expect(extractBits(word, uintType, { offset: 0, width: 32 })).toBe(word)
})

test('what fits is not cut again', () => {
  const cut = cutTo(local(intType), field(intType, 5))
  expect(cut).toMatchObject({ operator: '>>', right: { value: 27n } })
  expect(cutTo(cut, field(intType, 5))).toBe(cut)
  expect(isCut(makeLiteral(15n, intType, nowhere), field(intType, 5))).toBe(true)
  expect(isCut(makeLiteral(16n, intType, nowhere), field(intType, 5))).toBe(false)
})

test('constants stay constants', () => {
  const literal = (value: bigint, type: Type): Expression => makeLiteral(value, type, nowhere)
  expect(cutTo(literal(9n, uintType), field(uintType, 3))).toMatchObject({ kind: 'literal', value: 1n })
  expect(cutTo(literal(5n, intType), field(intType, 3))).toMatchObject({ kind: 'literal', value: -3n })
  const flag = makeLiteral(true, scalarType('bool'), nowhere)
  expect(cutTo(flag, field(scalarType('bool'), 1))).toBe(flag)
})

test('fields of one number are masked and joined', () => {
  const [low, high] = [local(uintType), local(intType)]
  expect(
    joinBits([
      { value: low, offset: 0, width: 4 },
      { value: high, offset: 4, width: 28 },
    ]),
  ).toMatchObject({
    operator: '|',
    left: { operator: '&', left: low, right: { value: 15n } },
    right: { operator: '<<', left: { operator: '&' }, right: { value: 4n } },
  })
  expect(unitOf(scalarType('int64_t'))).toBe(scalarType('uint64_t'))
})
