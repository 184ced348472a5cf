// Records stay where they are when instructions go.
import { expect, test } from 'vitest'
import { Builder } from './builder.ts'
import { constantInt } from './constants.ts'
import { attachRecord, DebugRecord, joinRecords } from './debug.ts'
import type { Instruction } from './instructions.ts'
import { Module } from './module.ts'
import { functionType, i32 } from './types.ts'

/** Three sums and a return. */
function start(): Instruction[] {
  const module = new Module('test')
  const fn = module.createFunction('f', functionType(i32, [i32, i32]))
  const builder = new Builder(module)
  builder.positionAtEnd(fn.appendBlock('entry'))
  const [a, b] = fn.arguments
  for (let count = 0; count < 3; count++) builder.add(a!, b!)
  builder.ret(constantInt(i32, 0n))
  return [...fn.instructions()]
}

function recordOf(name: string): DebugRecord {
  const variable = { name, type: undefined, location: 0, argument: 0 } as unknown as DebugRecord['variable']
  return new DebugRecord('value', variable, 0 as unknown as DebugRecord['location'], undefined)
}

test('those of removed instructions stand before the next one, in their order', () => {
  const all = start()
  for (const [index, instruction] of all.entries()) attachRecord(recordOf(`v${index}`), instruction)
  const last = all.at(-1)!
  for (const instruction of all.slice(0, 3)) instruction.erase()
  expect(last.debugRecords?.map(({ variable }) => variable.name)).toEqual(['v0', 'v1', 'v2', 'v3'])
  expect(last.debugRecords?.every(({ at }) => at === last)).toBe(true)
})

test('those of an instruction at the end stand before what comes there next', () => {
  const [first, second, third, end] = start()
  const { block } = end!
  for (const instruction of [second!, third!]) attachRecord(recordOf('v'), instruction)
  end!.remove()
  third!.erase()
  second!.erase()
  block!.append(end!)
  expect(end!.debugRecords?.map(({ at }) => at)).toEqual([end, end])
  expect(first!.debugRecords).toBeUndefined()
})

test('a long list is not copied for a short one that follows: records pile up before the next instruction', () => {
  const long = [recordOf('a'), recordOf('b'), recordOf('c')]
  expect(joinRecords(long, [recordOf('d')])).toBe(long)
  expect(long.map(({ variable }) => variable.name)).toEqual(['a', 'b', 'c', 'd'])
})
