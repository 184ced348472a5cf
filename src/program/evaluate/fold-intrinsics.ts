// Intrinsics that may stand in constant expressions: HLSL's functions of numbers, computed by src/support/arithmetic.
//
// The arguments have been brought to one shape by the checker, so nearly all work on one component at a time.
import { type ScalarKind, scalars } from '../../hlsl/scalars.ts'
import { dotProduct, floatFunctions, floatTests, lengthOf, signOf } from '../../support/arithmetic/floats.ts'
import { integerFunctions } from '../../support/arithmetic/integers.ts'
import { componentOf, isNumeric, type Type } from '../../types/types.ts'
import { type ConstantScalar, type ConstantValue, convertScalar, floatWidth } from './scalars.ts'

/** HLSL's names for functions on floats; those that are not here have the same name in the arithmetic. */
const floatNames: Readonly<Record<string, keyof typeof floatFunctions>> = {
  abs: 'fabs',
  clamp: 'nclamp',
  max: 'maxnum',
  min: 'minnum',
  round: 'roundeven',
}

type IntegerName = keyof typeof integerFunctions

/** Functions on integers: for signed ones and for unsigned ones. */
const integerNames: Readonly<Record<string, readonly [signed: IntegerName, unsigned: IntegerName]>> = {
  abs: ['abs', 'abs'],
  clamp: ['sclamp', 'uclamp'],
  countbits: ['ctpop', 'ctpop'],
  firstbithigh: ['firstbitshigh', 'firstbituhigh'],
  firstbitlow: ['firstbitlow', 'firstbitlow'],
  mad: ['imad', 'umad'],
  max: ['smax', 'umax'],
  min: ['smin', 'umin'],
  reversebits: ['bitreverse', 'bitreverse'],
  sign: ['sign', 'sign'],
}

/** Functions that take any scalar. */
const scalarFunctions: Readonly<
  Record<string, (values: readonly ConstantScalar[], kind: ScalarKind) => ConstantScalar | undefined>
> = {
  select: ([condition, yes, no]) => (condition ? yes : no),
  and: ([x, y]) => x === true && y === true,
  or: ([x, y]) => x === true || y === true,
  asuint: ([x], kind) => bitsOf(x!, kind),
  asint: ([x], kind) => bitsOf(x!, kind),
  asfloat: ([x], kind) => floatOfBits(bitsOf(x!, kind)),
}

const memory = new DataView(new ArrayBuffer(8))

function bitsOf(value: ConstantScalar, kind: ScalarKind): bigint {
  if (typeof value !== 'number') return BigInt.asUintN(scalars[kind].bits || 32, BigInt(value))
  memory.setFloat32(0, value)
  return BigInt(memory.getUint32(0))
}

function floatOfBits(bits: bigint): number {
  memory.setUint32(0, Number(BigInt.asUintN(32, bits)))
  return memory.getFloat32(0)
}

/** Every leaf of one argument together: `all`, `any`, `dot`, `length`. */
function reduce(name: string, operands: readonly ConstantValue[], kind: ScalarKind): ConstantScalar | undefined {
  const leaves = operands[0]?.leaves ?? []
  const others = operands[1]?.leaves ?? []
  const truth = (leaf: ConstantScalar): boolean => convertScalar(leaf, 'bool') === true
  switch (name) {
    case 'all':
      return leaves.every(truth)
    case 'any':
      return leaves.some(truth)
    case 'length':
      return lengthOf(floatWidth(kind), leaves.map(Number))
    case 'dot':
      if (leaves.every((leaf) => typeof leaf === 'bigint'))
        return leaves.reduce((sum: bigint, leaf, index) => sum + (leaf as bigint) * BigInt(others[index]!), 0n)
      return dotProduct(floatWidth(kind), leaves.map(Number), others.map(Number))
    default:
      return undefined
  }
}

export function foldIntrinsic(name: string, operands: readonly ConstantValue[], type: Type): ConstantValue | undefined {
  if (!isNumeric(type) || operands.length === 0) return undefined
  const result = componentOf(type).scalar
  const first = operands[0]!.type
  const kind = isNumeric(first) ? componentOf(first).scalar : 'int'
  const reduced = reduce(name, operands, kind)
  if (reduced !== undefined) return { type, leaves: [convertScalar(reduced, result)] }
  const count = Math.max(...operands.map(({ leaves }) => leaves.length))
  const leaves: ConstantScalar[] = []
  for (let index = 0; index < count; index++) {
    const values = operands.map((operand) => operand.leaves[operand.leaves.length === 1 ? 0 : index])
    if (values.some((value) => value === undefined)) return undefined
    const value = compute(name, values as ConstantScalar[], kind)
    if (value === undefined) return undefined
    leaves.push(convertScalar(value, result))
  }
  return { type, leaves }
}

function compute(name: string, values: readonly ConstantScalar[], kind: ScalarKind): ConstantScalar | undefined {
  if (Object.hasOwn(scalarFunctions, name)) return scalarFunctions[name]!(values, kind)
  if (scalars[kind].class === 'float') return computeFloats(name, values.map(Number))
  if (!Object.hasOwn(integerNames, name)) return undefined
  const { signed, bits } = scalars[kind]
  const width = bits || 64
  const operands = values.map((value) => BigInt.asIntN(width, BigInt(value)))
  return integerFunctions[integerNames[name]![signed ? 0 : 1]](operands, width)
}

function computeFloats(name: string, values: readonly number[]): ConstantScalar | undefined {
  if (name === 'sign') return BigInt(signOf(values[0]!))
  if (name === 'mad') return values[0]! * values[1]! + values[2]!
  if (Object.hasOwn(floatTests, name)) return floatTests[name as keyof typeof floatTests](values[0]!)
  const known = Object.hasOwn(floatNames, name) ? floatNames[name]! : name
  if (!Object.hasOwn(floatFunctions, known)) return undefined
  const apply: (...operands: number[]) => number = floatFunctions[known as keyof typeof floatFunctions]
  return apply(...values)
}
