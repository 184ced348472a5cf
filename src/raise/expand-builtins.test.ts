import { expect, test } from 'vitest'
import type { Expression, IntrinsicExpression } from '../program/program.ts'
import { makeVariable } from '../program/variables.ts'
import { makeLiteral, makeReference, spanAt } from '../rewrite/nodes.ts'
import { floatType } from '../types/types.ts'
import { BuiltinExpansion } from './expand-builtins.ts'
import { commonFormulas, glslFormulas } from './formulas.ts'

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
  const { expression } = new BuiltinExpansion(commonFormulas)
  expect(expression(call('rcp', opaque))).toMatchObject({ kind: 'binary', operator: '/', right: opaque })
  expect(expression(call('pow', x, number(2)))).toMatchObject({ kind: 'binary', operator: '*', left: x, right: x })
})

test('other operands are evaluated once, as arguments of a function', () => {
  const { expression } = new BuiltinExpansion(commonFormulas)
  const first = expression(call('pow', opaque, number(2)))
  const second = expression(call('pow', opaque, number(2)))
  expect(first).toMatchObject({ kind: 'call', arguments: [opaque], function: { name: 'hlsl_square' } })
  expect(first.kind === 'call' && second.kind === 'call' && first.function === second.function).toBe(true)
})

test('what a target has stays', () => {
  const power = call('pow', x, number(3))
  const smaller = call('min', x, x)
  expect(new BuiltinExpansion(commonFormulas).expression(power)).toBe(power)
  expect(new BuiltinExpansion(commonFormulas).expression(smaller)).toBe(smaller)
  expect(new BuiltinExpansion(glslFormulas).expression(smaller)).toMatchObject({ kind: 'call' })
})
