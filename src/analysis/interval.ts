// Intervals of integers of at most 32 bits, as signed numbers; and what the operations of the IR make of them.
//
//   add([0, 4], [1, 1]) = [1, 5]        a result that may wrap around is everything
import type { BinaryOpcode, IntPredicate } from '../ir/opcodes.ts'

/** Inclusive. An empty interval (`low > high`) belongs to code that is never reached. */
export interface Interval {
  readonly low: number
  readonly high: number
}

export const empty: Interval = { low: Number.POSITIVE_INFINITY, high: Number.NEGATIVE_INFINITY }
const boolean: Interval = { low: 0, high: 1 }
const everything32: Interval = { low: -(2 ** 31), high: 2 ** 31 - 1 }
const everything16: Interval = { low: -(2 ** 15), high: 2 ** 15 - 1 }
const everything8: Interval = { low: -128, high: 127 }

/** All values of an integer type; `undefined` for types too wide for exact arithmetic. */
export function everything(bits: number): Interval | undefined {
  return bits === 32
    ? everything32
    : bits === 1
      ? boolean
      : bits === 16
        ? everything16
        : bits === 8
          ? everything8
          : undefined
}

/** Made once: most constants are small. */
const points: readonly Interval[] = Array.from({ length: 64 }, (_, number) => ({ low: number, high: number }))

export function pointAt(number: number): Interval {
  return points[number] ?? { low: number, high: number }
}

export function isEmpty(interval: Interval): boolean {
  return interval.low > interval.high
}

export function equal(first: Interval, second: Interval): boolean {
  return first.low === second.low && first.high === second.high
}

export function union(first: Interval, second: Interval): Interval {
  if (contains(first, second)) return first
  if (contains(second, first)) return second
  return { low: Math.min(first.low, second.low), high: Math.max(first.high, second.high) }
}

export function intersect(first: Interval, second: Interval): Interval {
  if (contains(first, second)) return second
  if (contains(second, first)) return first
  return { low: Math.max(first.low, second.low), high: Math.min(first.high, second.high) }
}

function contains(outer: Interval, inner: Interval): boolean {
  return outer.low <= inner.low && outer.high >= inner.high
}

/** The result of a binary operation on values of a type whose interval is `all`. */
export function applyBinary(opcode: BinaryOpcode, left: Interval, right: Interval, all: Interval): Interval {
  if (isEmpty(left) || isEmpty(right)) return empty
  switch (opcode) {
    case 'add':
      return within({ low: left.low + right.low, high: left.high + right.high }, all)
    case 'sub':
      return within({ low: left.low - right.high, high: left.high - right.low }, all)
    case 'mul':
      return multiply(left, right, all)
    case 'and':
      if (left.low >= 0 && right.low >= 0) return { low: 0, high: Math.min(left.high, right.high) }
      if (left.low >= 0) return { low: 0, high: left.high }
      return right.low >= 0 ? { low: 0, high: right.high } : all
    case 'or':
      return left.low >= 0 && right.low >= 0
        ? { low: Math.max(left.low, right.low), high: fillBits(Math.max(left.high, right.high)) }
        : all
    case 'xor':
      return left.low >= 0 && right.low >= 0 ? { low: 0, high: fillBits(Math.max(left.high, right.high)) } : all
    case 'shl':
      return right.low === right.high && right.low >= 0 && right.low < 31
        ? multiply(left, { low: 2 ** right.low, high: 2 ** right.low }, all)
        : all
    case 'lshr':
    case 'ashr':
      if (left.low < 0 && opcode === 'lshr')
        return right.low > 0 && right.high < 32
          ? { low: 0, high: Math.floor((all.high - all.low) / 2 ** right.low) }
          : all
      return right.low >= 0 && right.high < 32 ? shiftRight(left, right) : all
    case 'udiv':
    case 'sdiv':
      return left.low >= 0 && right.low > 0
        ? { low: Math.floor(left.low / right.high), high: Math.floor(left.high / right.low) }
        : all
    case 'urem':
      return right.low > 0
        ? { low: 0, high: left.low >= 0 ? Math.min(left.high, right.high - 1) : right.high - 1 }
        : all
    case 'srem': {
      if (right.low <= 0) return all
      const limit = right.high - 1
      return {
        low: left.low >= 0 ? 0 : Math.max(-limit, left.low),
        high: left.high <= 0 ? 0 : Math.min(limit, left.high),
      }
    }
    default:
      return all
  }
}

function within(interval: Interval, all: Interval): Interval {
  return interval.low < all.low || interval.high > all.high ? all : interval
}

function multiply(left: Interval, right: Interval, all: Interval): Interval {
  const corners = [left.low * right.low, left.low * right.high, left.high * right.low, left.high * right.high]
  return within({ low: Math.min(...corners) + 0, high: Math.max(...corners) + 0 }, all)
}

function shiftRight(left: Interval, right: Interval): Interval {
  return {
    low: Math.floor(left.low / 2 ** (left.low < 0 ? right.low : right.high)),
    high: Math.floor(left.high / 2 ** (left.high < 0 ? right.high : right.low)),
  }
}

/** The largest number with as many bits. */
function fillBits(value: number): number {
  let filled = 1
  while (filled - 1 < value) filled *= 2
  return filled - 1
}

/** Whether the comparison holds for all, for none, or for some of the values. */
export function compare(predicate: IntPredicate, left: Interval, right: Interval): boolean | undefined {
  if (isEmpty(left) || isEmpty(right)) return undefined
  switch (predicate) {
    case 'eq':
      if (left.low === left.high && equal(left, right)) return true
      return left.high < right.low || left.low > right.high ? false : undefined
    case 'ne':
      return not(compare('eq', left, right))
    case 'slt':
      return left.high < right.low ? true : left.low >= right.high ? false : undefined
    case 'sgt':
      return compare('slt', right, left)
    case 'sle':
      return not(compare('slt', right, left))
    case 'sge':
      return not(compare('slt', left, right))
    default:
      return compareUnsigned(predicate, left, right)
  }
}

/** Unsigned order is signed order where both have one sign, and decided by the sign where they differ. */
function compareUnsigned(predicate: IntPredicate, left: Interval, right: Interval): boolean | undefined {
  const signedPredicate = `s${predicate.slice(1)}` as IntPredicate
  if (left.low >= 0 === right.low >= 0 && left.high >= 0 === left.low >= 0 && right.high >= 0 === right.low >= 0)
    return compare(signedPredicate, left, right)
  const isLess = predicate === 'ult' || predicate === 'ule'
  if (left.low >= 0 && right.high < 0) return isLess
  if (left.high < 0 && right.low >= 0) return !isLess
  return undefined
}

function not(value: boolean | undefined): boolean | undefined {
  return value === undefined ? undefined : !value
}

/** What is known of `left` where `left predicate right` holds, given what was known of it before. */
export function constrain(left: Interval, predicate: IntPredicate, right: Interval): Interval {
  switch (predicate) {
    case 'eq':
      return intersect(left, right)
    case 'ne':
      if (right.low !== right.high) return left
      if (left.low === right.low) return { low: left.low + 1, high: left.high }
      return left.high === right.low ? { low: left.low, high: left.high - 1 } : left
    case 'slt':
      return { low: left.low, high: Math.min(left.high, right.high - 1) }
    case 'sle':
      return { low: left.low, high: Math.min(left.high, right.high) }
    case 'sgt':
      return { low: Math.max(left.low, right.low + 1), high: left.high }
    case 'sge':
      return { low: Math.max(left.low, right.low), high: left.high }
    case 'ult':
      return right.low >= 0 ? { low: Math.max(left.low, 0), high: Math.min(left.high, right.high - 1) } : left
    case 'ule':
      return right.low >= 0 ? { low: Math.max(left.low, 0), high: Math.min(left.high, right.high) } : left
    case 'ugt':
      return left.low >= 0 && right.low >= 0 ? { low: Math.max(left.low, right.low + 1), high: left.high } : left
    case 'uge':
      return left.low >= 0 && right.low >= 0 ? { low: Math.max(left.low, right.low), high: left.high } : left
  }
}
