import { expect, test } from 'vitest'
import { Builder } from './builder.ts'
import { constantInt } from './constants.ts'
import type { Instruction } from './instructions.ts'
import { Module } from './module.ts'
import { functionType, i1, i32, voidType } from './types.ts'

function start() {
  const module = new Module('test')
  const fn = module.createFunction('f', functionType(i32, [i32, i32, i1]))
  const builder = new Builder(module)
  const entry = fn.appendBlock('entry')
  builder.positionAtEnd(entry)
  const [a, b, condition] = fn.arguments
  return { module, fn, builder, entry, a: a!, b: b!, condition: condition! }
}

test('every operand is a use, and replacing moves all of them', () => {
  const { builder, a, b } = start()
  const sum = builder.add(a, a)
  builder.add(sum, sum)
  expect(a.uses.map((use) => use.index)).toEqual([0, 1])
  sum.replaceAllUsesWith(b)
  expect(sum.hasUses).toBe(false)
  expect(b.uses.length).toBe(2)
  expect([...b.users()].map((user) => user.operands.every((operand) => operand === b))).toEqual([true])
})

test('plain constants keep no uses', () => {
  const { builder, a } = start()
  const seven = constantInt(i32, 7)
  const sum = builder.add(a, seven) as Instruction
  expect(seven.uses).toEqual([])
  sum.setOperand(1, a)
  sum.setOperand(0, seven)
  expect(a.uses.map((use) => use.index)).toEqual([1])
})

test('erasing gives the operands back', () => {
  const { builder, a, entry } = start()
  const sum = builder.add(a, a) as Instruction
  sum.erase()
  expect(a.hasUses).toBe(false)
  expect(entry.instructions.length).toBe(0)
  expect(() => (builder.add(a, builder.add(a, a)) as Instruction).operand(1)).not.toThrow()
})

test('erasing what is used is a bug', () => {
  const { builder, a } = start()
  const sum = builder.add(a, a) as Instruction
  builder.ret(sum)
  expect(() => sum.erase()).toThrow('still used')
})

test('the instruction in hand may be erased or followed by new ones while walking', () => {
  const { builder, a, entry } = start()
  for (let count = 0; count < 3; count++) builder.binary('add', a, a, `x${count}`)
  const seen: string[] = []
  for (const instruction of entry.instructions) {
    seen.push(instruction.name)
    if (instruction.name === 'x0') {
      builder.positionAfter(instruction)
      builder.binary('add', a, a, 'new')
    }
    if (instruction.name === 'x1') instruction.erase()
  }
  expect(seen).toEqual(['x0', 'new', 'x1', 'x2'])
})

test('order inside a block survives insertions', () => {
  const { builder, a, entry } = start()
  const first = builder.add(a, a) as Instruction
  const last = builder.add(a, a) as Instruction
  expect(first.comesBefore(last)).toBe(true)
  builder.positionBefore(first)
  const earliest = builder.add(a, a) as Instruction
  expect([earliest.comesBefore(first), first.comesBefore(earliest)]).toEqual([true, false])
  last.moveBefore(earliest)
  expect(entry.instructions.first).toBe(last)
  expect(last.comesBefore(earliest)).toBe(true)
})

test('edges are uses of blocks; phis are not', () => {
  const { fn, builder, entry, a, b, condition } = start()
  const left = fn.appendBlock('left')
  const join = fn.appendBlock('join')
  builder.condBr(condition, left, join)
  builder.positionAtEnd(left)
  builder.br(join)
  builder.positionAtEnd(join)
  const phi = builder.phi(i32)
  phi.addIncoming(a, entry)
  phi.addIncoming(b, left)
  builder.ret(phi)
  expect(new Set(join.predecessors())).toEqual(new Set([entry, left]))
  expect(left.singlePredecessor).toBe(entry)
  expect(join.singlePredecessor).toBe(undefined)
  expect(entry.successors()).toEqual([left, join])
  expect(phi.incomingFrom(left)).toBe(b)
  phi.removeIncomingIf((from) => from === entry)
  expect([phi.operands, phi.incomingBlocks]).toEqual([[b], [left]])
})

test('removing a case keeps values and targets together', () => {
  const { fn, builder, a } = start()
  const targets = ['x', 'y', 'z', 'rest'].map((name) => fn.appendBlock(name))
  const instruction = builder.switch(a, targets[3]!)
  for (const [index, target] of targets.slice(0, 3).entries()) instruction.addCase(constantInt(i32, index), target)
  instruction.removeCase(0)
  expect(instruction.caseCount).toBe(2)
  const cases = [0, 1].map((index) => [instruction.caseValue(index).number, instruction.caseTarget(index).name])
  expect(cases).toEqual([
    [2, 'z'],
    [1, 'y'],
  ])
  expect(targets[0]!.hasPredecessors).toBe(false)
  expect(instruction.successorCount).toBe(3)
})

test('splitting a block moves the tail and keeps the phis of its successors right', () => {
  const { fn, builder, entry, a, b } = start()
  const join = fn.appendBlock('join')
  const middle = builder.add(a, b) as Instruction
  builder.br(join)
  builder.positionAtEnd(join)
  const phi = builder.phi(i32)
  phi.addIncoming(middle, entry)
  builder.ret(phi)
  const tail = entry.splitBefore(middle)
  expect(middle.block).toBe(tail)
  expect(phi.incomingBlocks).toEqual([tail])
  expect(entry.successors()).toEqual([tail])
  expect([...fn.blocks].map((block) => block.name)).toEqual(['entry', '', 'join'])
})

test('symbols and structs get names of their own', () => {
  const { module } = start()
  const type = functionType(voidType, [])
  expect(['f', 'f', 'g'].map((name) => module.createFunction(name, type).name)).toEqual(['f.1', 'f.2', 'g'])
  expect(module.createStruct('S', [i32])).toBe(module.createStruct('S', [i32]))
  expect(module.createStruct('S', [i1]).name).toBe('S.0')
})

test('operands that were forgotten can be given again', () => {
  const { builder, a, b } = start()
  const sum = builder.add(a, b) as Instruction
  const { operands } = sum
  sum.dropOperands()
  expect([sum.operands.length, a.hasUses, b.hasUses]).toEqual([0, false, false])
  expect(operands).toEqual([a, b])
  sum.appendOperand(b)
  expect([...sum.operands]).toEqual([b])
  expect(b.uses.map(({ user, index }) => [user, index])).toEqual([[sum, 0]])
})

test('calls of intrinsics are found in the order of the code', () => {
  const { module, fn, builder, a, b } = start()
  const least = module.declareIntrinsic('llvm.umin', [i32], i32, [i32, i32])
  const most = module.declareIntrinsic('llvm.umax', [i32], i32, [i32, i32])
  const other = module.declareIntrinsic('llvm.ctpop', [i32], i32, [i32])
  const later = fn.appendBlock('later')
  builder.positionAtEnd(later)
  const fourth = builder.call(least, [a, a])
  builder.positionAtEnd(fn.entry)
  const first = builder.call(least, [a, b])
  const third = builder.call(least, [b, b])
  builder.call(other, [a])
  builder.positionBefore(third as Instruction)
  const second = builder.call(most, [a, b])
  const chosen = module.callsOf((name) => name === 'llvm.umin' || name === 'llvm.umax')
  expect(chosen.map((call) => [first, second, third, fourth].indexOf(call))).toEqual([0, 1, 2, 3])
  expect(module.callsOf((name) => name === 'llvm.smin')).toEqual([])
})
