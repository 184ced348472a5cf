// Intrinsics that may stand in constant expressions: pure functions of numbers, one row each.
//
// The arguments have been brought to one shape by the checker, so most rows work on one component at a time.
import { type ScalarKind, scalars } from '../../hlsl/scalars.ts'
import { componentOf, isNumeric, type Type } from '../../types/types.ts'
import { type ConstantScalar, type ConstantValue, convertScalar } from './scalars.ts'

type FloatFunction = (...values: number[]) => number

const floatFunctions: Readonly<Record<string, FloatFunction>> = {
  acos: Math.acos,
  asin: Math.asin,
  atan: Math.atan,
  atan2: Math.atan2,
  ceil: Math.ceil,
  cos: Math.cos,
  cosh: Math.cosh,
  degrees: (x) => (x! * 180) / Math.PI,
  exp: Math.exp,
  exp2: (x) => 2 ** x!,
  floor: Math.floor,
  fmod: (x, y) => x! % y!,
  frac: (x) => x! - Math.floor(x!),
  ldexp: (x, exponent) => x! * 2 ** exponent!,
  lerp: (a, b, s) => a! + s! * (b! - a!),
  log: Math.log,
  log10: Math.log10,
  log2: Math.log2,
  pow: (x, y) => x! ** y!,
  radians: (x) => (x! * Math.PI) / 180,
  rcp: (x) => 1 / x!,
  round: (x) => (Math.abs(x! % 1) === 0.5 ? 2 * Math.round(x! / 2) : Math.round(x!)),
  rsqrt: (x) => 1 / Math.sqrt(x!),
  saturate: (x) => Math.min(1, Math.max(0, x!)),
  sin: Math.sin,
  sinh: Math.sinh,
  smoothstep: (a, b, x) => {
    const t = Math.min(1, Math.max(0, (x! - a!) / (b! - a!)))
    return t * t * (3 - 2 * t)
  },
  sqrt: Math.sqrt,
  step: (a, x) => (x! >= a! ? 1 : 0),
  tan: Math.tan,
  tanh: Math.tanh,
  trunc: Math.trunc,
}

/** Math.min knows no bigints. */
function smaller(left: ConstantScalar, right: ConstantScalar): ConstantScalar {
  if (right < left) return right
  return left
}

function larger(left: ConstantScalar, right: ConstantScalar): ConstantScalar {
  if (right > left) return right
  return left
}

type ScalarFunction = (values: readonly ConstantScalar[], kind: ScalarKind) => ConstantScalar | undefined

const scalarFunctions: Readonly<Record<string, ScalarFunction>> = {
  abs: ([x]) => (typeof x === 'bigint' ? (x < 0n ? -x : x) : Math.abs(x as number)),
  min: ([x, y]) => smaller(x!, y!),
  max: ([x, y]) => larger(x!, y!),
  clamp: ([x, low, high]) => smaller(larger(x!, low!), high!),
  sign: ([x]) => BigInt(Math.sign(Number(x)) || 0),
  mad: ([a, b, c]) =>
    typeof a === 'bigint' ? a * (b as bigint) + (c as bigint) : (a as number) * (b as number) + (c as number),
  select: ([condition, t, f]) => (condition ? t : f),
  and: ([x, y]) => x === true && y === true,
  or: ([x, y]) => x === true || y === true,
  asuint: ([x], kind) => bitsOf(x!, kind),
  asint: ([x], kind) => bitsOf(x!, kind),
  asfloat: ([x], kind) => floatOfBits(bitsOf(x!, kind)),
  countbits: ([x], kind) => BigInt(unsigned(x!, kind).toString(2).replaceAll('0', '').length),
  firstbitlow: ([x], kind) => {
    const bits = unsigned(x!, kind)
    return bits === 0n ? -1n : BigInt(bits.toString(2).length - 1 - bits.toString(2).lastIndexOf('1'))
  },
  firstbithigh: ([x], kind) => {
    const negative = typeof x === 'bigint' && x < 0n
    const bits = negative ? unsigned(~(x as bigint), kind) : unsigned(x!, kind)
    return bits === 0n ? -1n : BigInt(bits.toString(2).length - 1)
  },
  reversebits: ([x], kind) => {
    const width = scalars[kind].bits || 32
    const digits = unsigned(x!, kind).toString(2).padStart(width, '0')
    return BigInt(`0b${[...digits].reverse().join('')}`)
  },
}

const memory = new DataView(new ArrayBuffer(8))

function bitsOf(value: ConstantScalar, kind: ScalarKind): bigint {
  if (typeof value !== 'number') return unsigned(value, kind)
  memory.setFloat32(0, value)
  return BigInt(memory.getUint32(0))
}

function floatOfBits(bits: bigint): number {
  memory.setUint32(0, Number(BigInt.asUintN(32, bits)))
  return memory.getFloat32(0)
}

function unsigned(value: ConstantScalar, kind: ScalarKind): bigint {
  return BigInt.asUintN(scalars[kind].bits || 32, BigInt(value))
}

/** Every leaf of one argument together: `all`, `any`, `dot`, `length`. */
function reduce(name: string, operands: readonly ConstantValue[]): ConstantScalar | undefined {
  const leaves = operands[0]?.leaves ?? []
  const truth = (leaf: ConstantScalar): boolean => convertScalar(leaf, 'bool') === true
  switch (name) {
    case 'all':
      return leaves.every(truth)
    case 'any':
      return leaves.some(truth)
    case 'length':
      return Math.hypot(...leaves.map(Number))
    case 'dot': {
      const others = operands[1]?.leaves ?? []
      if (leaves.every((leaf) => typeof leaf === 'bigint'))
        return leaves.reduce((sum: bigint, leaf, index) => sum + (leaf as bigint) * BigInt(others[index]!), 0n)
      return leaves.reduce((sum: number, leaf, index) => sum + Number(leaf) * Number(others[index]!), 0)
    }
    default:
      return undefined
  }
}

export function foldIntrinsic(name: string, operands: readonly ConstantValue[], type: Type): ConstantValue | undefined {
  if (!isNumeric(type) || operands.length === 0) return undefined
  const result = componentOf(type).scalar
  const reduced = reduce(name, operands)
  if (reduced !== undefined) return { type, leaves: [convertScalar(reduced, result)] }
  const first = operands[0]!.type
  const kind = isNumeric(first) ? componentOf(first).scalar : 'int'
  const compute = computation(name, kind)
  if (!compute) return undefined
  const count = Math.max(...operands.map(({ leaves }) => leaves.length))
  const leaves: ConstantScalar[] = []
  for (let index = 0; index < count; index++) {
    const values = operands.map((operand) => operand.leaves[operand.leaves.length === 1 ? 0 : index])
    if (values.some((value) => value === undefined)) return undefined
    const value = compute(values as ConstantScalar[], kind)
    if (value === undefined) return undefined
    leaves.push(convertScalar(value, result))
  }
  return { type, leaves }
}

function computation(name: string, kind: ScalarKind): ScalarFunction | undefined {
  const float = Object.hasOwn(floatFunctions, name) ? floatFunctions[name] : undefined
  if (float) return (values) => (scalars[kind].class === 'float' ? float(...values.map(Number)) : undefined)
  return Object.hasOwn(scalarFunctions, name) ? scalarFunctions[name] : undefined
}
