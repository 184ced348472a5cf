// Makes instructions at an insertion point. Operations whose operands are constants give constants instead of
// instructions (fold.ts); everything else is inserted as written.
//
//   const builder = new Builder(module)
//   builder.positionAtEnd(block)
//   builder.location = statement.location          // every new instruction carries it
//   const sum = builder.add(x, builder.int(i32, 1), 'sum')
//   builder.ret(sum)
import { bug } from '../support/bug.ts'
import { type ConstantInt, constantFloat, constantInt } from './constants.ts'
import {
  foldBinary,
  foldCast,
  foldCompare,
  foldExtractElement,
  foldExtractValue,
  foldFreeze,
  foldInsertElement,
  foldInsertValue,
  foldNegate,
  foldSelect,
  foldShuffle,
} from './fold.ts'
import { Instruction } from './instructions.ts'
import type { BasicBlock, IrFunction, Module } from './module.ts'
import type {
  AtomicOperation,
  AtomicOrdering,
  BinaryOpcode,
  CastOpcode,
  FloatPredicate,
  IntPredicate,
  Opcode,
} from './opcodes.ts'
import {
  elementType,
  type FloatType,
  type FunctionType,
  type IntType,
  type IrType,
  i1,
  i32,
  pointerType,
  scalarOf,
  structType,
  vectorType,
  voidType,
  withShapeOf,
} from './types.ts'
import type { Value } from './values.ts'

export class Builder {
  readonly module: Module
  /** Given to every new instruction. */
  location = 0
  /** How many instructions it has made. */
  made = 0
  private current: BasicBlock | undefined = undefined
  private before: Instruction | undefined = undefined

  constructor(module: Module) {
    this.module = module
  }

  // ---- Insertion point ----

  get block(): BasicBlock {
    return this.current ?? bug('the builder has no insertion point')
  }

  positionAtEnd(block: BasicBlock): void {
    this.current = block
    this.before = undefined
  }

  /** Also takes over the instruction's location. */
  positionBefore(instruction: Instruction): void {
    this.current = instruction.block ?? bug('the instruction is in no block')
    this.before = instruction
    this.location = instruction.location
  }

  positionAfter(instruction: Instruction): void {
    this.current = instruction.block ?? bug('the instruction is in no block')
    this.before = instruction.next
    this.location = instruction.location
  }

  /** Whether the block in hand still waits for its terminator. */
  get isOpen(): boolean {
    return this.current !== undefined && this.current.terminator === undefined
  }

  insert(instruction: Instruction): Instruction {
    this.made++
    instruction.location = this.location
    this.block.insert(instruction, this.before)
    return instruction
  }

  private make(opcode: Opcode, type: IrType, operands: Value[], name: string, flags = 0): Instruction {
    const instruction = new Instruction(opcode, type, operands, name)
    instruction.flags = flags
    return this.insert(instruction)
  }

  // ---- Constants ----

  int(type: IntType, value: number | bigint): ConstantInt {
    return constantInt(type, value)
  }

  float(type: FloatType, value: number): Value {
    return constantFloat(type, value)
  }

  // ---- Arithmetic; flags are bits of Flag ----

  binary(opcode: BinaryOpcode, lhs: Value, rhs: Value, name = '', flags = 0): Value {
    return foldBinary(opcode, lhs, rhs) ?? this.make(opcode, lhs.type, [lhs, rhs], name, flags)
  }

  add(lhs: Value, rhs: Value): Value {
    return this.binary('add', lhs, rhs)
  }

  sub(lhs: Value, rhs: Value): Value {
    return this.binary('sub', lhs, rhs)
  }

  mul(lhs: Value, rhs: Value): Value {
    return this.binary('mul', lhs, rhs)
  }

  and(lhs: Value, rhs: Value): Value {
    return this.binary('and', lhs, rhs)
  }

  or(lhs: Value, rhs: Value): Value {
    return this.binary('or', lhs, rhs)
  }

  xor(lhs: Value, rhs: Value): Value {
    return this.binary('xor', lhs, rhs)
  }

  shl(lhs: Value, rhs: Value): Value {
    return this.binary('shl', lhs, rhs)
  }

  fadd(lhs: Value, rhs: Value, flags = 0): Value {
    return this.binary('fadd', lhs, rhs, '', flags)
  }

  fsub(lhs: Value, rhs: Value, flags = 0): Value {
    return this.binary('fsub', lhs, rhs, '', flags)
  }

  fmul(lhs: Value, rhs: Value, flags = 0): Value {
    return this.binary('fmul', lhs, rhs, '', flags)
  }

  fdiv(lhs: Value, rhs: Value, flags = 0): Value {
    return this.binary('fdiv', lhs, rhs, '', flags)
  }

  fneg(value: Value, name: string, flags: number): Value {
    return foldNegate(value) ?? this.make('fneg', value.type, [value], name, flags)
  }

  icmp(predicate: IntPredicate, lhs: Value, rhs: Value): Value {
    const folded = foldCompare('icmp', predicate, lhs, rhs)
    if (folded !== undefined) return folded
    const instruction = this.make('icmp', withShapeOf(lhs.type, i1), [lhs, rhs], '')
    instruction.predicate = predicate
    return instruction
  }

  fcmp(predicate: FloatPredicate, lhs: Value, rhs: Value, name = '', flags = 0): Value {
    const folded = foldCompare('fcmp', predicate, lhs, rhs)
    if (folded !== undefined) return folded
    const instruction = this.make('fcmp', withShapeOf(lhs.type, i1), [lhs, rhs], name, flags)
    instruction.predicate = predicate
    return instruction
  }

  /** Nothing happens when the value has the type already. */
  cast(opcode: CastOpcode, value: Value, type: IrType, name = '', flags = 0): Value {
    if (value.type === type) return value
    return foldCast(opcode, value, type) ?? this.make(opcode, type, [value], name, flags)
  }

  select(condition: Value, ifTrue: Value, ifFalse: Value, name = '', flags = 0): Value {
    const folded = foldSelect(condition, ifTrue, ifFalse)
    return folded ?? this.make('select', ifTrue.type, [condition, ifTrue, ifFalse], name, flags)
  }

  freeze(value: Value, name = ''): Value {
    return foldFreeze(value) ?? this.make('freeze', value.type, [value], name)
  }

  // ---- Vectors and aggregates ----

  extractElement(vector: Value, index: Value | number, name = ''): Value {
    const position = typeof index === 'number' ? constantInt(i32, index) : index
    const folded = foldExtractElement(vector, position)
    return folded ?? this.make('extractelement', scalarOf(vector.type), [vector, position], name)
  }

  insertElement(vector: Value, element: Value, index: Value | number): Value {
    const position = typeof index === 'number' ? constantInt(i32, index) : index
    const folded = foldInsertElement(vector, element, position)
    return folded ?? this.make('insertelement', vector.type, [vector, element, position], '')
  }

  /** Lanes of `first` are 0..n-1, of `second` n..2n-1; -1 is poison. */
  shuffleVector(first: Value, second: Value, mask: readonly number[]): Value {
    const type = vectorType(mask.length, scalarOf(first.type))
    const folded = foldShuffle(first, second, mask, type)
    if (folded !== undefined) return folded
    const instruction = this.make('shufflevector', type, [first, second], '')
    instruction.indices = mask
    return instruction
  }

  extractValue(aggregate: Value, indices: readonly number[]): Value {
    const folded = foldExtractValue(aggregate, indices)
    if (folded !== undefined) return folded
    const instruction = this.make('extractvalue', memberType(aggregate.type, indices), [aggregate], '')
    instruction.indices = indices
    return instruction
  }

  insertValue(aggregate: Value, element: Value, indices: readonly number[]): Value {
    const folded = foldInsertValue(aggregate, element, indices)
    if (folded !== undefined) return folded
    const instruction = this.make('insertvalue', aggregate.type, [aggregate, element], '')
    instruction.indices = indices
    return instruction
  }

  // ---- Memory ----

  alloca(type: IrType, name = '', alignment = 0): Instruction {
    const instruction = this.make('alloca', pointerType(0), [], name)
    instruction.subjectType = type
    instruction.alignment = alignment
    return instruction
  }

  load(type: IrType, pointer: Value, name = '', alignment = 0): Instruction {
    const instruction = this.make('load', type, [pointer], name)
    instruction.alignment = alignment
    return instruction
  }

  store(value: Value, pointer: Value, alignment = 0): Instruction {
    const instruction = this.make('store', voidType, [value, pointer], '')
    instruction.alignment = alignment
    return instruction
  }

  /** Indices are i32 values or numbers; the first one steps over whole `elementType`s. */
  gep(sourceElementType: IrType, base: Value, indices: readonly (Value | number)[], name = '', flags = 0): Instruction {
    const positions = indices.map((index) => (typeof index === 'number' ? constantInt(i32, index) : index))
    const lanes = positions.find((position) => position.type.kind === 'vector')?.type ?? base.type
    const type = withShapeOf(lanes, scalarOf(base.type))
    const instruction = this.make('getelementptr', type, [base, ...positions], name, flags)
    instruction.subjectType = sourceElementType
    return instruction
  }

  atomicRmw(
    operation: AtomicOperation,
    pointer: Value,
    value: Value,
    ordering: AtomicOrdering = 'monotonic',
  ): Instruction {
    const instruction = this.make('atomicrmw', value.type, [pointer, value], '')
    instruction.atomicOperation = operation
    instruction.ordering = ordering
    return instruction
  }

  /** Gives `{ T, i1 }`: the old value and whether it was the expected one. */
  cmpXchg(pointer: Value, expected: Value, replacement: Value): Instruction {
    const type = structType([expected.type, i1])
    const instruction = this.make('cmpxchg', type, [pointer, expected, replacement], '')
    instruction.ordering = 'monotonic'
    instruction.failureOrdering = 'monotonic'
    return instruction
  }

  fence(ordering: AtomicOrdering, syncScope = ''): Instruction {
    const instruction = this.make('fence', voidType, [], '')
    instruction.ordering = ordering
    instruction.syncScope = syncScope
    return instruction
  }

  // ---- Calls ----

  call(callee: IrFunction, args: readonly Value[], name = '', flags = 0): Instruction {
    return this.callPointer(callee, callee.functionType, args, name, flags)
  }

  callPointer(callee: Value, type: FunctionType, args: readonly Value[], name = '', flags = 0): Instruction {
    const instruction = this.make('call', type.result, [...args, callee], name, flags)
    instruction.subjectType = type
    return instruction
  }

  /** Declares the intrinsic when it is new; its parameter types are those of the arguments. */
  callIntrinsic(
    baseName: string,
    overloads: readonly IrType[],
    result: IrType,
    args: readonly Value[],
    name = '',
    flags = 0,
  ): Instruction {
    const parameters = args.map((argument) => argument.type)
    const callee = this.module.declareIntrinsic(baseName, overloads, result, parameters)
    return this.call(callee, args, name, flags)
  }

  // ---- Control flow ----

  /** Incoming edges are added with addIncoming. */
  phi(type: IrType, name = ''): Instruction {
    return this.make('phi', type, [], name)
  }

  br(target: BasicBlock): Instruction {
    return this.make('br', voidType, [target], '')
  }

  condBr(condition: Value, ifTrue: BasicBlock, ifFalse: BasicBlock): Instruction {
    return this.make('br', voidType, [condition, ifTrue, ifFalse], '')
  }

  /** Cases are added with addCase. */
  switch(value: Value, defaultTarget: BasicBlock): Instruction {
    return this.make('switch', voidType, [value, defaultTarget], '')
  }

  ret(value?: Value): Instruction {
    return this.make('ret', voidType, value === undefined ? [] : [value], '')
  }

  unreachable(): Instruction {
    return this.make('unreachable', voidType, [], '')
  }
}

/** The type found by following indices into nested arrays and structs. */
function memberType(type: IrType, indices: readonly number[]): IrType {
  let current = type
  for (const index of indices) current = elementType(current, index) ?? bug(`${current.text} has no member ${index}`)
  return current
}
