// Intrinsics that depend on their operands alone, component by component, by name.
//
// A function of floats is a formula whose every step is rounded to the operands' type (`round`), so that a machine with arithmetic of that
// width gives the same bits; sines and their like are JavaScript's, rounded once.
import { halfFromBits, halfToBits, roundToHalf } from '../support/arithmetic/half.ts'

type Round = (value: number) => number
type FloatFunction = (operands: readonly number[], round: Round) => number
type IntegerFunction = (operands: readonly bigint[], bits: number) => bigint

const unary =
  (compute: (x: number) => number): FloatFunction =>
  ([x]) =>
    compute(x!)

const binary =
  (compute: (x: number, y: number) => number): FloatFunction =>
  ([x, y]) =>
    compute(x!, y!)

/** The other operand if one is no number. */
const lesser = (x: number, y: number): number => (Number.isNaN(x) ? y : Number.isNaN(y) ? x : Math.min(x, y))
const greater = (x: number, y: number): number => (Number.isNaN(x) ? y : Number.isNaN(y) ? x : Math.max(x, y))

/** The result is rounded to the type of the call. */
export const floatFunctions: Readonly<Record<string, FloatFunction>> = {
  'llvm.arithmetic.fence': unary((x) => x),
  'llvm.canonicalize': unary((x) => x),
  'llvm.fabs': unary(Math.abs),
  'llvm.floor': unary(Math.floor),
  'llvm.ceil': unary(Math.ceil),
  'llvm.trunc': unary(Math.trunc),
  'llvm.roundeven': unary(roundEven),
  'llvm.rint': unary(roundEven),
  'llvm.nearbyint': unary(roundEven),
  'llvm.round': unary((x) => (x < 0 ? -Math.floor(0.5 - x) : Math.floor(x + 0.5))),
  'llvm.sqrt': unary(Math.sqrt),
  'llvm.exp': unary(Math.exp),
  'llvm.exp2': unary((x) => 2 ** x),
  'llvm.exp10': unary((x) => 10 ** x),
  'llvm.log': unary(Math.log),
  'llvm.log2': unary(Math.log2),
  'llvm.log10': unary(Math.log10),
  'llvm.pow': binary((x, y) => x ** y),
  'llvm.sin': unary(Math.sin),
  'llvm.cos': unary(Math.cos),
  'llvm.tan': unary(Math.tan),
  'llvm.asin': unary(Math.asin),
  'llvm.acos': unary(Math.acos),
  'llvm.atan': unary(Math.atan),
  'llvm.atan2': binary(Math.atan2),
  'llvm.sinh': unary(Math.sinh),
  'llvm.cosh': unary(Math.cosh),
  'llvm.tanh': unary(Math.tanh),
  'llvm.minnum': binary(lesser),
  'llvm.maxnum': binary(greater),
  'llvm.minimumnum': binary(lesser),
  'llvm.maximumnum': binary(greater),
  'llvm.minimum': binary(Math.min),
  'llvm.maximum': binary(Math.max),
  'llvm.copysign': binary((x, y) => (y < 0 || Object.is(y, -0) ? -Math.abs(x) : Math.abs(x))),
  'llvm.fma': ([x, y, z]) => fused(x!, y!, z!),
  'llvm.fmuladd': ([x, y, z], round) => round(x! * y!) + z!,
  'llvm.dx.frac': unary((x) => x - Math.floor(x)),
  'llvm.dx.rsqrt': ([x], round) => 1 / round(Math.sqrt(x!)),
  'llvm.dx.saturate': unary((x) => (x > 0 ? Math.min(x, 1) : 0)),
  'llvm.dx.degrees': ([x], round) => x! * round(180 / Math.PI),
  'llvm.dx.radians': ([x], round) => x! * round(Math.PI / 180),
  'llvm.dx.lerp': ([x, y, s], round) => x! + round(s! * round(y! - x!)),
  'llvm.dx.step': binary((edge, x) => (x >= edge ? 1 : 0)),
  'llvm.dx.nclamp': ([x, low, high]) => lesser(greater(x!, low!), high!),
}

const asUnsigned = BigInt.asUintN
const least = (x: bigint, y: bigint): bigint => (x < y ? x : y)
const most = (x: bigint, y: bigint): bigint => (x > y ? x : y)

function unsignedChoice(choose: (x: bigint, y: bigint) => bigint): IntegerFunction {
  return ([x, y], bits) => choose(asUnsigned(bits, x!), asUnsigned(bits, y!))
}

function saturated(isSigned: boolean, compute: (x: bigint, y: bigint) => bigint): IntegerFunction {
  return ([x, y], bits) => {
    const width = BigInt(bits)
    const [low, high] = isSigned ? [-(1n << (width - 1n)), (1n << (width - 1n)) - 1n] : [0n, (1n << width) - 1n]
    const view = (value: bigint): bigint => (isSigned ? value : asUnsigned(bits, value))
    return most(low, least(high, compute(view(x!), view(y!))))
  }
}

/** Operands are signed and as wide as their own type says; the result is wrapped to the type of the call. */
export const integerFunctions: Readonly<Record<string, IntegerFunction>> = {
  'llvm.smin': ([x, y]) => least(x!, y!),
  'llvm.smax': ([x, y]) => most(x!, y!),
  'llvm.umin': unsignedChoice(least),
  'llvm.umax': unsignedChoice(most),
  'llvm.abs': ([x]) => (x! < 0n ? -x! : x!),
  'llvm.ctpop': ([x], bits) => BigInt(digitsOf(x!, bits).replaceAll('0', '').length),
  'llvm.ctlz': ([x], bits) => BigInt(leadingZeros(x!, bits)),
  'llvm.cttz': ([x], bits) => BigInt(x === 0n ? bits : trailingZeros(x!)),
  'llvm.bitreverse': ([x], bits) => BigInt(`0b${[...digitsOf(x!, bits)].reverse().join('')}`),
  'llvm.bswap': ([x], bits) =>
    BigInt(
      `0x${(
        asUnsigned(bits, x!)
          .toString(16)
          .padStart(bits / 4, '0')
          .match(/../g) ?? []
      )
        .reverse()
        .join('')}`,
    ),
  'llvm.fshl': ([x, y, count], bits) => funnel(x!, y!, asUnsigned(64, count!) % BigInt(bits), bits) >> BigInt(bits),
  'llvm.fshr': ([x, y, count], bits) => {
    const right = asUnsigned(64, count!) % BigInt(bits)
    return ((asUnsigned(bits, x!) << BigInt(bits)) | asUnsigned(bits, y!)) >> right
  },
  'llvm.sadd.sat': saturated(true, (x, y) => x + y),
  'llvm.uadd.sat': saturated(false, (x, y) => x + y),
  'llvm.ssub.sat': saturated(true, (x, y) => x - y),
  'llvm.usub.sat': saturated(false, (x, y) => x - y),
  'llvm.dx.imad': ([x, y, z]) => x! * y! + z!,
  'llvm.dx.umad': ([x, y, z]) => x! * y! + z!,
  'llvm.dx.sclamp': ([x, low, high]) => least(most(x!, low!), high!),
  'llvm.dx.uclamp': ([x, low, high], bits) =>
    least(most(asUnsigned(bits, x!), asUnsigned(bits, low!)), asUnsigned(bits, high!)),
  'llvm.dx.firstbitlow': ([x]) => (x === 0n ? -1n : BigInt(trailingZeros(x!))),
  'llvm.dx.firstbituhigh': ([x], bits) => BigInt(bits - 1 - leadingZeros(x!, bits)),
  'llvm.dx.firstbitshigh': ([x], bits) => BigInt(bits - 1 - leadingZeros(x! < 0n ? ~x! : x!, bits)),
  // As DXIL has them: counted from the top.
  'dx.firstbithi': ([x], bits) => (x === 0n ? -1n : BigInt(leadingZeros(x!, bits))),
  'dx.firstbitshi': ([x], bits) => (x === 0n || x === -1n ? -1n : BigInt(leadingZeros(x! < 0n ? ~x! : x!, bits))),
}

/** From float components to bool ones. */
export const floatTests: Readonly<Record<string, (x: number, bits: number) => boolean>> = {
  'llvm.dx.isinf': (x) => Math.abs(x) === Number.POSITIVE_INFINITY,
  'llvm.dx.isnan': Number.isNaN,
  'llvm.dx.isfinite': Number.isFinite,
  'llvm.dx.isnormal': (x, bits) => Number.isFinite(x) && Math.abs(x) >= smallestNormal(bits),
}

function smallestNormal(bits: number): number {
  return bits === 16 ? 2 ** -14 : bits === 32 ? 2 ** -126 : 2 ** -1022
}

/** From one kind of component to another. */
export const conversions: Readonly<Record<string, (x: number) => number>> = {
  'llvm.dx.legacyf16tof32': (x) => halfFromBits(x & 0xffff),
  'llvm.dx.legacyf32tof16': (x) => halfToBits(roundToHalf(Math.fround(x))),
  'llvm.dx.sign': (x) => (x > 0 ? 1 : x < 0 ? -1 : 0),
}

const scratch = new DataView(new ArrayBuffer(8))

/** A finite number as an integer times a power of two. */
function parts(value: number): { mantissa: bigint; exponent: number } {
  scratch.setFloat64(0, value)
  const bits = scratch.getBigUint64(0)
  const field = Number((bits >> 52n) & 0x7ffn)
  const fraction = bits & 0xfffffffffffffn
  const mantissa = field === 0 ? fraction : fraction | (1n << 52n)
  return { mantissa: bits >> 63n ? -mantissa : mantissa, exponent: Math.max(field, 1) - 1075 }
}

/** One rounding for product and sum. */
function fused(x: number, y: number, z: number): number {
  const direct = x * y + z
  if (!Number.isFinite(direct) || x === 0 || y === 0) return direct
  const [a, b, c] = [parts(x), parts(y), parts(z)]
  const product = { mantissa: a.mantissa * b.mantissa, exponent: a.exponent + b.exponent }
  const exponent = Math.min(product.exponent, c.exponent)
  const scaled = (part: typeof a): bigint => part.mantissa << BigInt(part.exponent - exponent)
  const sum = scaled(product) + scaled(c)
  if (sum === 0n) return direct * 0
  // More digits than a double has, the last one set when something nonzero is cut off: rounding sees all it must.
  const excess = Math.max(0, (sum < 0n ? -sum : sum).toString(2).length - 60)
  const kept = sum >> BigInt(excess)
  const exact = kept << BigInt(excess) === sum ? kept : kept | 1n
  const scale = exponent + excess
  return Number(exact) * 2 ** Math.max(scale, -1000) * 2 ** Math.min(scale + 1000, 0)
}

/** The value with a fraction of a half goes to the even neighbour. */
function roundEven(x: number): number {
  const down = Math.floor(x)
  const rest = x - down
  if (rest !== 0.5) return Math.round(x)
  if (down % 2 === 0) return down
  return down === -1 ? -0 : down + 1
}

function digitsOf(x: bigint, bits: number): string {
  return asUnsigned(bits, x).toString(2).padStart(bits, '0')
}

function leadingZeros(x: bigint, bits: number): number {
  const first = digitsOf(x, bits).indexOf('1')
  return first < 0 ? bits : first
}

function trailingZeros(x: bigint): number {
  return (x & -x).toString(2).length - 1
}

function funnel(high: bigint, low: bigint, left: bigint, bits: number): bigint {
  return asUnsigned(2 * bits, ((asUnsigned(bits, high) << BigInt(bits)) | asUnsigned(bits, low)) << left)
}
