// Intrinsics of whole vectors, and of bytes packed into words.
//
//   llvm.dx.fdot(<2 x float> a, <2 x float> b)      a.x * b.x + a.y * b.y, each step rounded
import type { IrType } from '../ir/types.ts'
import { scalarOf } from '../ir/types.ts'
import { binary, compareValues, roundTo, toInt } from './arithmetic.ts'
import type { RuntimeValue } from './memory.ts'

/** `types` are those of the operands, `result` that of the call. */
type VectorFunction = (operands: readonly RuntimeValue[], types: readonly IrType[], result: IrType) => RuntimeValue

const list = (value: RuntimeValue): RuntimeValue[] => (Array.isArray(value) ? value : [value])
const isTrue = (value: RuntimeValue): boolean => value !== 0 && value !== 0n && value !== undefined

function dot(multiply: 'mul' | 'fmul', add: 'add' | 'fadd'): VectorFunction {
  return ([left, right], _types, result) => {
    const [xs, ys] = [list(left), list(right)]
    const products = xs.map((x, index) => binary(multiply, result, x, ys[index]))
    return products.reduce((sum, product) => binary(add, result, sum, product))
  }
}

function reduce(opcode: 'add' | 'mul' | 'and' | 'or' | 'xor'): VectorFunction {
  return ([vector], _types, result) => list(vector).reduce((x, y) => binary(opcode, result, x, y))
}

function choose(predicate: 'sgt' | 'slt' | 'ugt' | 'ult' | 'ogt' | 'olt'): VectorFunction {
  return ([vector], [type], result) =>
    list(vector).reduce((x, y) => (isTrue(compareValues(predicate, type ? scalarOf(type) : result, x, y)) ? x : y))
}

const bytesOf = (word: RuntimeValue): number[] => [0, 8, 16, 24].map((shift) => (Number(word) >>> shift) & 0xff)
const signedByte = (byte: number): number => (byte << 24) >> 24
const packed = (bytes: readonly number[]): number =>
  bytes.reduce((word, byte, index) => word | ((byte & 0xff) << (8 * index)), 0)

function dotBytes(view: (byte: number) => number): VectorFunction {
  return ([sum, left, right]) => {
    const [xs, ys] = [bytesOf(left), bytesOf(right)]
    return xs.reduce((total, x, index) => (total + view(x) * view(ys[index]!)) | 0, Number(sum))
  }
}

function pack(view: (value: number) => number): VectorFunction {
  return ([vector]) => packed(list(vector).map((value) => view(Number(value))))
}

const within =
  (low: number, high: number) =>
  (value: number): number =>
    Math.min(Math.max(value, low), high)
/** `{ result, whether it did not fit }`. */
function overflowing(isSigned: boolean, compute: (x: bigint, y: bigint) => bigint): VectorFunction {
  return ([left, right], [type]) => {
    const scalar = type && scalarOf(type)
    const bits = scalar?.kind === 'int' ? scalar.bits : 32
    const view = (value: RuntimeValue): bigint => {
      const whole = BigInt(value as number | bigint)
      return isSigned ? BigInt.asIntN(bits, whole) : BigInt.asUintN(bits, whole)
    }
    const ys = list(right)
    const exact = list(left).map((x, index) => compute(view(x), view(ys[index])))
    const results = exact.map((value) => toInt(bits, value))
    const flags = exact.map((value, index) => (value === view(results[index]) ? 0 : 1))
    return type?.kind === 'vector' ? [results, flags] : [results[0], flags[0]]
  }
}

const scratch = new DataView(new ArrayBuffer(8))

export const vectorFunctions: Readonly<Record<string, VectorFunction>> = {
  'llvm.dx.fdot': dot('fmul', 'fadd'),
  'llvm.dx.sdot': dot('mul', 'add'),
  'llvm.dx.udot': dot('mul', 'add'),
  'llvm.dx.all': ([vector]) => (list(vector).every(isTrue) ? 1 : 0),
  'llvm.dx.any': ([vector]) => (list(vector).some(isTrue) ? 1 : 0),
  'llvm.vector.reduce.add': reduce('add'),
  'llvm.vector.reduce.mul': reduce('mul'),
  'llvm.vector.reduce.and': reduce('and'),
  'llvm.vector.reduce.or': reduce('or'),
  'llvm.vector.reduce.xor': reduce('xor'),
  'llvm.vector.reduce.smax': choose('sgt'),
  'llvm.vector.reduce.smin': choose('slt'),
  'llvm.vector.reduce.umax': choose('ugt'),
  'llvm.vector.reduce.umin': choose('ult'),
  'llvm.vector.reduce.fmax': choose('ogt'),
  'llvm.vector.reduce.fmin': choose('olt'),
  'llvm.sadd.with.overflow': overflowing(true, (x, y) => x + y),
  'llvm.uadd.with.overflow': overflowing(false, (x, y) => x + y),
  'llvm.ssub.with.overflow': overflowing(true, (x, y) => x - y),
  'llvm.usub.with.overflow': overflowing(false, (x, y) => x - y),
  'llvm.smul.with.overflow': overflowing(true, (x, y) => x * y),
  'llvm.umul.with.overflow': overflowing(false, (x, y) => x * y),
  'llvm.dx.cross': ([left, right], _types, result) => {
    const [[a = 0, b = 0, c = 0], [x = 0, y = 0, z = 0]] = [list(left).map(Number), list(right).map(Number)]
    const scalar = scalarOf(result)
    const minus = (p: number, q: number, r: number, s: number): RuntimeValue =>
      binary('fsub', scalar, binary('fmul', scalar, p, q), binary('fmul', scalar, r, s))
    return [minus(b, z, c, y), minus(c, x, a, z), minus(a, y, b, x)]
  },
  'llvm.dx.normalize': ([vector], _types, result) => {
    const scalar = scalarOf(result)
    const square = Number(dot('fmul', 'fadd')([vector, vector], [], scalar))
    const bits = scalar.kind === 'float' ? scalar.bits : 32
    const scale = roundTo(bits, 1 / roundTo(bits, Math.sqrt(square)))
    return list(vector).map((x) => binary('fmul', scalar, x, scale))
  },
  'llvm.dx.dot2add': ([sum, a, b, c, d]) =>
    Math.fround(Number(sum) + Math.fround(Math.fround(Number(a) * Number(c)) + Math.fround(Number(b) * Number(d)))),
  'llvm.dx.dot4add.i8packed': dotBytes(signedByte),
  'llvm.dx.dot4add.u8packed': dotBytes((byte) => byte),
  'llvm.dx.pack.truncate': pack((value) => value),
  'llvm.dx.pack.clamp.signed': pack(within(-128, 127)),
  'llvm.dx.pack.clamp.unsigned': pack(within(0, 255)),
  'llvm.dx.unpack.signed': ([word]) => bytesOf(word).map(signedByte),
  'llvm.dx.unpack.unsigned': ([word]) => bytesOf(word),
  'llvm.dx.msad': ([reference, source, sums]) => {
    const totals = list(sums)
    const words = [list(reference), list(source)]
    return totals.map((total, index) => {
      const wanted = bytesOf(words[0]![index] ?? words[0]![0])
      const bytes = bytesOf(words[1]![index] ?? words[1]![0])
      return wanted.reduce(
        (sum, byte, at) => (byte === 0 ? sum : (sum + Math.abs(byte - bytes[at]!)) | 0),
        Number(total),
      )
    })
  },
  'llvm.dx.asdouble': (operands, _types, result) => {
    const one = (low: RuntimeValue, high: RuntimeValue): number => {
      scratch.setInt32(0, Number(low), true)
      scratch.setInt32(4, Number(high), true)
      return scratch.getFloat64(0, true)
    }
    const [low, high] = operands.map(list)
    return result.kind === 'vector' ? low!.map((word, index) => one(word, high![index])) : one(low![0], high![0])
  },
  'llvm.dx.splitdouble': ([value]) => {
    const words = list(value).map((x) => {
      scratch.setFloat64(0, Number(x), true)
      return [scratch.getInt32(0, true), scratch.getInt32(4, true)] as const
    })
    const [low, high] = [words.map(([word]) => word), words.map(([, word]) => word)]
    return Array.isArray(value) ? [low, high] : [low[0], high[0]]
  },
}
