// Operations on integers at compile time, for constant expressions in the checker and constants of the IR in the passes.
// The answer is not wrapped yet; it is undefined where the operation is: a division by zero, an overflowing one, too large a shift.
//
//   integerOperation('sdiv', -7n, 2n, 32) === -3n      integerFunctions.ctpop([255n], 32) === 8n
//
// Integers of up to 32 bits have a way of their own, with numbers, because nearly all of them are.

export type IntegerOperation =
  | 'add'
  | 'sub'
  | 'mul'
  | 'udiv'
  | 'sdiv'
  | 'urem'
  | 'srem'
  | 'shl'
  | 'lshr'
  | 'ashr'
  | 'and'
  | 'or'
  | 'xor'

const unsigned = (x: bigint, bits: number): bigint => BigInt.asUintN(bits, x)

/** Of signed operands. */
export function integerOperation(
  operation: IntegerOperation,
  left: bigint,
  right: bigint,
  bits: number,
): bigint | undefined {
  switch (operation) {
    case 'add':
      return left + right
    case 'sub':
      return left - right
    case 'mul':
      return left * right
    case 'and':
      return left & right
    case 'or':
      return left | right
    case 'xor':
      return left ^ right
    case 'udiv':
      return right === 0n ? undefined : unsigned(left, bits) / unsigned(right, bits)
    case 'urem':
      return right === 0n ? undefined : unsigned(left, bits) % unsigned(right, bits)
    case 'sdiv':
    case 'srem':
      if (right === 0n || (right === -1n && left === -(1n << BigInt(bits - 1)))) return undefined
      return operation === 'sdiv' ? left / right : left % right
    default: {
      const amount = unsigned(right, bits)
      if (amount >= BigInt(bits)) return undefined
      if (operation === 'shl') return left << amount
      return operation === 'lshr' ? unsigned(left, bits) >> amount : left >> amount
    }
  }
}

/** Of signed operands of at most 32 bits; one bit is 0 or -1. Never -0, which would show as a float. */
export function smallIntegerOperation(
  operation: IntegerOperation,
  left: number,
  right: number,
  bits: number,
): number | undefined {
  const unsignedOf = (x: number): number => (bits === 32 ? x >>> 0 : x & (2 ** bits - 1))
  switch (operation) {
    case 'add':
      return left + right
    case 'sub':
      return left - right
    case 'mul':
      return Math.imul(left, right)
    case 'and':
      return left & right
    case 'or':
      return left | right
    case 'xor':
      return left ^ right
    case 'udiv':
      return right === 0 ? undefined : Math.floor(unsignedOf(left) / unsignedOf(right))
    case 'urem':
      return right === 0 ? undefined : unsignedOf(left) % unsignedOf(right)
    case 'sdiv':
    case 'srem':
      if (right === 0 || (right === -1 && left === -(2 ** (bits - 1)))) return undefined
      return (operation === 'sdiv' ? Math.trunc(left / right) : left % right) + 0
    default: {
      const amount = unsignedOf(right)
      if (amount >= bits) return undefined
      if (operation === 'shl') return left << amount
      return operation === 'lshr' ? unsignedOf(left) >>> amount : left >> amount
    }
  }
}

type IntegerFunction = (operands: readonly bigint[], bits: number) => bigint

const larger = (x: bigint, y: bigint): bigint => (x > y ? x : y)
const smaller = (x: bigint, y: bigint): bigint => (x < y ? x : y)

function digits(x: bigint, bits: number): string {
  return unsigned(x, bits).toString(2).padStart(bits, '0')
}

function leadingZeros(x: bigint, bits: number): bigint {
  return BigInt(/^0*/.exec(digits(x, bits))![0].length)
}

function trailingZeros(x: bigint, bits: number): bigint {
  return BigInt(/0*$/.exec(digits(x, bits))![0].length)
}

/** Counted from bit 0; -1 when no bit is set. */
function highestBit(x: bigint, bits: number): bigint {
  return BigInt(bits) - 1n - leadingZeros(x, bits)
}

/** By LLVM's names, without `llvm.` and `llvm.dx.`; of signed operands. */
export const integerFunctions = {
  abs: ([x]) => (x! < 0n ? -x! : x!),
  bitreverse: ([x], bits) => BigInt(`0b${[...digits(x!, bits)].reverse().join('')}`),
  ctlz: ([x], bits) => leadingZeros(x!, bits),
  ctpop: ([x], bits) => BigInt(digits(x!, bits).replaceAll('0', '').length),
  cttz: ([x], bits) => trailingZeros(x!, bits),
  firstbitlow: ([x], bits) => (x === 0n ? -1n : trailingZeros(x!, bits)),
  firstbitshigh: ([x], bits) => highestBit(x! < 0n ? ~x! : x!, bits),
  firstbituhigh: ([x], bits) => highestBit(x!, bits),
  imad: ([x, y, z]) => x! * y! + z!,
  'resource.nonuniformindex': ([x]) => x!,
  sclamp: ([x, low, high]) => smaller(larger(x!, low!), high!),
  sign: ([x]) => (x! > 0n ? 1n : x! < 0n ? -1n : 0n),
  smax: ([x, y]) => larger(x!, y!),
  smin: ([x, y]) => smaller(x!, y!),
  uclamp: ([x, low, high], bits) => smaller(larger(unsigned(x!, bits), unsigned(low!, bits)), unsigned(high!, bits)),
  umad: ([x, y, z]) => x! * y! + z!,
  umax: ([x, y], bits) => larger(unsigned(x!, bits), unsigned(y!, bits)),
  umin: ([x, y], bits) => smaller(unsigned(x!, bits), unsigned(y!, bits)),
} as const satisfies Readonly<Record<string, IntegerFunction>>
