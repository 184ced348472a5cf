// Operations on floats at compile time, for constant expressions in the checker and constants of the IR in the passes.
//
//   floatFunctions.roundeven(2.5) === 2      floatFunctions.minnum(NaN, 1) === 1      dotProduct(32, [x], [y])
//
// In double precision; the caller rounds to the type, which is exact for one operation on halves and floats.
import { roundToHalf } from './half.ts'

export type FloatWidth = 16 | 32 | 64

export function roundTo(bits: FloatWidth, value: number): number {
  return bits === 64 ? value : bits === 32 ? Math.fround(value) : roundToHalf(value)
}

export type FloatOperation = 'fadd' | 'fsub' | 'fmul' | 'fdiv' | 'frem'

export function floatOperation(operation: FloatOperation, left: number, right: number): number {
  switch (operation) {
    case 'fadd':
      return left + right
    case 'fsub':
      return left - right
    case 'fmul':
      return left * right
    case 'fdiv':
      return left / right
    case 'frem':
      return left % right
  }
}

type FloatFunction = (...operands: number[]) => number

function roundHalfToEven(x: number): number {
  const floor = Math.floor(x)
  const rounded = x - floor === 0.5 ? floor + (floor % 2 === 0 ? 0 : 1) : Math.round(x)
  return rounded === 0 && x < 0 ? -0 : rounded
}

function roundHalfAway(x: number): number {
  return Math.sign(x) * Math.round(Math.abs(x))
}

/** A NaN loses against a number. */
function minimum(x: number, y: number): number {
  return Number.isNaN(x) ? y : Number.isNaN(y) ? x : Math.min(x, y)
}

function maximum(x: number, y: number): number {
  return Number.isNaN(x) ? y : Number.isNaN(y) ? x : Math.max(x, y)
}

/** A NaN is 0. */
function saturate(x: number): number {
  return x > 0 ? Math.min(x, 1) : 0
}

function smoothstep(low: number, high: number, x: number): number {
  const t = saturate((x - low) / (high - low))
  return t * t * (3 - 2 * t)
}

/** By LLVM's names, without `llvm.` and `llvm.dx.`; those that only HLSL has by HLSL's. */
export const floatFunctions = {
  acos: Math.acos,
  asin: Math.asin,
  atan: Math.atan,
  atan2: Math.atan2,
  ceil: Math.ceil,
  copysign: (x, y) => (y < 0 || Object.is(y, -0) ? -Math.abs(x) : Math.abs(x)),
  cos: Math.cos,
  cosh: Math.cosh,
  degrees: (x) => (x * 180) / Math.PI,
  exp: Math.exp,
  exp10: (x) => 10 ** x,
  exp2: (x) => 2 ** x,
  fabs: Math.abs,
  floor: Math.floor,
  fmod: (x, y) => x % y,
  frac: (x) => x - Math.floor(x),
  ldexp: (x, exponent) => x * 2 ** exponent,
  lerp: (x, y, s) => x + s * (y - x),
  log: Math.log,
  log10: Math.log10,
  log2: Math.log2,
  maximum: Math.max,
  maximumnum: maximum,
  maxnum: maximum,
  minimum: Math.min,
  minimumnum: minimum,
  minnum: minimum,
  nclamp: (x, low, high) => minimum(maximum(x, low), high),
  nearbyint: roundHalfToEven,
  pow: (x, y) => x ** y,
  radians: (x) => (x * Math.PI) / 180,
  rcp: (x) => 1 / x,
  rint: roundHalfToEven,
  round: roundHalfAway,
  roundeven: roundHalfToEven,
  rsqrt: (x) => 1 / Math.sqrt(x),
  saturate,
  sin: Math.sin,
  sinh: Math.sinh,
  smoothstep,
  sqrt: Math.sqrt,
  step: (edge, x) => (x >= edge ? 1 : 0),
  tan: Math.tan,
  tanh: Math.tanh,
  trunc: Math.trunc,
} as const satisfies Readonly<Record<string, FloatFunction>>

export const floatTests = {
  isfinite: Number.isFinite,
  isinf: (x) => x === Number.POSITIVE_INFINITY || x === Number.NEGATIVE_INFINITY,
  isnan: Number.isNaN,
} as const satisfies Readonly<Record<string, (x: number) => boolean>>

/** -1, 0 or 1; a NaN is 0. */
export function signOf(x: number): number {
  return Math.sign(x) || 0
}

/** Every product and every sum is rounded, as a shader would. */
export function dotProduct(bits: FloatWidth, left: readonly number[], right: readonly number[]): number {
  return left.reduce((sum, x, lane) => roundTo(bits, sum + roundTo(bits, x * right[lane]!)), 0)
}

export function lengthOf(bits: FloatWidth, vector: readonly number[]): number {
  return roundTo(bits, Math.sqrt(dotProduct(bits, vector, vector)))
}
