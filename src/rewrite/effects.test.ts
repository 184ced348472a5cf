import { expect, test } from 'vitest'
import type { Expression } from '../program/program.ts'
import { floatType } from '../types/types.ts'
import { hasEffects, hasSideEffects } from './effects.ts'
import { makeLiteral, spanAt } from './nodes.ts'

const nowhere = spanAt(0)

function call(name: string): Expression {
  const list = [makeLiteral(1, floatType, nowhere)]
  const types = { parameterTypes: [floatType], type: floatType }
  return { kind: 'intrinsic', name, arguments: list, modes: ['in'], ...types, ...nowhere }
}

test('the tables say which built-in functions do something', () => {
  for (const name of ['AcceptHitAndEndSearch', 'DebugBreak', 'clip', 'AllMemoryBarrier', 'WaveReadLaneFirst'])
    expect([name, hasSideEffects(call(name)), hasEffects(call(name))]).toEqual([name, true, true])
  expect(hasSideEffects(call('sin'))).toBe(false)
})

test('derivatives need the threads next to them, but change nothing', () => {
  expect(hasSideEffects(call('ddx'))).toBe(false)
  expect(hasEffects(call('ddx'))).toBe(true)
})
