import { describe, expect, test } from 'vitest'
import { constantInt } from '../ir/constants.ts'
import { Instruction } from '../ir/instructions.ts'
import type { Module } from '../ir/module.ts'
import { Flag } from '../ir/opcodes.ts'
import { parseModule } from '../ir/parser.ts'
import { i1, i8, i32, voidType } from '../ir/types.ts'
import { verifyModule } from './verifier.ts'

const valid = `
  @g = global i32 0
  define i32 @f(i32 %a, i1 %c, ptr %p) {
  entry:
    %x = add i32 %a, 1
    br i1 %c, label %left, label %join
  left:
    %y = mul i32 %x, 2
    br label %join
  join:
    %m = phi i32 [ %x, %entry ], [ %y, %left ]
    %s = call i32 @g2(i32 %m)
    store i32 %s, ptr %p
    ret i32 %m
  }
  define i32 @g2(i32 %b) {
    ret i32 %b
  }`

function load(text = valid): Module {
  const { module, problems } = parseModule(text)
  expect(problems).toEqual([])
  return module!
}

function find(module: Module, opcode: string): Instruction {
  for (const fn of module.functions.values())
    for (const instruction of fn.instructions()) if (instruction.opcode === opcode) return instruction
  throw new Error(`no ${opcode}`)
}

function messages(module: Module): string[] {
  return verifyModule(module).map(({ message }) => message)
}

test('a valid module has no problems', () => {
  expect(messages(load())).toEqual([])
})

describe('what passes can break is found', () => {
  test.each<[string, (module: Module) => void, string]>([
    ['operand types', (module) => find(module, 'add').setOperand(1, constantInt(i8, 1)), 'add: operands and result'],
    [
      'call arguments',
      (module) => find(module, 'call').setOperand(0, constantInt(i1, 1)),
      'call: argument 0 is not of type i32',
    ],
    ['return types', (module) => find(module, 'ret').setOperand(0, constantInt(i8, 0)), 'ret: must return i32'],
    ['flags', (module) => void (find(module, 'mul').flags = Flag.exact), 'mul: cannot be exact'],
    ['a missing edge of a phi', (module) => find(module, 'phi').removeIncoming(0), 'phi: has no value for an edge'],
    [
      'an edge too many',
      (module) => {
        const phi = find(module, 'phi')
        phi.addIncoming(phi.operand(0), phi.block!)
      },
      'phi: has a value for an edge that does not exist',
    ],
    [
      'a use before its definition',
      (module) => {
        const store = find(module, 'store')
        store.moveBefore(find(module, 'call'))
      },
      'store: operand 0 is not computed on every way here',
    ],
    [
      'a definition that does not dominate',
      (module) => find(module, 'call').setOperand(0, find(module, 'mul')),
      'call: operand 0 is not computed on every way here',
    ],
    [
      'a missing terminator',
      (module) => find(module, 'br').block!.next!.terminator!.erase(),
      'the block does not end with a terminator',
    ],
    [
      'a terminator in the middle',
      (module) => find(module, 'phi').block!.append(new Instruction('unreachable', voidType, [])),
      'a terminator stands in the middle of a block',
    ],
    [
      'a phi behind other instructions',
      (module) => {
        const phi = find(module, 'phi')
        phi.remove()
        phi.insertBefore(find(module, 'call').next!)
      },
      'a phi stands behind other instructions',
    ],
    [
      'a jump to the entry',
      (module) => {
        const fn = module.getFunction('f')!
        find(module, 'br').setSuccessor(1, fn.entry)
      },
      'the entry block of @f has predecessors',
    ],
    [
      'values of another function',
      (module) => find(module, 'store').setOperand(0, module.getFunction('g2')!.arguments[0]!),
      'operand 0 is an argument of another function',
    ],
    ['instructions that were taken out', (module) => find(module, 'mul').remove(), 'operand 1 is in no block'],
    [
      'a use nobody recorded',
      (module) => {
        const add = find(module, 'add')
        ;(add.operands as unknown[])[0] = find(module, 'mul')
      },
      'operand 0 is not in the uses of its value',
    ],
    [
      'globals of another module',
      (module) => find(module, 'store').setOperand(1, load().getGlobal('g')!),
      'operand 1 is @g, which is not in this module',
    ],
    [
      'initializers',
      (module) => {
        module.getGlobal('g')!.initializer = constantInt(i8, 0)
      },
      'the initializer of @g is not of type i32',
    ],
    [
      'addresses that are none',
      (module) => find(module, 'store').setOperand(1, constantInt(i32, 0)),
      'store: needs a pointer',
    ],
    [
      'conditions that are none',
      (module) => find(module, 'br').setOperand(0, constantInt(i32, 0)),
      'br: the condition must be i1',
    ],
  ])('%s', (_, damage, expected) => {
    const module = load()
    damage(module)
    expect(messages(module).join('\n')).toContain(expected)
  })
})

describe('handles go only where LLVM lets them', () => {
  const handle = 'target("dx.RawBuffer", i8, 1, 0)'
  test.each([
    [`define void @f(${handle} %h) {\n ret void\n}`, `@f takes a ${handle}`],
    [`define ${handle} @f() {\n ret ${handle} poison\n}`, `@f gives a ${handle}`],
    [
      `define void @f() {\n br label %a\na:\n %p = phi ${handle} [ poison, %0 ]\n ret void\n}`,
      `phi: cannot be a ${handle}: handles do not pass phis`,
    ],
  ])('%s', (text, expected) => {
    expect(messages(load(text))).toEqual([expected])
  })

  test('memory, selects and structs may hold them', () => {
    const text = `
      define void @f(i1 %c, ptr %p) {
        %h = load ${handle}, ptr %p
        %s = select i1 %c, ${handle} %h, ${handle} poison
        %w = insertvalue { ${handle} } poison, ${handle} %s, 0
        store { ${handle} } %w, ptr %p
        ret void
      }`
    expect(messages(load(text))).toEqual([])
  })
})

describe('single instructions', () => {
  test.each([
    ['%r = trunc i8 1 to i32', 'trunc: cannot turn i8 into i32'],
    ['%r = bitcast i32 1 to double', 'bitcast: cannot turn i32 into double'],
    ['%r = fadd i32 1, 2', 'fadd: works on floats, not on i32'],
    ['%r = icmp eq float 1.0, 2.0', 'icmp: cannot compare float'],
    ['%r = getelementptr { i32 }, ptr %p, i32 0, i32 1', 'getelementptr: { i32 } cannot be indexed like that'],
    ['%r = extractelement i32 1, i32 0', 'extractelement: needs a vector'],
    ['%r = atomicrmw fadd ptr %p, i32 1 monotonic', 'atomicrmw: fadd does not work on i32'],
    ['%r = load i32, ptr %p, align 3', 'load: alignment 3 is not a power of two'],
    ['switch i32 1, label %e [ i32 1, label %e i32 1, label %e ]\ne:', 'switch: has the case 1 twice'],
  ])('%s', (body, expected) => {
    const module = load(`define void @f(ptr %p) {\n ${body}\n ret void\n}`)
    expect(messages(module)).toEqual([expected])
  })
})
