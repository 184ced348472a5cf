// A function's body as records of LLVM 3.7. Operands are distances back from the instruction; forward references also have their type.
import { constantAggregate, constantInt, isConstant, undefValue } from '../../../ir/constants.ts'
import type { Instruction } from '../../../ir/instructions.ts'
import type { MetadataNode, MetadataValue } from '../../../ir/metadata.ts'
import type { BasicBlock, IrFunction } from '../../../ir/module.ts'
import {
  type BinaryOpcode,
  type CastOpcode,
  Flag,
  fastMath,
  isBinaryOpcode,
  isCastOpcode,
} from '../../../ir/opcodes.ts'
import { i32, vectorType } from '../../../ir/types.ts'
import type { Value } from '../../../ir/values.ts'
import { bug } from '../../../support/bug.ts'
import {
  alignmentNumber,
  atomicNumbers,
  binaryNumbers,
  castNumbers,
  orderingNumbers,
  predicateNumber,
} from './bitcode-codes.ts'
import { ConstantSet, type ValueNumbers } from './bitcode-constants.ts'
import type { MetadataNumbers } from './bitcode-metadata.ts'
import { isFloating } from './bitcode-pointers.ts'
import type { BitWriter } from './bitstream.ts'

const functionBlock = 12
const attachmentBlock = 16

const codes = {
  blocks: 1,
  binary: 2,
  cast: 3,
  extractElement: 6,
  insertElement: 7,
  shuffle: 8,
  ret: 10,
  br: 11,
  switch: 12,
  unreachable: 15,
  phi: 16,
  alloca: 19,
  load: 20,
  extractValue: 26,
  insertValue: 27,
  compare: 28,
  select: 29,
  sameLocation: 33,
  call: 34,
  location: 35,
  fence: 36,
  atomicUpdate: 38,
  atomicLoad: 41,
  elementPointer: 43,
  store: 44,
  atomicStore: 45,
  compareExchange: 46,
} as const

/** Attachments of this kind are records of their own. */
const locationKind = 'dbg'
/** Calls say their function's type. */
const explicitType = 1 << 15
/** The type of an alloca is the allocated one. */
const allocatedType = 1 << 6
const crossThread = 1

/** Visits every constant of a function with the type it is used at. */
function collectConstants(fn: IrFunction, numbers: ValueNumbers): ConstantSet {
  const constants = new ConstantSet(numbers)
  const { types } = numbers
  for (const instruction of fn.instructions()) {
    if (instruction.opcode === 'alloca') constants.add(constantInt(i32, 1))
    if (instruction.opcode === 'shufflevector') constants.add(shuffleMask(instruction))
    const callee = instruction.calledFunction
    instruction.operands.forEach((operand, index) => {
      if (!isConstant(operand) || operand === callee) return
      constants.add(
        operand,
        callee === undefined ? types.ofValue(operand) : argumentType(instruction, callee, index, numbers),
      )
    })
  }
  return constants
}

function argumentType(call: Instruction, callee: IrFunction, index: number, { types }: ValueNumbers): number {
  const operand = call.operand(index)
  return index < callee.arguments.length && operand.type.kind === 'pointer'
    ? types.ofParameter(callee, index)
    : types.ofValue(operand)
}

function shuffleMask({ indices }: Instruction): Value {
  return constantAggregate(
    vectorType(indices.length, i32),
    indices.map((index) => (index < 0 ? undefValue(i32) : constantInt(i32, index))),
  )
}

/** Makes the types of a function known before the table of types is written. */
export function collectTypes(fn: IrFunction, numbers: ValueNumbers): void {
  const { types } = numbers
  collectConstants(fn, numbers)
  for (const instruction of fn.instructions()) {
    types.ofValue(instruction)
    const { opcode, subjectType } = instruction
    if (subjectType !== undefined && opcode !== 'call') types.of(subjectType)
    for (const operand of instruction.operands) if (operand.kind !== 'block') types.ofValue(operand)
  }
}

export function writeFunction(
  writer: BitWriter,
  fn: IrFunction,
  numbers: ValueNumbers,
  metadata: MetadataNumbers,
): void {
  const before = numbers.count
  writer.enterBlock(functionBlock, 4)
  for (const argument of fn.arguments) numbers.define(argument)
  const constants = collectConstants(fn, numbers)
  constants.number()
  const blocks = new Map<BasicBlock, number>()
  let next = numbers.count
  for (const block of fn.blocks) {
    blocks.set(block, blocks.size)
    for (const instruction of block.instructions) if (instruction.type.kind !== 'void') numbers.define(instruction)
  }
  writer.record(codes.blocks, [blocks.size])
  constants.write(writer)
  metadata.enterFunction(writer, fn)
  const body = new BodyWriter(writer, numbers, metadata, blocks)
  let last: MetadataNode | undefined
  for (const instruction of fn.instructions()) {
    body.write(instruction, next)
    if (instruction.type.kind !== 'void') next++
    const location = instruction.metadata?.get(locationKind)
    if (!location) continue
    if (location === last) writer.record(codes.sameLocation, [])
    else writer.record(codes.location, metadata.locationOperands(location))
    last = location
  }
  writeAttachments(writer, fn, metadata)
  writer.leaveBlock()
  numbers.truncate(before)
}

function writeAttachments(writer: BitWriter, fn: IrFunction, metadata: MetadataNumbers): void {
  let isOpen = false
  let index = 0
  for (const { metadata: attached } of fn.instructions()) {
    const others = [...(attached ?? [])].filter(([kind]) => kind !== locationKind)
    if (others.length > 0) {
      if (!isOpen) writer.enterBlock(attachmentBlock, 3)
      isOpen = true
      const pairs = others.flatMap(([kind, node]) => [metadata.kindNumber(kind), metadata.nodeNumber(node)])
      writer.record(11, [index, ...pairs])
    }
    index++
  }
  if (isOpen) writer.leaveBlock()
}

class BodyWriter {
  private readonly writer: BitWriter
  private readonly numbers: ValueNumbers
  private readonly metadata: MetadataNumbers
  private readonly blocks: ReadonlyMap<BasicBlock, number>
  /** The number the instruction in hand has, or would have. */
  private next = 0
  private operands: number[] = []

  constructor(
    writer: BitWriter,
    numbers: ValueNumbers,
    metadata: MetadataNumbers,
    blocks: ReadonlyMap<BasicBlock, number>,
  ) {
    this.writer = writer
    this.numbers = numbers
    this.metadata = metadata
    this.blocks = blocks
  }

  write(instruction: Instruction, next: number): void {
    this.next = next
    this.operands = []
    this.writer.record(this.encode(instruction), this.operands)
  }

  // ---- Operands ----

  private value(value: Value, type?: number): void {
    const number =
      value.kind === 'metadata' ? this.metadata.argumentNumber(value as MetadataValue) : this.numbers.of(value, type)
    this.operands.push((this.next - number) >>> 0)
  }

  private typedValue(value: Value): void {
    const number = this.numbers.of(value)
    this.operands.push((this.next - number) >>> 0)
    if (number >= this.next) this.operands.push(this.numbers.types.ofValue(value))
  }

  private type(value: Value): void {
    this.operands.push(this.numbers.types.ofValue(value))
  }

  private block(block: BasicBlock): void {
    this.operands.push(this.blocks.get(block) ?? bug('a jump to a block of another function'))
  }

  // ---- Instructions ----

  private encode(instruction: Instruction): number {
    const { opcode, operands } = instruction
    if (isBinaryOpcode(opcode)) return this.binary(instruction, opcode)
    if (isCastOpcode(opcode)) return this.cast(instruction, opcode)
    switch (opcode) {
      case 'icmp':
      case 'fcmp': {
        this.typedValue(instruction.lhs)
        this.value(instruction.rhs)
        this.operands.push(predicateNumber(opcode, instruction.predicate))
        const flags = opcode === 'fcmp' ? fastBits(instruction.flags) : 0
        if (flags !== 0) this.operands.push(flags)
        return codes.compare
      }
      case 'select':
        this.typedValue(instruction.ifTrue)
        this.value(instruction.ifFalse)
        this.typedValue(instruction.condition)
        return codes.select
      case 'phi':
        return this.phi(instruction)
      case 'call':
        return this.call(instruction)
      case 'getelementptr':
        this.operands.push(instruction.hasFlag(Flag.inbounds) ? 1 : 0)
        this.operands.push(this.numbers.types.of(instruction.subjectType!))
        for (const operand of operands) this.typedValue(operand)
        return codes.elementPointer
      case 'alloca':
        this.operands.push(this.numbers.types.of(instruction.subjectType!), this.numbers.types.of(i32))
        this.operands.push(this.numbers.of(constantInt(i32, 1)), alignmentNumber(instruction.alignment) | allocatedType)
        return codes.alloca
      case 'load':
      case 'store':
        return this.memory(instruction)
      case 'extractelement':
        this.typedValue(instruction.operand(0))
        this.typedValue(instruction.operand(1))
        return codes.extractElement
      case 'insertelement':
        this.typedValue(instruction.operand(0))
        this.value(instruction.operand(1))
        this.typedValue(instruction.operand(2))
        return codes.insertElement
      case 'shufflevector':
        this.typedValue(instruction.operand(0))
        this.value(instruction.operand(1))
        this.typedValue(shuffleMask(instruction))
        return codes.shuffle
      case 'extractvalue':
        this.typedValue(instruction.operand(0))
        this.operands.push(...instruction.indices)
        return codes.extractValue
      case 'insertvalue':
        this.typedValue(instruction.operand(0))
        this.typedValue(instruction.operand(1))
        this.operands.push(...instruction.indices)
        return codes.insertValue
      case 'atomicrmw':
      case 'cmpxchg':
      case 'fence':
        return this.atomic(instruction)
      case 'br':
        return this.branch(instruction)
      case 'switch':
        return this.switch(instruction)
      case 'ret':
        if (operands.length > 0) this.typedValue(instruction.operand(0))
        return codes.ret
      case 'unreachable':
        return codes.unreachable
      default:
        return bug(`DXIL has no instruction ${opcode}`)
    }
  }

  private binary(instruction: Instruction, opcode: BinaryOpcode): number {
    this.typedValue(instruction.lhs)
    this.value(instruction.rhs)
    this.operands.push(binaryNumbers[opcode])
    const flags = isFloating(instruction.type) ? fastBits(instruction.flags) : wrapBits(instruction)
    if (flags !== 0) this.operands.push(flags)
    return codes.binary
  }

  private cast(instruction: Instruction, opcode: CastOpcode): number {
    this.typedValue(instruction.operand(0))
    this.type(instruction)
    this.operands.push(castNumbers[opcode])
    return codes.cast
  }

  /** Phis look ahead, so their distances are signed. */
  private phi(instruction: Instruction): number {
    this.type(instruction)
    instruction.operands.forEach((operand, index) => {
      const distance = this.next - this.numbers.of(operand)
      this.operands.push(distance < 0 ? -distance * 2 + 1 : distance * 2)
      this.block(instruction.incomingBlocks[index]!)
    })
    return codes.phi
  }

  private call(instruction: Instruction): number {
    const callee = instruction.calledFunction ?? bug('DXIL calls functions by name only')
    this.operands.push(0, explicitType, this.numbers.types.ofFunction(callee))
    this.typedValue(callee)
    for (let index = 0; index < instruction.argumentCount; index++)
      this.value(instruction.argument(index), argumentType(instruction, callee, index, this.numbers))
    return codes.call
  }

  private memory(instruction: Instruction): number {
    const { opcode, ordering } = instruction
    this.typedValue(instruction.pointer)
    if (opcode === 'load') this.type(instruction)
    else this.typedValue(instruction.storedValue)
    this.operands.push(alignmentNumber(instruction.alignment), instruction.hasFlag(Flag.volatile) ? 1 : 0)
    if (ordering === undefined) return opcode === 'load' ? codes.load : codes.store
    this.operands.push(orderingNumbers[ordering], crossThread)
    return opcode === 'load' ? codes.atomicLoad : codes.atomicStore
  }

  private atomic(instruction: Instruction): number {
    const ordering = orderingNumbers[instruction.ordering ?? 'seq_cst']
    if (instruction.opcode === 'fence') {
      this.operands.push(ordering, crossThread)
      return codes.fence
    }
    const isVolatile = instruction.hasFlag(Flag.volatile) ? 1 : 0
    this.typedValue(instruction.pointer)
    if (instruction.opcode === 'atomicrmw') {
      this.value(instruction.storedValue)
      const operation =
        atomicNumbers[instruction.atomicOperation] ?? bug(`DXIL has no atomic ${instruction.atomicOperation}`)
      this.operands.push(operation, isVolatile, ordering, crossThread)
      return codes.atomicUpdate
    }
    this.typedValue(instruction.operand(1))
    this.value(instruction.operand(2))
    const failure = orderingNumbers[instruction.failureOrdering ?? 'seq_cst']
    this.operands.push(isVolatile, ordering, crossThread, failure, instruction.hasFlag(Flag.weak) ? 1 : 0)
    return codes.compareExchange
  }

  private branch(instruction: Instruction): number {
    this.block(instruction.successor(0))
    if (instruction.isConditionalBranch) {
      this.block(instruction.successor(1))
      this.value(instruction.condition)
    }
    return codes.br
  }

  private switch(instruction: Instruction): number {
    this.type(instruction.operand(0))
    this.value(instruction.operand(0))
    this.block(instruction.operand(1) as BasicBlock)
    for (let index = 0; index < instruction.caseCount; index++) {
      this.operands.push(this.numbers.of(instruction.caseValue(index)))
      this.block(instruction.caseTarget(index))
    }
    return codes.switch
  }
}

/** All of them is `fast`, which LLVM 3.7 knows as a flag of its own. */
function fastBits(flags: number): number {
  if ((flags & fastMath) === fastMath) return 31
  return (
    ((flags & Flag.nnan) !== 0 ? 2 : 0) |
    ((flags & Flag.ninf) !== 0 ? 4 : 0) |
    ((flags & Flag.nsz) !== 0 ? 8 : 0) |
    ((flags & Flag.arcp) !== 0 ? 16 : 0)
  )
}

function wrapBits({ flags }: Instruction): number {
  return (flags & (Flag.nuw | Flag.nsw)) | ((flags & Flag.exact) !== 0 ? 1 : 0)
}
