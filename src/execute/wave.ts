// Operations the threads of a wave do together: what each lane gets, given what each lane brought.
//
//   WaveActiveSum of 1, 2, 3, 4: 10 in all lanes       QuadReadAcrossX of the same: 2, 1, 4, 3
//
// Sums and products go from the first lane to the last, one rounding for each step.
import type { BinaryOpcode } from '../ir/opcodes.ts'
import type { IrType } from '../ir/types.ts'
import { scalarOf } from '../ir/types.ts'
import { binary, compareValues } from './arithmetic.ts'
import type { RuntimeValue } from './memory.ts'

export interface Lane {
  readonly lane: number
  readonly operands: readonly RuntimeValue[]
}

/** `lanes` are those that are there, in order; `type` is that of the result. */
type WaveFunction = (lanes: readonly Lane[], own: Lane, type: IrType) => RuntimeValue
type Combine = (type: IrType, x: RuntimeValue, y: RuntimeValue) => RuntimeValue

const isSet = ({ operands }: Lane): boolean => operands[0] !== 0

function operation(forIntegers: BinaryOpcode, forFloats: BinaryOpcode = forIntegers): Combine {
  return (type, x, y) => binary(scalarOf(type).kind === 'float' ? forFloats : forIntegers, type, x, y)
}

function choice(forIntegers: 'slt' | 'sgt' | 'ult' | 'ugt', forFloats: 'olt' | 'ogt'): Combine {
  return (type, x, y) => {
    const isFloat = scalarOf(type).kind === 'float'
    const first = compareValues(isFloat ? forFloats : forIntegers, type, x, y)
    const pick = (which: RuntimeValue, a: RuntimeValue, b: RuntimeValue): RuntimeValue =>
      which || Number.isNaN(b) ? a : b
    if (!Array.isArray(first)) return pick(first, x, y)
    return first.map((which, index) => pick(which, (x as RuntimeValue[])[index], (y as RuntimeValue[])[index]))
  }
}

const sum = operation('add', 'fadd')
const product = operation('mul', 'fmul')
const and = operation('and')
const or = operation('or')
const xor = operation('xor')

/** The value that changes nothing, in the shape of the type. */
function neutral(value: number, type: IrType): RuntimeValue {
  const scalar = scalarOf(type)
  const one = scalar.kind === 'int' && scalar.bits === 64 ? BigInt(value) : value
  return type.kind === 'vector' ? Array.from({ length: type.count }, () => one) : one
}

function reduce(combine: Combine): WaveFunction {
  return (lanes, _own, type) => lanes.map(({ operands }) => operands[0]).reduce((x, y) => combine(type, x, y))
}

function prefix(start: number, combine: Combine): WaveFunction {
  return (lanes, own, type) =>
    lanes
      .filter(({ lane }) => lane < own.lane)
      .reduce((x, { operands }) => combine(type, x, operands[0]), neutral(start, type))
}

/** Among the lanes that the words of the mask name. */
function partitioned(inner: WaveFunction): WaveFunction {
  return (lanes, own, type) => {
    const isNamed = ({ lane }: Lane): boolean => ((Number(own.operands[1 + (lane >> 5)]) >>> (lane & 31)) & 1) === 1
    return inner(lanes.filter(isNamed), own, type)
  }
}

const countBefore: WaveFunction = (lanes, own) => lanes.filter((lane) => lane.lane < own.lane && isSet(lane)).length

function bitsOf(lanes: readonly Lane[]): RuntimeValue[] {
  const words = [0, 0, 0, 0]
  for (const { lane } of lanes) words[lane >> 5] = words[lane >> 5]! | (1 << (lane & 31))
  return words
}

function same(x: RuntimeValue, y: RuntimeValue): boolean {
  if (Array.isArray(x) && Array.isArray(y)) return x.every((one, index) => same(one, y[index]))
  return x === y
}

/** What the lane of the quad brought whose number differs from the own in these bits; its own where that lane is inactive. */
function across(bits: number): WaveFunction {
  return (lanes, own) => (lanes.find(({ lane }) => lane === (own.lane ^ bits)) ?? own).operands[0]
}

function quad(lanes: readonly Lane[], own: Lane): Lane[] {
  return lanes.filter(({ lane }) => lane >> 2 === own.lane >> 2)
}

/** The difference between two neighbours: `bit` is the direction, `keep` which of the lane's own bits choose the pair. */
function derivative(bit: number, keep: number): WaveFunction {
  return (lanes, own, type) => {
    const base = (own.lane & ~3) | (own.lane & keep)
    const at = (lane: number): RuntimeValue => (lanes.find((other) => other.lane === lane) ?? own).operands[0]
    return binary('fsub', type, at(base | bit), at(base))
  }
}

export const waveFunctions: Readonly<Record<string, WaveFunction>> = {
  'llvm.dx.wave.all': (lanes) => (lanes.every(isSet) ? 1 : 0),
  'llvm.dx.wave.any': (lanes) => (lanes.some(isSet) ? 1 : 0),
  'llvm.dx.wave.active.all.equal': (lanes, own, type) => {
    const isSame = (part: (value: RuntimeValue) => RuntimeValue): number =>
      lanes.every(({ operands }) => same(part(operands[0]), part(own.operands[0]))) ? 1 : 0
    if (type.kind !== 'vector') return isSame((value) => value)
    return Array.from({ length: type.count }, (_, index) => isSame((value) => (value as RuntimeValue[])[index]))
  },
  'llvm.dx.wave.active.countbits': (lanes) => lanes.filter(isSet).length,
  'llvm.dx.wave.is.first.lane': (lanes, own) => (lanes[0] === own ? 1 : 0),
  'llvm.dx.wave.readlane': (lanes, own, type) =>
    lanes.find(({ lane }) => lane === Number(own.operands[1]))?.operands[0] ?? neutral(0, type),
  'llvm.dx.wave.read.lane.first': (lanes) => lanes[0]!.operands[0],
  'llvm.dx.wave.reduce.sum': reduce(sum),
  'llvm.dx.wave.reduce.usum': reduce(sum),
  'llvm.dx.wave.reduce.product': reduce(product),
  'llvm.dx.wave.reduce.uproduct': reduce(product),
  'llvm.dx.wave.reduce.min': reduce(choice('slt', 'olt')),
  'llvm.dx.wave.reduce.max': reduce(choice('sgt', 'ogt')),
  'llvm.dx.wave.reduce.umin': reduce(choice('ult', 'olt')),
  'llvm.dx.wave.reduce.umax': reduce(choice('ugt', 'ogt')),
  'llvm.dx.wave.reduce.and': reduce(and),
  'llvm.dx.wave.reduce.or': reduce(or),
  'llvm.dx.wave.reduce.xor': reduce(xor),
  'llvm.dx.wave.prefix.sum': prefix(0, sum),
  'llvm.dx.wave.prefix.usum': prefix(0, sum),
  'llvm.dx.wave.prefix.product': prefix(1, product),
  'llvm.dx.wave.prefix.uproduct': prefix(1, product),
  'llvm.dx.wave.prefix.countbits': countBefore,
  'llvm.dx.wave.multiprefix.sum': partitioned(prefix(0, sum)),
  'llvm.dx.wave.multiprefix.usum': partitioned(prefix(0, sum)),
  'llvm.dx.wave.multiprefix.product': partitioned(prefix(1, product)),
  'llvm.dx.wave.multiprefix.uproduct': partitioned(prefix(1, product)),
  'llvm.dx.wave.multiprefix.and': partitioned(prefix(-1, and)),
  'llvm.dx.wave.multiprefix.or': partitioned(prefix(0, or)),
  'llvm.dx.wave.multiprefix.xor': partitioned(prefix(0, xor)),
  'llvm.dx.wave.multiprefix.countbits': partitioned(countBefore),
  'llvm.dx.wave.ballot': (lanes) => bitsOf(lanes.filter(isSet)),
  'llvm.dx.wave.match': (lanes, own) => bitsOf(lanes.filter(({ operands }) => same(operands[0], own.operands[0]))),
  'llvm.dx.quad.any': (lanes, own) => (quad(lanes, own).some(isSet) ? 1 : 0),
  'llvm.dx.quad.all': (lanes, own) => (quad(lanes, own).every(isSet) ? 1 : 0),
  'llvm.dx.quad.read.across.x': across(1),
  'llvm.dx.quad.read.across.y': across(2),
  'llvm.dx.quad.read.across.diagonal': across(3),
  'llvm.dx.quad.read.lane.at': (lanes, own) =>
    (lanes.find(({ lane }) => lane === ((own.lane & ~3) | (Number(own.operands[1]) & 3))) ?? own).operands[0],
  'llvm.dx.ddx.coarse': derivative(1, 0),
  'llvm.dx.ddy.coarse': derivative(2, 0),
  'llvm.dx.ddx.fine': derivative(1, 2),
  'llvm.dx.ddy.fine': derivative(2, 1),
}
