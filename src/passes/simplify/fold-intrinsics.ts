// The table of intrinsics that give constants for constants. Lanes of vectors are folded one by one; results are rounded to the type
// once.
import {
  ConstantFloat,
  ConstantInt,
  constantAggregate,
  constantBool,
  constantElement,
  constantFloat,
  constantInt,
} from '../../ir/constants.ts'
import { roundToHalf } from '../../ir/half.ts'
import type { Instruction } from '../../ir/instructions.ts'
import type { IrType } from '../../ir/types.ts'
import type { Value } from '../../ir/values.ts'
import { isElementwise } from '../elementwise.ts'

type FloatFold = (...numbers: number[]) => number

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

const floatFolds: Readonly<Record<string, FloatFold>> = {
  'llvm.acos': Math.acos,
  'llvm.asin': Math.asin,
  'llvm.atan': Math.atan,
  'llvm.atan2': Math.atan2,
  'llvm.ceil': Math.ceil,
  'llvm.copysign': (x, y) => (y < 0 || Object.is(y, -0) ? -Math.abs(x) : Math.abs(x)),
  'llvm.cos': Math.cos,
  'llvm.cosh': Math.cosh,
  'llvm.exp': Math.exp,
  'llvm.exp10': (x) => 10 ** x,
  'llvm.exp2': (x) => 2 ** x,
  'llvm.fabs': Math.abs,
  'llvm.floor': Math.floor,
  'llvm.log': Math.log,
  'llvm.log10': Math.log10,
  'llvm.log2': Math.log2,
  'llvm.maxnum': maximum,
  'llvm.maximumnum': maximum,
  'llvm.maximum': Math.max,
  'llvm.minnum': minimum,
  'llvm.minimumnum': minimum,
  'llvm.minimum': Math.min,
  'llvm.nearbyint': roundHalfToEven,
  'llvm.pow': (x, y) => x ** y,
  'llvm.rint': roundHalfToEven,
  'llvm.round': roundHalfAway,
  'llvm.roundeven': roundHalfToEven,
  'llvm.sin': Math.sin,
  'llvm.sinh': Math.sinh,
  'llvm.sqrt': Math.sqrt,
  'llvm.tan': Math.tan,
  'llvm.tanh': Math.tanh,
  'llvm.trunc': Math.trunc,
  'llvm.dx.degrees': (x) => (x * 180) / Math.PI,
  'llvm.dx.radians': (x) => (x * Math.PI) / 180,
  'llvm.dx.frac': (x) => x - Math.floor(x),
  'llvm.dx.nclamp': (x, least, most) => minimum(maximum(x, least), most),
  'llvm.dx.rcp': (x) => 1 / x,
  'llvm.dx.rsqrt': (x) => 1 / Math.sqrt(x),
  'llvm.dx.saturate': (x) => (x > 0 ? Math.min(x, 1) : 0),
  'llvm.dx.step': (edge, x) => (x >= edge ? 1 : 0),
}

/** Of signed numbers of any width. */
type IntFold = (numbers: readonly bigint[], bits: number) => bigint

const unsigned = (x: bigint, bits: number): bigint => BigInt.asUintN(bits, x)
const larger = (x: bigint, y: bigint): bigint => (x > y ? x : y)
const smaller = (x: bigint, y: bigint): bigint => (x < y ? x : y)

function onesOf(x: bigint): bigint {
  let count = 0n
  for (let rest = x; rest > 0n; rest &= rest - 1n) count++
  return count
}

const intFolds: Readonly<Record<string, IntFold>> = {
  'llvm.bitreverse': ([x], bits) => BigInt(`0b${[...binary(x!, bits)].reverse().join('')}`),
  'llvm.ctpop': ([x], bits) => onesOf(unsigned(x!, bits)),
  'llvm.smax': ([x, y]) => larger(x!, y!),
  'llvm.smin': ([x, y]) => smaller(x!, y!),
  'llvm.umax': ([x, y], bits) => larger(unsigned(x!, bits), unsigned(y!, bits)),
  'llvm.umin': ([x, y], bits) => smaller(unsigned(x!, bits), unsigned(y!, bits)),
  'llvm.abs': ([x]) => (x! < 0n ? -x! : x!),
  'llvm.ctlz': ([x], bits) => BigInt(/^0*/.exec(binary(x!, bits))![0].length),
  'llvm.cttz': ([x], bits) => BigInt(/0*$/.exec(binary(x!, bits))![0].length),
  'llvm.dx.imad': ([x, y, z]) => x! * y! + z!,
  'llvm.dx.umad': ([x, y, z]) => x! * y! + z!,
  'llvm.dx.sclamp': ([x, least, most]) => smaller(larger(x!, least!), most!),
  'llvm.dx.uclamp': ([x, least, most], bits) =>
    smaller(larger(unsigned(x!, bits), unsigned(least!, bits)), unsigned(most!, bits)),
  'llvm.dx.firstbitlow': ([x], bits) => (x === 0n ? -1n : BigInt(/0*$/.exec(binary(x!, bits))![0].length)),
  'llvm.dx.firstbituhigh': ([x], bits) => (x === 0n ? -1n : BigInt(unsigned(x!, bits).toString(2).length - 1)),
  'llvm.dx.firstbitshigh': ([x], bits) => {
    const positive = x! < 0n ? ~x! : x!
    return positive === 0n ? -1n : BigInt(unsigned(positive, bits).toString(2).length - 1)
  },
  'llvm.dx.sign': ([x]) => (x! > 0n ? 1n : x! < 0n ? -1n : 0n),
  'llvm.dx.resource.nonuniformindex': ([x]) => x!,
}

function binary(x: bigint, bits: number): string {
  return unsigned(x, bits).toString(2).padStart(bits, '0')
}

const questions: Readonly<Record<string, (x: number) => boolean>> = {
  'llvm.dx.isinf': (x) => x === Number.POSITIVE_INFINITY || x === Number.NEGATIVE_INFINITY,
  'llvm.dx.isnan': Number.isNaN,
  'llvm.dx.isfinite': Number.isFinite,
}

/** The constant a call gives for its arguments, or for those given instead; undefined when there is none. */
export function foldIntrinsic(call: Instruction, operands: readonly Value[] = call.operands): Value | undefined {
  const { intrinsic, type } = call
  if (intrinsic === '') return undefined
  const values = operands.slice(0, call.argumentCount)
  if (!isElementwise(intrinsic)) return foldScalar(intrinsic, values, type) ?? foldVector(intrinsic, values, type)
  if (type.kind !== 'vector') return foldScalar(intrinsic, values, type)
  const lanes: Value[] = []
  for (let lane = 0; lane < type.count; lane++) {
    const inputs = values.map((value) => (value.type.kind === 'vector' ? constantElement(value, lane) : value))
    if (inputs.includes(undefined)) return undefined
    const folded = foldScalar(intrinsic, inputs as Value[], type.element)
    if (folded === undefined) return undefined
    lanes.push(folded)
  }
  return constantAggregate(type, lanes)
}

function foldScalar(intrinsic: string, values: readonly Value[], type: IrType): Value | undefined {
  const [first] = values
  if (first instanceof ConstantFloat) return foldFloats(intrinsic, values, type)
  const fold = intFolds[intrinsic]
  if (fold === undefined || !(first instanceof ConstantInt) || type.kind !== 'int') return undefined
  const numbers: bigint[] = []
  for (const value of values) {
    if (!(value instanceof ConstantInt)) return undefined
    numbers.push(value.value)
  }
  return constantInt(type, fold(numbers, first.type.bits))
}

function foldFloats(intrinsic: string, values: readonly Value[], type: IrType): Value | undefined {
  const numbers: number[] = []
  for (const value of values) {
    if (!(value instanceof ConstantFloat)) return undefined
    numbers.push(value.value)
  }
  const question = questions[intrinsic]
  if (question !== undefined) return constantBool(question(numbers[0]!))
  if (type.kind === 'int')
    return intrinsic === 'llvm.dx.sign' ? constantInt(type, Math.sign(numbers[0]!) || 0) : undefined
  if (type.kind !== 'float') return undefined
  if (intrinsic === 'llvm.fma' || intrinsic === 'llvm.fmuladd') return multiplyAdd(numbers, type.bits)
  const fold = floatFolds[intrinsic]
  return fold && constantFloat(type, fold(...numbers))

  function multiplyAdd([x, y, z]: readonly number[], bits: number): Value | undefined {
    // Products of halves and floats are exact in double; those of doubles are not.
    return bits === 64 || type.kind !== 'float' ? undefined : constantFloat(type, x! * y! + z!)
  }
}

/** Intrinsics that make one value of a vector. */
function foldVector(intrinsic: string, values: readonly Value[], type: IrType): Value | undefined {
  const lanes = values.map(lanesOf)
  if (lanes.includes(undefined)) return undefined
  const [first, second] = lanes as (readonly (number | bigint)[])[]
  if (first === undefined) return undefined
  switch (intrinsic) {
    case 'llvm.dx.any':
      return constantBool(first.some(isNonZero))
    case 'llvm.dx.all':
      return constantBool(first.every(isNonZero))
    case 'llvm.dx.sdot':
    case 'llvm.dx.udot': {
      if (type.kind !== 'int' || second === undefined) return undefined
      return constantInt(
        type,
        first.reduce((sum: bigint, x, lane) => sum + (x as bigint) * (second[lane] as bigint), 0n),
      )
    }
    case 'llvm.dx.fdot':
      return second && roundEachStep(type, first as number[], second as number[])
    case 'llvm.dx.length': {
      const square = roundEachStep(type, first as number[], first as number[])
      return square instanceof ConstantFloat ? constantFloat(square.type, Math.sqrt(square.value)) : undefined
    }
    default:
      return undefined
  }
}

function isNonZero(x: number | bigint): boolean {
  return x !== 0 && x !== 0n
}

function lanesOf(value: Value): readonly (number | bigint)[] | undefined {
  const count = value.type.kind === 'vector' ? value.type.count : 1
  const lanes: (number | bigint)[] = []
  for (let lane = 0; lane < count; lane++) {
    const element = value.type.kind === 'vector' ? constantElement(value, lane) : value
    if (element instanceof ConstantInt) lanes.push(element.value)
    else if (element instanceof ConstantFloat) lanes.push(element.value)
    else return undefined
  }
  return lanes
}

function roundEachStep(type: IrType, left: readonly number[], right: readonly number[]): Value | undefined {
  if (type.kind !== 'float') return undefined
  const round = type.bits === 64 ? (x: number) => x : type.bits === 32 ? Math.fround : roundToHalf
  return constantFloat(
    type,
    left.reduce((sum, x, lane) => round(sum + round(x * right[lane]!)), 0),
  )
}
