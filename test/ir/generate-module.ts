// Random valid modules. Every decision takes the next number of a list, so that fast-check can shrink a failing module.
import { Builder } from '../../src/ir/builder.ts'
import {
  constantAggregate,
  constantFloat,
  constantInt,
  poisonValue,
  splat,
  undefValue,
  zeroValue,
} from '../../src/ir/constants.ts'
import { Instruction } from '../../src/ir/instructions.ts'
import { metadataInt, metadataNode, metadataString, setLoopHint } from '../../src/ir/metadata.ts'
import { type BasicBlock, type IrFunction, Module } from '../../src/ir/module.ts'
import {
  type BinaryOpcode,
  binaryOpcodes,
  castOpcodes,
  Flag,
  fastMath,
  floatPredicates,
  intPredicates,
} from '../../src/ir/opcodes.ts'
import {
  arrayType,
  doubleType,
  elementType,
  floatType,
  functionType,
  halfType,
  type IrType,
  i1,
  i8,
  i32,
  i64,
  isFloatOrFloatVector,
  isIntOrIntVector,
  ptr,
  scalarOf,
  structType,
  targetType,
  vectorType,
  voidType,
} from '../../src/ir/types.ts'
import type { Value } from '../../src/ir/values.ts'

const handle = targetType('dx.TypedBuffer', [vectorType(4, floatType)], [1, 0, 0])
const scalars = [i1, i8, i32, i64, halfType, floatType, doubleType]
const valueTypes: readonly IrType[] = [...scalars, vectorType(4, floatType), vectorType(3, i32), vectorType(2, i1)]
const names = ['', '', 'x', 'x', 'a b', '7', 'ünïcode', 'x.y-z$']

class Choices {
  private readonly numbers: readonly number[]
  private position = 0

  constructor(numbers: readonly number[]) {
    this.numbers = numbers
  }

  below(limit: number): number {
    return this.numbers.length === 0 ? 0 : this.numbers[this.position++ % this.numbers.length]! % limit
  }

  of<Item>(items: readonly Item[]): Item {
    return items[this.below(items.length)]!
  }
}

export function generateModule(numbers: readonly number[]): Module {
  const choices = new Choices(numbers)
  const module = new Module('generated')
  module.targetTriple = 'dxilv1.6-pc-shadermodel6.6-compute'
  const inner = module.createStruct('inner', [i32, arrayType(2, halfType)], choices.below(2) === 0)
  const outer = module.createStruct('a struct', [inner, vectorType(3, i32)])
  module.createGlobal('shared', arrayType(8, floatType), { addressSpace: 3, linkage: 'internal' }).initializer =
    poisonValue(arrayType(8, floatType))
  module.createGlobal('data', outer, { initializer: constantOf(outer, choices), alignment: 8 })
  module.namedMetadata.set('dx.valver', [metadataNode([metadataInt(1), metadataString('eight "8"'), null])])
  const count = 1 + choices.below(3)
  const functions: IrFunction[] = []
  for (let index = 0; index < count; index++) {
    const parameters = [i32, floatType, ptr, choices.of(valueTypes)]
    const options = { attributes: [['noinline', ''] as const, ['hlsl.numthreads', '8,8,1'] as const] }
    const fn = module.createFunction(choices.of(names), functionType(choices.of([voidType, i32]), parameters), options)
    functions.push(fn)
  }
  for (const fn of functions) new FunctionGenerator(module, fn, choices).generate()
  return module
}

function constantOf(type: IrType, choices: Choices): Value {
  const odd = choices.below(12)
  if (odd === 0) return undefValue(type)
  if (odd === 1) return poisonValue(type)
  switch (type.kind) {
    case 'int':
      return constantInt(type, BigInt(choices.below(1 << 30)) * 0x1234567n - 77n)
    case 'float': {
      const value = choices.of([0, -0, 1, 0.1, -2.5, 1e30, Number.NaN, Number.NEGATIVE_INFINITY, 5e-324])
      return constantFloat(type, value + choices.below(3))
    }
    case 'vector':
      if (odd < 5) return splat(type, constantOf(type.element, choices))
      break
    case 'array':
    case 'struct':
      break
    default:
      return zeroValue(type)
  }
  const members: Value[] = []
  for (let index = 0; ; index++) {
    const member = elementType(type, index)
    if (member === undefined) return constantAggregate(type, members)
    members.push(constantOf(member, choices))
  }
}

class FunctionGenerator {
  private readonly fn: IrFunction
  private readonly choices: Choices
  private readonly builder: Builder
  /** Values every block may use, and those of the block at hand. */
  private readonly common: Value[]
  private local: Value[] = []

  constructor(module: Module, fn: IrFunction, choices: Choices) {
    this.fn = fn
    this.choices = choices
    this.builder = new Builder(module)
    this.common = [...fn.arguments]
  }

  generate(): void {
    const { choices, fn, builder } = this
    const blocks: BasicBlock[] = []
    for (let index = choices.below(5); index >= 0; index--) blocks.push(fn.appendBlock(choices.of(names)))
    for (const block of blocks) {
      this.local = []
      builder.positionAtEnd(block)
      for (let count = choices.below(8); count > 0; count--) this.instruction()
      this.terminator(blocks.slice(1))
      if (block.isEntry) this.common.push(...this.local)
    }
    for (const block of blocks.slice(1)) this.phis(block)
  }

  private value(type: IrType): Value {
    const fitting = [...this.common, ...this.local].filter((value) => value.type === type)
    if (fitting.length === 0 || this.choices.below(4) === 0) return constantOf(type, this.choices)
    return this.choices.of(fitting)
  }

  /** Inserted as it is, so that instructions with constant operands appear, too. */
  private add(opcode: Instruction['opcode'], type: IrType, operands: Value[]): Instruction {
    const instruction = this.builder.insert(new Instruction(opcode, type, operands, this.choices.of(names)))
    if (type.kind !== 'void') this.local.push(instruction)
    return instruction
  }

  private instruction(): void {
    const { choices } = this
    const type = choices.of(valueTypes)
    switch (choices.below(12)) {
      case 0:
      case 1:
        this.binary(choices.of(binaryOpcodes), type)
        return
      case 2: {
        const compare = isFloatOrFloatVector(type) ? 'fcmp' : 'icmp'
        const result = type.kind === 'vector' ? vectorType(type.count, i1) : i1
        const instruction = this.add(compare, result, [this.value(type), this.value(type)])
        instruction.predicate = choices.of(compare === 'fcmp' ? floatPredicates : intPredicates)
        return
      }
      case 3:
        this.cast()
        return
      case 4:
        this.add('select', type, [this.value(i1), this.value(type), this.value(type)])
        return
      case 5:
        this.memory(type)
        return
      case 6:
        this.vector()
        return
      case 7: {
        const pair = structType([type, i1])
        const whole = this.add('insertvalue', pair, [this.value(pair), this.value(type)])
        whole.indices = [0]
        this.add('extractvalue', i1, [whole]).indices = [1]
        return
      }
      case 8:
        this.local.push(this.builder.callIntrinsic('llvm.dx.isnan', [floatType], i1, [this.value(floatType)]))
        return
      case 9:
        this.resource()
        return
      case 10:
        this.add('freeze', type, [this.value(type)])
        return
      default: {
        const old = this.add('atomicrmw', i32, [this.value(ptr), this.value(i32)])
        old.atomicOperation = choices.of(['add', 'umin', 'xchg'])
        old.ordering = choices.of(['monotonic', 'seq_cst'])
      }
    }
  }

  private binary(opcode: BinaryOpcode, type: IrType): void {
    const wantsFloat = opcode.startsWith('f')
    const fits = wantsFloat ? isFloatOrFloatVector(type) : isIntOrIntVector(type)
    const fitting = fits ? type : wantsFloat ? floatType : i32
    const instruction = this.add(opcode, fitting, [this.value(fitting), this.value(fitting)])
    if (wantsFloat) instruction.flags = this.choices.of([0, Flag.nnan, fastMath, Flag.afn | Flag.reassoc])
    if (opcode === 'add' || opcode === 'shl') instruction.flags = this.choices.of([0, Flag.nuw, Flag.nsw | Flag.nuw])
    if (opcode === 'or') instruction.flags = this.choices.of([0, Flag.disjoint])
    if (opcode === 'lshr') instruction.flags = this.choices.of([0, Flag.exact])
  }

  private cast(): void {
    const targets = {
      trunc: [i64, i8],
      zext: [i8, i64],
      sext: [i1, i32],
      fptrunc: [doubleType, halfType],
      fpext: [floatType, doubleType],
      fptoui: [floatType, i32],
      fptosi: [halfType, i64],
      uitofp: [i32, floatType],
      sitofp: [i1, doubleType],
      ptrtoint: [ptr, i32],
      inttoptr: [i32, ptr],
      bitcast: [i64, doubleType],
      addrspacecast: undefined,
    } as const
    const opcode = this.choices.of(castOpcodes)
    const [from, to] = targets[opcode] ?? [i32, i64]
    this.add(opcode === 'addrspacecast' ? 'sext' : opcode, to, [this.value(from)])
  }

  private memory(type: IrType): void {
    const slot = this.builder.alloca(arrayType(4, type), this.choices.of(names), 16)
    const address = this.add('getelementptr', ptr, [slot, this.value(i32), this.value(i32)])
    address.subjectType = arrayType(4, type)
    address.flags = this.choices.of([0, Flag.inbounds, Flag.nuw | Flag.nusw])
    const store = this.builder.store(this.value(type), address, this.choices.of([0, 4]))
    store.flags = this.choices.of([0, Flag.volatile])
    this.add('load', type, [address]).alignment = this.choices.of([0, 8])
  }

  private vector(): void {
    const type = vectorType(4, floatType)
    const filled = this.add('insertelement', type, [this.value(type), this.value(floatType), this.value(i32)])
    const mask = [0, 1, 2].map(() => this.choices.below(9) - 1)
    this.add('shufflevector', vectorType(3, floatType), [filled, this.value(type)]).indices = mask
    this.add('extractelement', scalarOf(type), [filled, this.value(i32)])
  }

  private resource(): void {
    const { builder } = this
    const zero = constantInt(i32, 0)
    const binding = [zero, this.value(i32), constantInt(i32, 1), zero, zeroValue(ptr)]
    const buffer = builder.callIntrinsic('llvm.dx.resource.handlefrombinding', [handle], handle, binding, 'buffer')
    const result = structType([vectorType(4, floatType), i1])
    const types = [vectorType(4, floatType), handle]
    builder.callIntrinsic('llvm.dx.resource.load.typedbuffer', types, result, [buffer, this.value(i32)])
  }

  private terminator(targets: readonly BasicBlock[]): void {
    const { choices, builder, fn } = this
    const kind = targets.length === 0 ? 3 : choices.below(5)
    if (kind === 0) builder.br(choices.of(targets))
    else if (kind === 1) {
      const branch = builder.condBr(this.value(i1), choices.of(targets), choices.of(targets))
      if (choices.below(3) === 0) setLoopHint(branch, { unroll: 'count', count: choices.below(9) })
    } else if (kind === 2) {
      const instruction = builder.switch(this.value(i32), choices.of(targets))
      for (let count = choices.below(4); count > 0; count--)
        instruction.addCase(constantInt(i32, count - 2), choices.of(targets))
    } else if (kind === 3) builder.ret(fn.resultType === voidType ? undefined : this.value(i32))
    else builder.unreachable()
  }

  /** Phis only use what every block may use, so any edge may carry it. */
  private phis(block: BasicBlock): void {
    this.local = []
    const first = block.instructions.first!
    for (let count = this.choices.below(3); count > 0; count--) {
      const type = this.choices.of(valueTypes)
      const phi = new Instruction('phi', type, [], this.choices.of(names))
      for (const from of block.predecessors()) {
        const value = this.value(type)
        const terminator = from.terminator!
        for (let edge = 0; edge < terminator.successorCount; edge++)
          if (terminator.successor(edge) === block) phi.addIncoming(value, from)
      }
      if (phi.operands.length > 0) phi.insertBefore(first)
    }
  }
}
