import { expect, test } from 'vitest'
import type { Expression } from '../program/program.ts'
import { makeVariable } from '../program/variables.ts'
import { makeLiteral, makeReference, spanAt } from '../rewrite/nodes.ts'
import { boolType, type Type, uintType, vectorType } from '../types/types.ts'
import { binary, splat } from './formulas/nodes.ts'
import { isPlain, plainExpression } from './plain-operators.ts'

const nowhere = spanAt(0)
const pair = vectorType(uintType, 2)

function local(type: Type): Expression {
  return makeReference(makeVariable('local', 'x', type, 0), nowhere)
}

function number(value: bigint): Expression {
  return makeLiteral(value, uintType, nowhere)
}

test('distances are taken modulo the width, unless they are known to be less', () => {
  const [x, n] = [local(uintType), local(uintType)]
  const shift = binary('<<', x, n)
  expect(isPlain(shift)).toBe(false)
  const plain = plainExpression(shift)
  expect(plain).toMatchObject({ left: x, right: { operator: '&', left: n, right: { value: 31n } } })
  expect(isPlain(plain)).toBe(true)
  expect(plainExpression(plain)).toBe(plain)
  const known = binary('>>', x, number(31n))
  expect(plainExpression(known)).toBe(known)
  expect(plainExpression(binary('>>', x, number(32n)))).toMatchObject({ right: { operator: '&' } })
})

test('one distance for all components stays one', () => {
  const shift = binary('<<', local(pair), splat(local(uintType), pair))
  expect(plainExpression(shift)).toMatchObject({ right: { kind: 'splat', operand: { operator: '&' } } })
})

test('booleans are compared as numbers', () => {
  const order = binary('<', local(boolType), local(boolType))
  expect(isPlain(order)).toBe(false)
  expect(plainExpression(order)).toMatchObject({ left: { kind: 'convert', type: uintType } })
  const equal = binary('==', local(boolType), local(boolType))
  expect(plainExpression(equal)).toBe(equal)
})
