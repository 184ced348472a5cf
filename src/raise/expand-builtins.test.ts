import { expect, test } from 'vitest'
import type { Expression, IntrinsicExpression } from '../program/program.ts'
import { makeVariable } from '../program/variables.ts'
import { makeLiteral, makeReference, makeStatement, spanAt } from '../rewrite/nodes.ts'
import { floatType, matrixType, voidType } from '../types/types.ts'
import { BuiltinExpansion } from './expand-builtins.ts'
import { glslFormulas, spirvFormulas } from './formulas.ts'

const nowhere = spanAt(0)
const x = makeReference(makeVariable('local', 'x', floatType, 0), nowhere)
const opaque: Expression = { kind: 'unary', operator: '-', operand: x, type: floatType, ...nowhere }

function call(name: string, ...list: readonly Expression[]): IntrinsicExpression {
  const modes = list.map(() => 'in' as const)
  const parameterTypes = list.map(({ type }) => type)
  return { kind: 'intrinsic', name, modes, parameterTypes, arguments: list, type: floatType, ...nowhere }
}

function number(value: number): Expression {
  return makeLiteral(value, floatType, nowhere)
}

test('what stands once, or may stand twice, is written in place', () => {
  const { expression } = new BuiltinExpansion(spirvFormulas)
  expect(expression(call('rcp', opaque))).toMatchObject({ kind: 'binary', operator: '/', right: opaque })
  expect(expression(call('pow', x, number(2)))).toMatchObject({ kind: 'binary', operator: '*', left: x, right: x })
})

test('other operands are evaluated once, as arguments of a function', () => {
  const { expression } = new BuiltinExpansion(spirvFormulas)
  const first = expression(call('pow', opaque, number(2)))
  const second = expression(call('pow', opaque, number(2)))
  expect(first).toMatchObject({ kind: 'call', arguments: [opaque], function: { name: 'hlsl_square' } })
  expect(first.kind === 'call' && second.kind === 'call' && first.function === second.function).toBe(true)
})

test('what a target has stays', () => {
  const power = call('pow', x, number(3))
  const smaller = call('min', x, x)
  expect(new BuiltinExpansion(spirvFormulas).expression(power)).toBe(power)
  expect(new BuiltinExpansion(spirvFormulas).expression(smaller)).toBe(smaller)
  expect(new BuiltinExpansion(glslFormulas).expression(smaller)).toMatchObject({ kind: 'call' })
})

test('outputs that are variables of their own are assigned in place, others by a function', () => {
  const { expression } = new BuiltinExpansion(spirvFormulas)
  const [sine, cosine] = ['s', 'c'].map((name) =>
    makeReference(makeVariable('local', name, floatType, 0), nowhere),
  ) as [Expression, Expression]
  const both = (...outputs: Expression[]): Expression =>
    expression({ ...call('sincos', x, ...outputs), modes: ['in', 'out', 'out'], type: voidType })
  expect(both(sine, cosine)).toMatchObject({
    kind: 'sequence',
    expressions: [
      { kind: 'assign', target: sine },
      { kind: 'assign', target: cosine },
    ],
  })
  expect(both(x, cosine)).toMatchObject({ kind: 'call', arguments: [x, x, cosine] })
})

test('a call that means a statement is one where it stands alone', () => {
  const { statement } = new BuiltinExpansion(spirvFormulas)
  const clip = { ...call('clip', opaque), type: voidType }
  expect(statement(makeStatement(clip))).toMatchObject({ kind: 'if', condition: { operator: '<', left: opaque } })
})

test('matrices are taken row by row', () => {
  const { expression } = new BuiltinExpansion(glslFormulas)
  const type = matrixType(floatType, 2, 3)
  const matrix = makeReference(makeVariable('local', 'm', type, 0), nowhere)
  const made = expression({ ...call('floor', matrix), type })
  expect(made).toMatchObject({ kind: 'construct', type, operands: [{ name: 'floor' }, { name: 'floor' }] })
  expect(expression(call('floor', x))).toMatchObject({ kind: 'intrinsic', arguments: [x] })
})
