// Computes operations on constants. Every function answers the constant result, or undefined when there is none: an
// operand is not constant, or the result is undefined behaviour (division by zero, too large a shift, a float that does
// not fit the integer), which is left for run time.
//
//   foldBinary('add', i32 2147483647, i32 1) is i32 -2147483648
//   foldBinary('fmul', float 0.1, float 3.0) is rounded to float once
//
// Poison makes poison, except where LLVM 3.7 defines some bits of the result (poisonedBinary). Undef is folded only where every choice of bits can give every result.

import { type FloatOperation, floatOperation } from '../support/arithmetic/floats.ts'
import { type IntegerOperation, integerOperation, smallIntegerOperation } from '../support/arithmetic/integers.ts'
import { effort } from '../support/limits.ts'
import {
  ConstantAggregate,
  ConstantFloat,
  ConstantInt,
  constantAggregate,
  constantBool,
  constantElement,
  constantFloat,
  constantInt,
  constantIntLike,
  isConstant,
  isZeroValue,
  poisonValue,
  undefValue,
  zeroValue,
} from './constants.ts'
import { bigintToSticky, floatFromBits, floatToBits } from './float-bits.ts'
import type { Instruction } from './instructions.ts'
import { sizeInBits } from './layout.ts'
import type { BinaryOpcode, CastOpcode, FloatPredicate, IntPredicate, Predicate } from './opcodes.ts'
import { Trait } from './opcodes.ts'
import { elementCount, type IrType, scalarOf, type VectorType, withShapeOf } from './types.ts'
import type { Value } from './values.ts'

/** Applies a scalar folder to every lane; gives up when one lane does. */
function mapLanes(
  result: VectorType,
  operands: readonly Value[],
  fold: (lane: readonly Value[]) => Value | undefined,
): Value | undefined {
  const lanes: Value[] = []
  for (let index = 0; index < result.count; index++) {
    const inputs: Value[] = []
    for (const operand of operands) {
      const element = constantElement(operand, index)
      if (element === undefined) return undefined
      inputs.push(element)
    }
    const lane = fold(inputs)
    if (lane === undefined) return undefined
    lanes.push(lane)
  }
  return constantAggregate(result, lanes)
}

// ---- Arithmetic ----

export function foldBinary(opcode: BinaryOpcode, lhs: Value, rhs: Value): Value | undefined {
  if (!isConstant(lhs) || !isConstant(rhs)) return undefined
  if (lhs.kind === 'poison' || rhs.kind === 'poison') return poisonedBinary(opcode, lhs, rhs)
  if (lhs.type.kind === 'vector')
    return mapLanes(lhs.type, [lhs, rhs], ([left, right]) => foldBinary(opcode, left!, right!))
  if (lhs.kind === 'undef' || rhs.kind === 'undef') return foldUndef(opcode, lhs, rhs)
  if (lhs instanceof ConstantInt && rhs instanceof ConstantInt) {
    const { bits } = lhs.type
    const operation = opcode as IntegerOperation
    const result =
      bits <= 32
        ? smallIntegerOperation(operation, signedNumber(lhs), signedNumber(rhs), bits)
        : integerOperation(operation, lhs.value, rhs.value, bits)
    return result === undefined ? undefined : constantInt(lhs.type, result)
  }
  if (lhs instanceof ConstantFloat && rhs instanceof ConstantFloat)
    return constantFloat(lhs.type, floatOperation(opcode as FloatOperation, lhs.value, rhs.value))
  return undefined
}

/** The results of operations on undef in LLVM 3.7: DXC's validator rejects reads of undef. */
export function poisonedBinary(opcode: BinaryOpcode, lhs: Value, rhs: Value): Value {
  const { type } = lhs
  const isBoth = lhs.kind === 'poison' && rhs.kind === 'poison'
  if (isBoth) return poisonValue(type)
  switch (opcode) {
    case 'and':
    case 'mul':
      return zeroValue(type)
    case 'or':
      return constantIntLike(type, -1)
    case 'shl':
    case 'lshr':
    case 'ashr':
    case 'udiv':
    case 'sdiv':
    case 'urem':
    case 'srem':
      return lhs.kind === 'poison' ? zeroValue(type) : poisonValue(type)
    default:
      return poisonValue(type)
  }
}

function foldUndef(opcode: BinaryOpcode, lhs: Value, rhs: Value): Value | undefined {
  const both = lhs.kind === 'undef' && rhs.kind === 'undef'
  if (opcode === 'add' || opcode === 'sub' || opcode === 'xor') return undefValue(lhs.type)
  return both && (opcode === 'and' || opcode === 'or') ? undefValue(lhs.type) : undefined
}

/** An i1 counts as 0 or 1 in `number`, but as 0 or -1 where signs matter. Never -0, which would show as a float. */
function signedNumber(constant: ConstantInt): number {
  return constant.type.bits === 1 && constant.number === 1 ? -1 : constant.number
}

export function foldNegate(value: Value): Value | undefined {
  if (!isConstant(value)) return undefined
  if (value.kind === 'poison' || value.kind === 'undef') return value
  if (value.type.kind === 'vector') return mapLanes(value.type, [value], ([lane]) => foldNegate(lane!))
  if (!(value instanceof ConstantFloat)) return undefined
  const sign = 1n << BigInt(value.type.bits - 1)
  return floatFromBits(value.type, floatToBits(value) ^ sign)
}

// ---- Comparisons ----

export function foldCompare(opcode: 'icmp' | 'fcmp', predicate: Predicate, lhs: Value, rhs: Value): Value | undefined {
  if (!isConstant(lhs) || !isConstant(rhs)) return undefined
  const result = withShapeOf(lhs.type, constantBool(true).type)
  if (lhs.kind === 'poison' || rhs.kind === 'poison') return poisonValue(result)
  if (result.kind === 'vector')
    return mapLanes(result, [lhs, rhs], ([left, right]) => foldCompare(opcode, predicate, left!, right!))
  if (opcode === 'fcmp') {
    if (!(lhs instanceof ConstantFloat && rhs instanceof ConstantFloat)) return undefined
    return constantBool(compareFloats(predicate as FloatPredicate, lhs.value, rhs.value))
  }
  if (lhs instanceof ConstantInt && rhs instanceof ConstantInt)
    return constantBool(compareInts(predicate as IntPredicate, lhs, rhs))
  if (lhs.type.kind === 'pointer' && lhs === rhs && lhs.kind !== 'undef') {
    if (predicate === 'eq') return constantBool(true)
    if (predicate === 'ne') return constantBool(false)
  }
  return undefined
}

function compareInts(predicate: IntPredicate, lhs: ConstantInt, rhs: ConstantInt): boolean {
  if (predicate === 'eq') return lhs === rhs
  if (predicate === 'ne') return lhs !== rhs
  const wide = lhs.type.bits > 32
  const unsigned = predicate.startsWith('u')
  const left = wide ? (unsigned ? lhs.unsigned : lhs.value) : unsigned ? lhs.unsignedNumber : signedNumber(lhs)
  const right = wide ? (unsigned ? rhs.unsigned : rhs.value) : unsigned ? rhs.unsignedNumber : signedNumber(rhs)
  switch (predicate) {
    case 'ugt':
    case 'sgt':
      return left > right
    case 'uge':
    case 'sge':
      return left >= right
    case 'ult':
    case 'slt':
      return left < right
    case 'ule':
    case 'sle':
      return left <= right
  }
}

function compareFloats(predicate: FloatPredicate, left: number, right: number): boolean {
  const unordered = Number.isNaN(left) || Number.isNaN(right)
  switch (predicate) {
    case 'false':
      return false
    case 'true':
      return true
    case 'ord':
      return !unordered
    case 'uno':
      return unordered
    case 'oeq':
      return left === right
    case 'ogt':
      return left > right
    case 'oge':
      return left >= right
    case 'olt':
      return left < right
    case 'ole':
      return left <= right
    case 'one':
      return !unordered && left !== right
    case 'ueq':
      return unordered || left === right
    case 'ugt':
      return unordered || left > right
    case 'uge':
      return unordered || left >= right
    case 'ult':
      return unordered || left < right
    case 'ule':
      return unordered || left <= right
    case 'une':
      return left !== right
  }
}

// ---- Casts ----

export function foldCast(opcode: CastOpcode, value: Value, type: IrType): Value | undefined {
  if (value.type === type && opcode === 'bitcast') return value
  if (!isConstant(value)) return undefined
  if (value.kind === 'poison') return poisonValue(type)
  if (opcode === 'bitcast') return foldBitcast(value, type)
  if (type.kind === 'vector') return mapLanes(type, [value], ([lane]) => foldCast(opcode, lane!, type.element))
  if (value.kind === 'undef') return opcode === 'trunc' ? undefValue(type) : undefined
  if (opcode === 'addrspacecast' || opcode === 'ptrtoint' || opcode === 'inttoptr')
    return isZeroValue(value) && opcode !== 'addrspacecast' ? zeroValue(type) : undefined
  if (value instanceof ConstantInt) return castInt(opcode, value, type)
  return value instanceof ConstantFloat ? castFloat(opcode, value, type) : undefined
}

function castInt(opcode: CastOpcode, value: ConstantInt, type: IrType): Value | undefined {
  if (type.kind === 'int') {
    const small = value.type.bits <= 32
    switch (opcode) {
      case 'trunc':
        return constantInt(type, small ? value.number : value.value)
      case 'zext':
        return constantInt(type, small ? value.unsignedNumber : value.unsigned)
      case 'sext':
        return constantInt(type, small ? signedNumber(value) : value.value)
    }
  }
  if (type.kind === 'float') {
    const small = value.type.bits <= 32
    if (opcode === 'uitofp')
      return constantFloat(type, small ? value.unsignedNumber : fromBigint(value.unsigned, type.bits))
    if (opcode === 'sitofp')
      return constantFloat(type, small ? signedNumber(value) : fromBigint(value.value, type.bits))
  }
  return undefined
}

function fromBigint(value: bigint, bits: number): number {
  return bits === 64 ? Number(value) : bigintToSticky(value)
}

function castFloat(opcode: CastOpcode, value: ConstantFloat, type: IrType): Value | undefined {
  if (type.kind === 'float') {
    if (opcode === 'fpext' || opcode === 'fptrunc') return constantFloat(type, value.value)
    return undefined
  }
  if (type.kind !== 'int' || !Number.isFinite(value.value)) return undefined
  const whole = BigInt(Math.trunc(value.value))
  const width = BigInt(type.bits)
  if (opcode === 'fptoui') return whole >= 0n && whole < 1n << width ? constantInt(type, whole) : undefined
  const limit = 1n << (width - 1n)
  return opcode === 'fptosi' && whole >= -limit && whole < limit ? constantInt(type, whole) : undefined
}

/** Between numbers and vectors of the same size, lane 0 in the lowest bits. */
function foldBitcast(value: Value, type: IrType): Value | undefined {
  if (value.kind === 'undef') return undefValue(type)
  if (isZeroValue(value) && type.kind !== 'target') return zeroValue(type)
  const from = value.type
  if (from.kind === 'pointer' || type.kind === 'pointer') return undefined
  if (sizeInBits(from) !== sizeInBits(type)) return undefined
  const bits = bitsOf(value)
  if (bits === undefined) return undefined
  if (type.kind !== 'vector') return fromBits(type, bits)
  const lanes: Value[] = []
  const width = BigInt(sizeInBits(type.element))
  for (let index = 0n; index < type.count; index++) {
    const lane = fromBits(type.element, (bits >> (index * width)) & ((1n << width) - 1n))
    if (lane === undefined) return undefined
    lanes.push(lane)
  }
  return constantAggregate(type, lanes)
}

function bitsOf(value: Value): bigint | undefined {
  if (value instanceof ConstantInt) return value.unsigned
  if (value instanceof ConstantFloat) return floatToBits(value)
  if (value.kind === 'zero') return 0n
  if (!(value instanceof ConstantAggregate) || value.type.kind !== 'vector') return undefined
  const width = BigInt(sizeInBits(value.type.element))
  let bits = 0n
  for (let index = value.operands.length - 1; index >= 0; index--) {
    const lane = bitsOf(value.operand(index))
    if (lane === undefined) return undefined
    bits = (bits << width) | lane
  }
  return bits
}

function fromBits(type: IrType, bits: bigint): Value | undefined {
  if (type.kind === 'int') return constantInt(type, bits)
  return type.kind === 'float' ? floatFromBits(type, bits) : undefined
}

// ---- Choosing and taking apart ----

export function foldSelect(condition: Value, ifTrue: Value, ifFalse: Value): Value | undefined {
  if (ifTrue === ifFalse) return ifTrue
  if (condition instanceof ConstantInt) return condition.number === 0 ? ifFalse : ifTrue
  if (condition.kind === 'poison') return poisonValue(ifTrue.type)
  if (condition.type.kind !== 'vector' || ifTrue.type.kind !== 'vector' || !isConstant(condition)) return undefined
  if (condition.kind === 'zero') return ifFalse
  return mapLanes(ifTrue.type, [condition, ifTrue, ifFalse], ([lane, yes, no]) => foldSelect(lane!, yes!, no!))
}

export function foldExtractElement(vector: Value, index: Value): Value | undefined {
  if (!(index instanceof ConstantInt)) return undefined
  const position = index.unsignedNumber
  return position < elementCount(vector.type) ? constantElement(vector, position) : undefined
}

export function foldInsertElement(vector: Value, element: Value, index: Value): Value | undefined {
  if (!(index instanceof ConstantInt) || !isConstant(element)) return undefined
  return replaceMember(vector, index.unsignedNumber, element)
}

function replaceMember(aggregate: Value, position: number, member: Value): Value | undefined {
  const count = elementCount(aggregate.type)
  if (position >= count || count > effort.foldedMembers.most) return undefined
  const members: Value[] = []
  for (let index = 0; index < count; index++) {
    const kept = index === position ? member : constantElement(aggregate, index)
    if (kept === undefined) return undefined
    members.push(kept)
  }
  return constantAggregate(aggregate.type, members)
}

export function foldShuffle(first: Value, second: Value, mask: readonly number[], type: IrType): Value | undefined {
  if (!isConstant(first) || !isConstant(second)) return undefined
  const count = elementCount(first.type)
  const lanes: Value[] = []
  for (const position of mask) {
    const lane =
      position < 0
        ? poisonValue(scalarOf(type))
        : position < count
          ? constantElement(first, position)
          : constantElement(second, position - count)
    if (lane === undefined) return undefined
    lanes.push(lane)
  }
  return constantAggregate(type, lanes)
}

export function foldExtractValue(aggregate: Value, indices: readonly number[]): Value | undefined {
  let value: Value | undefined = aggregate
  for (const index of indices) value = value === undefined ? undefined : constantElement(value, index)
  return value
}

export function foldInsertValue(aggregate: Value, element: Value, indices: readonly number[]): Value | undefined {
  if (!isConstant(element) || !isConstant(aggregate)) return undefined
  const parents: Value[] = []
  let parent: Value | undefined = aggregate
  for (const index of indices) {
    if (parent === undefined) return undefined
    parents.push(parent)
    parent = constantElement(parent, index)
  }
  let result: Value | undefined = element
  for (let depth = indices.length - 1; depth >= 0 && result !== undefined; depth--)
    result = replaceMember(parents[depth]!, indices[depth]!, result)
  return result
}

export function foldFreeze(value: Value): Value | undefined {
  if (value instanceof ConstantInt || value instanceof ConstantFloat) return value
  // Any value will do, the same for all uses.
  if ((value.kind === 'poison' || value.kind === 'undef') && value.type.kind === 'int')
    return constantInt(value.type, 0)
  return value.kind === 'null' || value.kind === 'zero' ? value : undefined
}

/** The constant an instruction computes, when its operands, or those given instead, are constants. Calls are not folded here. */
export function foldInstruction(
  instruction: Instruction,
  operands: readonly Value[] = instruction.operands,
): Value | undefined {
  const { opcode } = instruction
  const first = operands[0]!
  const second = operands[1]!
  const third = operands[2]!
  if (instruction.hasTrait(Trait.binary)) return foldBinary(opcode as BinaryOpcode, first, second)
  if (instruction.hasTrait(Trait.cast)) return foldCast(opcode as CastOpcode, first, instruction.type)
  switch (opcode) {
    case 'fneg':
      return foldNegate(first)
    case 'icmp':
    case 'fcmp':
      return foldCompare(opcode, instruction.predicate, first, second)
    case 'select':
      return foldSelect(first, second, third)
    case 'extractelement':
      return foldExtractElement(first, second)
    case 'insertelement':
      return foldInsertElement(first, second, third)
    case 'shufflevector':
      return foldShuffle(first, second, instruction.indices, instruction.type)
    case 'extractvalue':
      return foldExtractValue(first, instruction.indices)
    case 'insertvalue':
      return foldInsertValue(first, second, instruction.indices)
    case 'freeze':
      return foldFreeze(first)
    default:
      return undefined
  }
}
