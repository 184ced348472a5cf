// What instructions without effects compute, component by component.
import type { GlslInstruction, OpcodeName } from '../../../src/targets/spirv/opcodes.ts'
import type { Type, Value } from './program.ts'

type Scalar = number | bigint | boolean
type Operation = (...operands: number[]) => number | boolean

const unsigned = (value: number): number => value >>> 0
const signed = (value: number): number => value | 0

/** On 32-bit integers and floats; results are brought back into the type of the result. */
const operations: Partial<Record<OpcodeName, Operation>> = {
  OpFAdd: (x, y) => x + y,
  OpFSub: (x, y) => x - y,
  OpFMul: (x, y) => x * y,
  OpFDiv: (x, y) => x / y,
  OpFRem: (x, y) => x % y,
  OpFNegate: (x) => -x,
  OpIAdd: (x, y) => x + y,
  OpISub: (x, y) => x - y,
  OpIMul: (x, y) => Math.imul(x, y),
  OpSDiv: (x, y) => Math.trunc(signed(x) / signed(y)),
  OpUDiv: (x, y) => Math.trunc(unsigned(x) / unsigned(y)),
  OpSRem: (x, y) => signed(x) % signed(y),
  OpUMod: (x, y) => unsigned(x) % unsigned(y),
  OpSNegate: (x) => -x,
  OpNot: (x) => ~x,
  OpBitwiseAnd: (x, y) => x & y,
  OpBitwiseOr: (x, y) => x | y,
  OpBitwiseXor: (x, y) => x ^ y,
  OpShiftLeftLogical: (x, y) => x << y,
  OpShiftRightLogical: (x, y) => unsigned(x) >>> y,
  OpShiftRightArithmetic: (x, y) => signed(x) >> y,
  OpBitFieldUExtract: (x, offset, count) => bits(x, offset, count),
  OpBitFieldSExtract: (x, offset, count) => (bits(x, offset, count) << (32 - count)) >> (32 - count),
  OpBitCount: (x) => bitCount(x),
  OpBitReverse: (x) => reversed(x),
  OpIsNan: Number.isNaN,
  OpIsInf: (x) => Math.abs(x) === Number.POSITIVE_INFINITY,
  OpLogicalAnd: (x, y) => Boolean(x) && Boolean(y),
  OpLogicalOr: (x, y) => Boolean(x) || Boolean(y),
  OpLogicalEqual: (x, y) => x === y,
  OpLogicalNotEqual: (x, y) => x !== y,
  OpLogicalNot: (x) => !x,
  OpIEqual: (x, y) => signed(x) === signed(y),
  OpINotEqual: (x, y) => signed(x) !== signed(y),
  OpSLessThan: (x, y) => signed(x) < signed(y),
  OpSLessThanEqual: (x, y) => signed(x) <= signed(y),
  OpSGreaterThan: (x, y) => signed(x) > signed(y),
  OpSGreaterThanEqual: (x, y) => signed(x) >= signed(y),
  OpULessThan: (x, y) => unsigned(x) < unsigned(y),
  OpULessThanEqual: (x, y) => unsigned(x) <= unsigned(y),
  OpUGreaterThan: (x, y) => unsigned(x) > unsigned(y),
  OpUGreaterThanEqual: (x, y) => unsigned(x) >= unsigned(y),
  OpFOrdEqual: (x, y) => x === y,
  OpFUnordNotEqual: (x, y) => x !== y,
  OpFOrdLessThan: (x, y) => x < y,
  OpFOrdLessThanEqual: (x, y) => x <= y,
  OpFOrdGreaterThan: (x, y) => x > y,
  OpFOrdGreaterThanEqual: (x, y) => x >= y,
  OpConvertSToF: (x) => signed(x),
  OpConvertUToF: (x) => unsigned(x),
  OpConvertFToS: (x) => saturated(x, -(2 ** 31), 2 ** 31 - 1),
  OpConvertFToU: (x) => saturated(x, 0, 2 ** 32 - 1),
}

const clamp = (x: number, low: number, high: number): number => Math.min(Math.max(x, low), high)

const extended: Partial<Record<GlslInstruction, Operation>> = {
  FAbs: Math.abs,
  SAbs: (x) => Math.abs(signed(x)),
  Floor: Math.floor,
  Ceil: Math.ceil,
  Trunc: Math.trunc,
  Fract: (x) => x - Math.floor(x),
  RoundEven: (x) => {
    const floor = Math.floor(x)
    const rest = x - floor
    return rest < 0.5 || (rest === 0.5 && floor % 2 === 0) ? floor : floor + 1
  },
  Sqrt: Math.sqrt,
  InverseSqrt: (x) => 1 / Math.sqrt(x),
  Exp: Math.exp,
  Exp2: (x) => 2 ** x,
  Log: Math.log,
  Log2: Math.log2,
  Pow: (x, y) => x ** y,
  Sin: Math.sin,
  Cos: Math.cos,
  Tan: Math.tan,
  Asin: Math.asin,
  Acos: Math.acos,
  Atan: Math.atan,
  Atan2: Math.atan2,
  Sinh: Math.sinh,
  Cosh: Math.cosh,
  Tanh: Math.tanh,
  Degrees: (x) => (x * 180) / Math.PI,
  Radians: (x) => (x * Math.PI) / 180,
  FSign: Math.sign,
  SSign: (x) => Math.sign(signed(x)),
  Fma: (x, y, z) => x * y + z,
  Step: (edge, x) => (x < edge ? 0 : 1),
  SmoothStep: (low, high, x) => {
    const t = clamp((x - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)
  },
  FMin: Math.min,
  FMax: Math.max,
  FClamp: clamp,
  NMin: (x, y) => (Number.isNaN(x) ? y : Number.isNaN(y) ? x : Math.min(x, y)),
  NMax: (x, y) => (Number.isNaN(x) ? y : Number.isNaN(y) ? x : Math.max(x, y)),
  NClamp: (x, low, high) => clamp(Number.isNaN(x) ? low : x, low, high),
  SMin: (x, y) => Math.min(signed(x), signed(y)),
  SMax: (x, y) => Math.max(signed(x), signed(y)),
  SClamp: (x, low, high) => clamp(signed(x), signed(low), signed(high)),
  UMin: (x, y) => Math.min(unsigned(x), unsigned(y)),
  UMax: (x, y) => Math.max(unsigned(x), unsigned(y)),
  UClamp: (x, low, high) => clamp(unsigned(x), unsigned(low), unsigned(high)),
  FMix: (x, y, a) => x * (1 - a) + y * a,
  FindUMsb: (x) => 31 - Math.clz32(x),
  FindSMsb: (x) => 31 - Math.clz32(signed(x) < 0 ? ~x : x),
  FindILsb: (x) => (signed(x) === 0 ? -1 : 31 - Math.clz32(x & -x)),
}

function bits(value: number, offset: number, count: number): number {
  return count === 32 ? value : (value >>> offset) & (2 ** count - 1)
}

function bitCount(value: number): number {
  let count = 0
  for (let rest = unsigned(value); rest !== 0; rest >>>= 1) count += rest & 1
  return count
}

function reversed(value: number): number {
  let result = 0
  for (let index = 0; index < 32; index++) result |= ((value >>> index) & 1) << (31 - index)
  return result
}

/** The IR's interpreter does the same with what has no defined result. */
function saturated(value: number, low: number, high: number): number {
  return Number.isNaN(value) ? 0 : clamp(Math.trunc(value), low, high)
}

/** `undefined` when the instruction is no such. */
export function compute(name: OpcodeName, type: Type, operands: readonly Value[]): Value | undefined {
  const operation = operations[name]
  return operation && byComponent(type, operands, operation)
}

export function computeExtended(name: GlslInstruction, type: Type, operands: readonly Value[]): Value | undefined {
  const operation = extended[name]
  return operation && byComponent(type, operands, operation)
}

function byComponent(type: Type, operands: readonly Value[], operation: Operation): Value {
  if (type.kind !== 'vector') return inType(type, operation(...operands.map(Number)))
  return Array.from({ length: type.count }, (_, index) =>
    byComponent(
      type.element,
      operands.map((operand) => (Array.isArray(operand) ? operand[index] : operand)),
      operation,
    ),
  )
}

export function inType(type: Type, value: Scalar): Value {
  if (type.kind === 'bool') return Boolean(value)
  if (type.kind === 'float') return type.bits === 64 ? Number(value) : Math.fround(Number(value))
  if (type.kind !== 'int' || type.bits !== 32) throw new Error('only numbers of 32 bits are computed with')
  return type.signed ? signed(Number(value)) : unsigned(Number(value))
}

const scratch = new DataView(new ArrayBuffer(4))

/** The same bits as another type. */
export function bitcast(from: Type, to: Type, value: Value): Value {
  if (Array.isArray(value)) {
    const [source, target] = [from, to].map((type) => (type.kind === 'vector' ? type.element : type))
    return value.map((part) => bitcast(source!, target!, part))
  }
  if (from.kind === 'float') scratch.setFloat32(0, Number(value))
  else scratch.setInt32(0, Number(value))
  if (to.kind === 'float') return scratch.getFloat32(0)
  return inType(to, scratch.getInt32(0))
}
