// What the operations of the IR compute, on single components.

import type {
  AtomicOperation,
  BinaryOpcode,
  CastOpcode,
  FloatPredicate,
  IntPredicate,
  Predicate,
} from '../ir/opcodes.ts'
import { type IrType, scalarOf } from '../ir/types.ts'
import { halfFromBits, halfToBits, roundToHalf } from '../support/arithmetic/half.ts'
import { bug } from '../support/bug.ts'
import type { RuntimeValue } from './memory.ts'

type Scalar = number | bigint

/** Applies an operation component by component. */
export function componentwise(
  type: IrType,
  operands: readonly RuntimeValue[],
  apply: (...components: Scalar[]) => RuntimeValue,
): RuntimeValue {
  if (type.kind !== 'vector') return apply(...(operands as Scalar[]))
  return Array.from({ length: type.count }, (_, index) =>
    apply(...operands.map((operand) => (Array.isArray(operand) ? operand[index] : operand) as Scalar)),
  )
}

export function binary(opcode: BinaryOpcode, type: IrType, left: RuntimeValue, right: RuntimeValue): RuntimeValue {
  const scalar = scalarOf(type)
  return componentwise(type, [left, right], (x, y) => {
    if (scalar.kind === 'float') return roundTo(scalar.bits, floatBinary(opcode, Number(x ?? 0), Number(y ?? 0)))
    const bits = scalar.kind === 'int' ? scalar.bits : bug('arithmetic on no number')
    return bits === 64
      ? wideBinary(opcode, BigInt(x ?? 0), BigInt(y ?? 0))
      : wrap(bits, intBinary(opcode, bits, Number(x ?? 0), Number(y ?? 0)))
  })
}

/** The value as a signed number of that many bits; i1 is 0 or 1. */
function wrap(bits: number, value: number): number {
  if (bits === 32) return value | 0
  if (bits === 1) return value & 1
  return bits === 16 ? (value << 16) >> 16 : (value << 24) >> 24
}

export function roundTo(bits: number, value: number): number {
  return bits === 32 ? Math.fround(value) : bits === 16 ? roundToHalf(value) : value
}

/** A denormal float of 32 bits as zero. */
export function flushed(type: IrType, value: RuntimeValue): RuntimeValue {
  const scalar = scalarOf(type)
  if (scalar.kind !== 'float' || scalar.bits !== 32) return value
  return componentwise(type, [value], (x) => (Math.abs(Number(x)) < 2 ** -126 ? Number(x) * 0 : x))
}

function unsigned(bits: number, value: number): number {
  return bits === 32 ? value >>> 0 : value & (2 ** bits - 1)
}

function floatBinary(opcode: BinaryOpcode, x: number, y: number): number {
  switch (opcode) {
    case 'fadd':
      return x + y
    case 'fsub':
      return x - y
    case 'fmul':
      return x * y
    case 'fdiv':
      return x / y
    case 'frem':
      return x % y
    default:
      return bug(`${opcode} on floats`)
  }
}

/** Division by zero gives all ones, as D3D defines it for udiv; shifts count modulo the width. */
function intBinary(opcode: BinaryOpcode, bits: number, x: number, y: number): number {
  const shift = unsigned(bits, y) & (bits - 1)
  switch (opcode) {
    case 'add':
      return x + y
    case 'sub':
      return x - y
    case 'mul':
      return Math.imul(x, y)
    case 'and':
      return x & y
    case 'or':
      return x | y
    case 'xor':
      return x ^ y
    case 'shl':
      return x << shift
    case 'lshr':
      return unsigned(bits, x) >>> shift
    case 'ashr':
      return x >> shift
    case 'udiv':
      return y === 0 ? -1 : Math.floor(unsigned(bits, x) / unsigned(bits, y))
    case 'urem':
      return y === 0 ? -1 : unsigned(bits, x) % unsigned(bits, y)
    case 'sdiv':
      return y === 0 ? -1 : Math.trunc(x / y)
    case 'srem':
      return y === 0 ? -1 : x % y
    default:
      return bug(`${opcode} on integers`)
  }
}

function wideBinary(opcode: BinaryOpcode, x: bigint, y: bigint): bigint {
  const ux = BigInt.asUintN(64, x)
  const uy = BigInt.asUintN(64, y)
  const shift = uy & 63n
  const result = (): bigint => {
    switch (opcode) {
      case 'add':
        return x + y
      case 'sub':
        return x - y
      case 'mul':
        return x * y
      case 'and':
        return x & y
      case 'or':
        return x | y
      case 'xor':
        return x ^ y
      case 'shl':
        return x << shift
      case 'lshr':
        return ux >> shift
      case 'ashr':
        return x >> shift
      case 'udiv':
        return uy === 0n ? -1n : ux / uy
      case 'urem':
        return uy === 0n ? -1n : ux % uy
      case 'sdiv':
        return y === 0n ? -1n : x / y
      case 'srem':
        return y === 0n ? -1n : x % y
      default:
        return bug(`${opcode} on integers`)
    }
  }
  return BigInt.asIntN(64, result())
}

export function compareValues(
  predicate: Predicate,
  operandType: IrType,
  left: RuntimeValue,
  right: RuntimeValue,
): RuntimeValue {
  const scalar = scalarOf(operandType)
  return componentwise(operandType, [left, right], (x, y) => {
    const holds =
      scalar.kind === 'float'
        ? compareFloat(predicate as FloatPredicate, Number(x ?? 0), Number(y ?? 0))
        : compareInt(predicate as IntPredicate, scalar, x ?? 0, y ?? 0)
    return holds ? 1 : 0
  })
}

function compareInt(predicate: IntPredicate, type: IrType, x: Scalar, y: Scalar): boolean {
  if (predicate === 'eq') return x === y
  if (predicate === 'ne') return x !== y
  const bits = type.kind === 'int' ? type.bits : bug('an integer comparison of no integers')
  const view = (value: Scalar): Scalar =>
    predicate.startsWith('s') ? value : typeof value === 'bigint' ? BigInt.asUintN(64, value) : unsigned(bits, value)
  const left = view(x)
  const right = view(y)
  switch (predicate.slice(1)) {
    case 'gt':
      return left > right
    case 'ge':
      return left >= right
    case 'lt':
      return left < right
    default:
      return left <= right
  }
}

function compareFloat(predicate: FloatPredicate, x: number, y: number): boolean {
  if (predicate === 'true') return true
  if (predicate === 'false') return false
  const unordered = Number.isNaN(x) || Number.isNaN(y)
  if (predicate === 'ord') return !unordered
  if (predicate === 'uno') return unordered
  if (unordered) return predicate.startsWith('u')
  switch (predicate.slice(1)) {
    case 'eq':
      return x === y
    case 'ne':
      return x !== y
    case 'gt':
      return x > y
    case 'ge':
      return x >= y
    case 'lt':
      return x < y
    default:
      return x <= y
  }
}

export function cast(opcode: CastOpcode, from: IrType, to: IrType, value: RuntimeValue): RuntimeValue {
  const source = scalarOf(from)
  const target = scalarOf(to)
  if (opcode === 'bitcast') return value === undefined ? undefined : bitcast(from, to, value)
  return componentwise(to, [value], (x) => castScalar(opcode, source, target, x ?? 0))
}

function castScalar(opcode: CastOpcode, source: IrType, target: IrType, x: Scalar): RuntimeValue {
  const bits = source.kind === 'int' ? source.bits : 0
  switch (opcode) {
    case 'trunc':
      return target.kind === 'int'
        ? toInt(target.bits, typeof x === 'bigint' ? BigInt.asIntN(32, x) : x)
        : bug('trunc to no integer')
    case 'zext':
      return toInt(bitsOf(target), bits === 64 ? x : unsigned(bits, Number(x)))
    case 'sext':
      return toInt(bitsOf(target), bits === 1 ? -Number(x) : x)
    case 'fptrunc':
    case 'fpext':
      return roundTo(bitsOf(target), Number(x))
    case 'sitofp':
      return roundTo(bitsOf(target), bits === 1 ? -Number(x) : Number(x))
    case 'uitofp':
      return roundTo(bitsOf(target), typeof x === 'bigint' ? Number(BigInt.asUintN(64, x)) : unsigned(bits, x))
    case 'fptosi':
    case 'fptoui':
      return floatToInt(opcode === 'fptosi', bitsOf(target), Number(x))
    default:
      return bug(`cannot run the cast ${opcode}`)
  }
}

function bitsOf(type: IrType): number {
  return type.kind === 'int' || type.kind === 'float' ? type.bits : bug('no number')
}

/** The value as a signed number of that many bits, a bigint if they are 64. */
export function toInt(bits: number, value: Scalar): Scalar {
  if (bits === 64) return BigInt.asIntN(64, BigInt(value))
  return wrap(bits, typeof value === 'bigint' ? Number(BigInt.asIntN(32, value)) : value)
}

/** Saturates, and NaN is 0, as D3D defines it. */
function floatToInt(isSigned: boolean, bits: number, value: number): Scalar {
  if (Number.isNaN(value)) return bits === 64 ? 0n : 0
  const low = isSigned ? -(2 ** (bits - 1)) : 0
  const high = isSigned ? 2 ** (bits - 1) : 2 ** bits
  const whole = Math.trunc(value)
  if (bits === 64) {
    const limit = BigInt(Math.min(Math.max(whole, low), high)) - (whole >= high ? 1n : 0n)
    return BigInt.asIntN(64, limit)
  }
  return wrap(bits, Math.min(Math.max(whole, low), high - 1))
}

const scratch = new DataView(new ArrayBuffer(1024))

function bitcast(from: IrType, to: IrType, value: RuntimeValue): RuntimeValue {
  const put = (type: IrType, offset: number, part: RuntimeValue): number => {
    if (type.kind === 'vector')
      return (part as RuntimeValue[]).reduce<number>((at, element) => put(type.element, at, element), offset)
    const bits = bitsOf(type)
    if (type.kind === 'float') {
      if (bits === 32) scratch.setFloat32(offset, Number(part), true)
      else if (bits === 64) scratch.setFloat64(offset, Number(part), true)
      else scratch.setUint16(offset, halfToBits(Number(part)), true)
    } else if (bits === 64) scratch.setBigInt64(offset, part as bigint, true)
    else if (bits === 32) scratch.setInt32(offset, Number(part), true)
    else scratch.setInt16(offset, Number(part), true)
    return offset + bits / 8
  }
  const get = (type: IrType, offset: number): RuntimeValue => {
    if (type.kind === 'vector')
      return Array.from({ length: type.count }, (_, index) =>
        get(type.element, offset + (index * bitsOf(type.element)) / 8),
      )
    const bits = bitsOf(type)
    if (type.kind === 'float') {
      if (bits === 16) return halfFromBits(scratch.getUint16(offset, true))
      return bits === 32 ? scratch.getFloat32(offset, true) : scratch.getFloat64(offset, true)
    }
    return bits === 64
      ? scratch.getBigInt64(offset, true)
      : bits === 32
        ? scratch.getInt32(offset, true)
        : scratch.getInt16(offset, true)
  }
  put(from, 0, value)
  return get(to, 0)
}

/** The value memory holds after an atomic operation. */
export function atomicResult(
  operation: AtomicOperation,
  type: IrType,
  old: RuntimeValue,
  operand: RuntimeValue,
): RuntimeValue {
  switch (operation) {
    case 'xchg':
      return operand
    case 'add':
    case 'sub':
    case 'and':
    case 'or':
    case 'xor':
      return binary(operation, type, old, operand)
    case 'max':
    case 'min':
    case 'umax':
    case 'umin': {
      const predicate =
        `${operation.startsWith('u') ? 'u' : 's'}${operation.endsWith('max') ? 'gt' : 'lt'}` as IntPredicate
      return compareInt(predicate, type, operand as Scalar, old as Scalar) ? operand : old
    }
    default:
      return bug(`cannot run the atomic ${operation}`)
  }
}
