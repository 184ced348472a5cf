// Which bits of an integer are certainly zero or certainly one, whatever the inputs.
//
//   (i & 1) << 2     zero in all bits but the third: at most 4, so `(i & 1) << 2 > 4` is false
//
// For integers of up to 32 bits; of a vector, what holds for every lane. Looks only a few instructions deep, so asking is cheap.
import { ConstantInt, constantElement } from '../../ir/constants.ts'
import type { Instruction } from '../../ir/instructions.ts'
import { scalarOf } from '../../ir/types.ts'
import type { Value } from '../../ir/values.ts'
import { effort } from '../../support/limits.ts'

/** Unsigned 32-bit masks. Bits above the type's width are in neither. */
export interface KnownBits {
  readonly width: number
  readonly zeros: number
  readonly ones: number
}

export class BitKnowledge {
  private readonly known = new Map<Value, KnownBits>()

  /** Undefined for what is no integer of at most 32 bits. */
  of(value: Value): KnownBits | undefined {
    const type = scalarOf(value.type)
    if (type.kind !== 'int' || type.bits > 32) return undefined
    return this.find(value, type.bits, 0)
  }

  private find(value: Value, width: number, depth: number): KnownBits {
    if (value instanceof ConstantInt) return exactly(width, value.unsignedNumber)
    if (value.kind === 'zero') return exactly(width, 0)
    if (value.kind === 'aggregate') return ofConstantVector(value, width)
    if (value.kind !== 'instruction' || depth >= effort.knownBitsDepth.most) return nothing(width)
    const known = this.known.get(value)
    if (known !== undefined) return known
    const found = this.ofInstruction(value as Instruction, width, depth + 1)
    // What is found from further up is found with fewer steps left, so it must not hide a better answer.
    if (depth === 0) this.known.set(value, found)
    return found
  }

  private ofInstruction(instruction: Instruction, width: number, depth: number): KnownBits {
    const operand = (index: number): KnownBits => {
      const value = instruction.operand(index)
      const type = scalarOf(value.type)
      return type.kind === 'int' && type.bits <= 32 ? this.find(value, type.bits, depth) : nothing(32)
    }
    switch (instruction.opcode) {
      case 'and': {
        const [left, right] = [operand(0), operand(1)]
        return { width, zeros: (left.zeros | right.zeros) >>> 0, ones: (left.ones & right.ones) >>> 0 }
      }
      case 'or': {
        const [left, right] = [operand(0), operand(1)]
        return { width, zeros: (left.zeros & right.zeros) >>> 0, ones: (left.ones | right.ones) >>> 0 }
      }
      case 'xor': {
        const [left, right] = [operand(0), operand(1)]
        return {
          width,
          zeros: ((left.zeros & right.zeros) | (left.ones & right.ones)) >>> 0,
          ones: ((left.zeros & right.ones) | (left.ones & right.zeros)) >>> 0,
        }
      }
      case 'shl':
      case 'lshr':
      case 'ashr':
        return shifted(instruction.opcode, operand(0), operand(1))
      case 'zext': {
        const from = operand(0)
        return { width, zeros: (from.zeros | (mask(width) & ~mask(from.width))) >>> 0, ones: from.ones }
      }
      case 'sext':
        return signExtended(operand(0), width)
      case 'trunc': {
        const from = operand(0)
        return { width, zeros: (from.zeros & mask(width)) >>> 0, ones: (from.ones & mask(width)) >>> 0 }
      }
      case 'add':
        return sum(operand(0), operand(1))
      case 'mul':
        return product(operand(0), operand(1))
      case 'udiv': {
        const least = unsignedMin(operand(1))
        return atMost(width, Math.floor(unsignedMax(operand(0)) / Math.max(1, least)))
      }
      case 'urem': {
        const divisor = unsignedMax(operand(1))
        return atMost(width, Math.min(unsignedMax(operand(0)), Math.max(0, divisor - 1)))
      }
      case 'select':
        return either(operand(1), operand(2))
      case 'freeze':
      case 'extractelement':
        return operand(0)
      case 'insertelement':
        return either(operand(0), operand(1))
      case 'phi':
        return constantPhi(instruction, width)
      case 'call':
        return ofCall(instruction, width, operand)
      default:
        return nothing(width)
    }
  }
}

export function unsignedMin({ ones }: KnownBits): number {
  return ones
}

export function unsignedMax({ width, zeros }: KnownBits): number {
  return (mask(width) & ~zeros) >>> 0
}

function signBit(width: number): number {
  return (1 << (width - 1)) >>> 0
}

export function signedMin(bits: KnownBits): number {
  const sign = signBit(bits.width)
  const low = (bits.ones & ~sign) >>> 0
  return (bits.zeros & sign) === 0 ? low - sign : low
}

export function signedMax(bits: KnownBits): number {
  const sign = signBit(bits.width)
  const low = (mask(bits.width) & ~bits.zeros & ~sign) >>> 0
  return (bits.ones & sign) !== 0 ? low - sign : low
}

/** The value, when every bit is known. */
export function exactValue({ width, zeros, ones }: KnownBits): number | undefined {
  return (zeros | ones) >>> 0 === mask(width) ? ones : undefined
}

function mask(width: number): number {
  return width === 32 ? 0xffffffff : (1 << width) - 1
}

function nothing(width: number): KnownBits {
  return { width, zeros: 0, ones: 0 }
}

function exactly(width: number, value: number): KnownBits {
  return { width, zeros: (mask(width) & ~value) >>> 0, ones: value }
}

/** All that is known is an unsigned maximum. */
function atMost(width: number, most: number): KnownBits {
  const used = most === 0 ? 0 : mask(32 - Math.clz32(most))
  return { width, zeros: (mask(width) & ~used) >>> 0, ones: 0 }
}

function either(left: KnownBits, right: KnownBits): KnownBits {
  return { width: left.width, zeros: (left.zeros & right.zeros) >>> 0, ones: (left.ones & right.ones) >>> 0 }
}

function ofConstantVector(value: Value, width: number): KnownBits {
  if (value.type.kind !== 'vector') return nothing(width)
  let common: KnownBits | undefined
  for (let lane = 0; lane < value.type.count; lane++) {
    const element = constantElement(value, lane)
    if (!(element instanceof ConstantInt)) return nothing(width)
    const bits = exactly(width, element.unsignedNumber)
    common = common === undefined ? bits : either(common, bits)
  }
  return common ?? nothing(width)
}

function signExtended(from: KnownBits, width: number): KnownBits {
  const above = mask(width) & ~mask(from.width)
  const sign = signBit(from.width)
  return {
    width,
    zeros: (from.zeros & sign ? from.zeros | above : from.zeros) >>> 0,
    ones: (from.ones & sign ? from.ones | above : from.ones) >>> 0,
  }
}

function shifted(opcode: 'shl' | 'lshr' | 'ashr', value: KnownBits, amount: KnownBits): KnownBits {
  const { width } = value
  const by = exactValue(amount)
  if (by === undefined) return opcode === 'lshr' ? atMost(width, unsignedMax(value)) : nothing(width)
  if (by >= width) return nothing(width)
  const all = mask(width)
  if (opcode === 'shl')
    return { width, zeros: (((value.zeros << by) | mask(by)) & all) >>> 0, ones: ((value.ones << by) & all) >>> 0 }
  const above = (all & ~(all >>> by)) >>> 0
  const sign = signBit(width)
  const copies = (known: number): number => (opcode === 'ashr' && known & sign ? above : 0)
  return {
    width,
    zeros: ((value.zeros >>> by) | (opcode === 'lshr' ? above : copies(value.zeros))) >>> 0,
    ones: ((value.ones >>> by) | copies(value.ones)) >>> 0,
  }
}

function trailingZeros({ width, zeros }: KnownBits): number {
  const unknown = ~zeros & mask(width)
  return unknown === 0 ? width : 31 - Math.clz32(unknown & -unknown)
}

function withTrailingZeros(bits: KnownBits, count: number): KnownBits {
  return { ...bits, zeros: (bits.zeros | mask(Math.min(count, bits.width))) >>> 0 }
}

function sum(left: KnownBits, right: KnownBits): KnownBits {
  const { width } = left
  const most = unsignedMax(left) + unsignedMax(right)
  const bounded = most <= mask(width) ? atMost(width, most) : nothing(width)
  return withTrailingZeros(bounded, Math.min(trailingZeros(left), trailingZeros(right)))
}

function product(left: KnownBits, right: KnownBits): KnownBits {
  const { width } = left
  const most = unsignedMax(left) * unsignedMax(right)
  const bounded = most <= mask(width) ? atMost(width, most) : nothing(width)
  return withTrailingZeros(bounded, trailingZeros(left) + trailingZeros(right))
}

/** Looks no further than constants: phis go round in circles. */
function constantPhi(phi: Instruction, width: number): KnownBits {
  let common: KnownBits | undefined
  for (const value of phi.operands) {
    if (!(value instanceof ConstantInt)) return nothing(width)
    const bits = exactly(width, value.unsignedNumber)
    common = common === undefined ? bits : either(common, bits)
  }
  return common ?? nothing(width)
}

function ofCall(call: Instruction, width: number, operand: (index: number) => KnownBits): KnownBits {
  switch (call.intrinsic) {
    case 'llvm.umin':
      return atMost(width, Math.min(unsignedMax(operand(0)), unsignedMax(operand(1))))
    case 'llvm.umax':
      return atMost(width, Math.max(unsignedMax(operand(0)), unsignedMax(operand(1))))
    case 'llvm.dx.uclamp':
      return atMost(width, unsignedMax(operand(2)))
    case 'llvm.ctpop':
      return atMost(width, operand(0).width)
    default:
      return nothing(width)
  }
}
