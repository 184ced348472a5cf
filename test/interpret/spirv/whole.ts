// What instructions compute from whole vectors and matrices, whose columns are values of an array.
import { halfFromBits, halfToBits, roundToHalf } from '../../../src/support/arithmetic/half.ts'
import type { GlslInstruction, OpcodeName } from '../../../src/targets/spirv/opcodes.ts'
import type { Type, Value } from './program.ts'

type Vector = readonly number[]
type Matrix = readonly Vector[]
type Operation = (...operands: never[]) => Value

const round = Math.fround

export function dot(x: Vector, y: Vector): number {
  return x.reduce((sum, one, index) => round(sum + round(one * y[index]!)), 0)
}

function length(x: Vector): number {
  return round(Math.hypot(...x))
}

/** x + y * factor */
function moved(x: Vector, y: Vector, factor: number): Vector {
  return x.map((one, index) => round(one + y[index]! * factor))
}

function transposed(columns: Matrix): Matrix {
  return columns[0]!.map((_, row) => columns.map((column) => column[row]!))
}

function determinant(columns: Matrix): number {
  const [first, ...rest] = columns
  if (rest.length === 0) return first![0]!
  return first!.reduce((sum, factor, row) => {
    const minor = rest.map((column) => column.filter((_, index) => index !== row))
    return sum + (row % 2 === 0 ? 1 : -1) * factor * determinant(minor)
  }, 0)
}

function timesVector(columns: Matrix, vector: Vector): Vector {
  return transposed(columns).map((row) => dot(row, vector))
}

function refracted(i: Vector, n: Vector, eta: number): Vector {
  const cosine = dot(n, i)
  const k = 1 - eta * eta * (1 - cosine * cosine)
  return i.map((one, index) => (k < 0 ? 0 : round(eta * one - (eta * cosine + Math.sqrt(k)) * n[index]!)))
}

const operations: Partial<Record<OpcodeName, Operation>> = {
  OpDot: dot,
  OpTranspose: transposed,
  OpVectorTimesMatrix: (vector: Vector, columns: Matrix) => columns.map((column) => dot(vector, column)),
  OpMatrixTimesVector: timesVector,
  OpMatrixTimesMatrix: (left: Matrix, right: Matrix) => right.map((column) => timesVector(left, column)),
  OpVectorTimesScalar: (vector: Vector, factor: number) => vector.map((one) => round(one * factor)),
  OpMatrixTimesScalar: (columns: Matrix, factor: number) =>
    columns.map((column) => column.map((one) => round(one * factor))),
  OpAny: (values: readonly boolean[]) => values.some(Boolean),
  OpAll: (values: readonly boolean[]) => values.every(Boolean),
  OpIAddCarry: (x: number, y: number) => [(x + y) >>> 0, x + y >= 2 ** 32 ? 1 : 0],
}

const extended: Partial<Record<GlslInstruction, Operation>> = {
  Length: length,
  Distance: (x: Vector, y: Vector) => length(moved(x, y, -1)),
  Normalize: (x: Vector) => x.map((one) => round(one / length(x))),
  Cross: ([a, b, c]: Vector, [x, y, z]: Vector) => [b! * z! - c! * y!, c! * x! - a! * z!, a! * y! - b! * x!].map(round),
  Reflect: (i: Vector, n: Vector) => moved(i, n, -2 * dot(n, i)),
  Refract: refracted,
  FaceForward: (n: Vector, i: Vector, reference: Vector) => (dot(reference, i) < 0 ? n : n.map((one) => -one)),
  Determinant: determinant,
  FrexpStruct: (x: Vector) => {
    const exponents = x.map((one) => (one === 0 ? 0 : Math.floor(Math.log2(Math.abs(one))) + 1))
    return [x.map((one, index) => one / 2 ** exponents[index]!), exponents]
  },
  PackHalf2x16: ([x, y]: Vector) => ((halfToBits(roundToHalf(y!)) << 16) | halfToBits(roundToHalf(x!))) >>> 0,
  UnpackHalf2x16: (bits: number) => [halfFromBits(bits & 0xffff), halfFromBits(bits >>> 16)],
}

/** `undefined` when the instruction is no such. */
export function computeWhole(name: OpcodeName, operands: readonly Value[]): Value | undefined {
  return operations[name]?.(...(operands as never[]))
}

export function computeExtendedWhole(name: GlslInstruction, type: Type, operands: readonly Value[]): Value | undefined {
  const result = extended[name]?.(...(operands as never[]))
  return typeof result === 'number' && type.kind === 'float' ? round(result) : result
}
