// Intrinsics that depend on their operands alone, by name.
import { halfFromBits, halfToBits, roundToHalf } from '../../../src/support/arithmetic/half.ts'
import { roundTo } from './arithmetic.ts'

type Unary = (x: number) => number
type Numbers = (...operands: number[]) => number

/** Of each component; the result is rounded to the operands' type. */
export const floatFunctions: Readonly<Record<string, Numbers>> = {
  'llvm.arithmetic.fence': (x) => x,
  'llvm.fabs': Math.abs,
  'llvm.floor': Math.floor,
  'llvm.ceil': Math.ceil,
  'llvm.trunc': Math.trunc,
  'llvm.roundeven': roundEven,
  'llvm.sqrt': Math.sqrt,
  'llvm.exp': Math.exp,
  'llvm.exp2': (x) => 2 ** x,
  'llvm.log': Math.log,
  'llvm.log2': Math.log2,
  'llvm.log10': Math.log10,
  'llvm.pow': (x, y) => x ** y,
  'llvm.sin': Math.sin,
  'llvm.cos': Math.cos,
  'llvm.tan': Math.tan,
  'llvm.asin': Math.asin,
  'llvm.acos': Math.acos,
  'llvm.atan': Math.atan,
  'llvm.atan2': Math.atan2,
  'llvm.sinh': Math.sinh,
  'llvm.cosh': Math.cosh,
  'llvm.tanh': Math.tanh,
  'llvm.minnum': (x, y) => (Number.isNaN(x) ? y : Number.isNaN(y) ? x : Math.min(x, y)),
  'llvm.maxnum': (x, y) => (Number.isNaN(x) ? y : Number.isNaN(y) ? x : Math.max(x, y)),
  'llvm.fma': (x, y, z) => x * y + z,
  'llvm.fmuladd': (x, y, z) => x * y + z,
  'llvm.dx.frac': (x) => x - Math.floor(x),
  'llvm.dx.rsqrt': (x) => 1 / Math.sqrt(x),
  'llvm.dx.saturate': (x) => (Number.isNaN(x) ? 0 : Math.min(Math.max(x, 0), 1)),
  'llvm.dx.degrees': (x) => (x * 180) / Math.PI,
  'llvm.dx.radians': (x) => (x * Math.PI) / 180,
  'llvm.dx.lerp': (x, y, s) => x + s * (y - x),
  'llvm.dx.step': (edge, x) => (x >= edge ? 1 : 0),
  'llvm.dx.nclamp': (x, low, high) => Math.min(Math.max(x, low), high),
}

/** Of each component, on 32-bit integers. */
export const integerFunctions: Readonly<Record<string, Numbers>> = {
  'llvm.smin': Math.min,
  'llvm.smax': Math.max,
  'llvm.umin': (x, y) => (x >>> 0 < y >>> 0 ? x : y),
  'llvm.umax': (x, y) => (x >>> 0 > y >>> 0 ? x : y),
  'llvm.abs': Math.abs,
  'llvm.ctpop': countBits,
  'llvm.bitreverse': reverseBits,
  'llvm.dx.imad': (x, y, z) => Math.imul(x, y) + z,
  'llvm.dx.umad': (x, y, z) => Math.imul(x, y) + z,
  'llvm.dx.sclamp': (x, low, high) => Math.min(Math.max(x, low), high),
  'llvm.dx.uclamp': (x, low, high) => Math.min(Math.max(x >>> 0, low >>> 0), high >>> 0),
  'llvm.dx.firstbitlow': (x) => (x === 0 ? -1 : 31 - Math.clz32(x & -x)),
  'llvm.dx.firstbituhigh': (x) => (x === 0 ? -1 : 31 - Math.clz32(x)),
  'llvm.dx.firstbitshigh': (x) => (x === 0 || x === -1 ? -1 : 31 - Math.clz32(x < 0 ? ~x : x)),
  // As DXIL has them: counted from the top.
  'dx.firstbithi': (x) => (x === 0 ? -1 : Math.clz32(x)),
  'dx.firstbitshi': (x) => (x === 0 || x === -1 ? -1 : Math.clz32(x < 0 ? ~x : x)),
}

/** From float components to bool ones. */
export const floatTests: Readonly<Record<string, (x: number) => boolean>> = {
  'llvm.dx.isinf': (x) => Math.abs(x) === Number.POSITIVE_INFINITY,
  'llvm.dx.isnan': Number.isNaN,
  'llvm.dx.isfinite': Number.isFinite,
}

export const conversions: Readonly<Record<string, Unary>> = {
  'llvm.dx.legacyf16tof32': (x) => halfFromBits(x & 0xffff),
  'llvm.dx.legacyf32tof16': (x) => halfToBits(roundToHalf(roundTo(32, x))),
}

/** The value with a fraction of a half goes to the even neighbour. */
function roundEven(x: number): number {
  const down = Math.floor(x)
  const rest = x - down
  if (rest !== 0.5) return Math.round(x)
  return down % 2 === 0 ? down : down + 1
}

function countBits(x: number): number {
  let bits = x >>> 0
  let count = 0
  for (; bits !== 0; bits &= bits - 1) count++
  return count
}

function reverseBits(x: number): number {
  let result = 0
  for (let bit = 0; bit < 32; bit++) if (x & (1 << bit)) result |= 1 << (31 - bit)
  return result
}
