// Operations the threads of a wave do together: what each lane gets, given what each lane brought.
import type { RuntimeValue } from './memory.ts'

export interface Lane {
  readonly lane: number
  readonly operands: readonly RuntimeValue[]
}

type WaveFunction = (lanes: readonly Lane[], own: Lane) => RuntimeValue

const first = ({ operands }: Lane): number => Number(operands[0])

function reduce(combine: (x: number, y: number) => number): WaveFunction {
  // `reduce` hands over more than two arguments, which Math.max would all take.
  return (lanes) => lanes.map(first).reduce((x, y) => combine(x, y))
}

function prefix(start: number, combine: (x: number, y: number) => number): WaveFunction {
  return (lanes, own) =>
    lanes
      .filter(({ lane }) => lane < own.lane)
      .map(first)
      .reduce(combine, start)
}

const sum = (x: number, y: number): number => x + y
const product = (x: number, y: number): number => x * y
const unsignedMin = (x: number, y: number): number => (x >>> 0 < y >>> 0 ? x : y)
const unsignedMax = (x: number, y: number): number => (x >>> 0 > y >>> 0 ? x : y)

export const waveFunctions: Readonly<Record<string, WaveFunction>> = {
  'llvm.dx.wave.all': (lanes) => (lanes.every((lane) => first(lane) !== 0) ? 1 : 0),
  'llvm.dx.wave.any': (lanes) => (lanes.some((lane) => first(lane) !== 0) ? 1 : 0),
  'llvm.dx.wave.active.all.equal': (lanes) => (lanes.every((lane) => first(lane) === first(lanes[0]!)) ? 1 : 0),
  'llvm.dx.wave.active.countbits': (lanes) => lanes.filter((lane) => first(lane) !== 0).length,
  'llvm.dx.wave.is.first.lane': (lanes, own) => (lanes[0] === own ? 1 : 0),
  'llvm.dx.wave.readlane': (lanes, own) => lanes.find(({ lane }) => lane === Number(own.operands[1]))?.operands[0] ?? 0,
  'llvm.dx.wave.read.lane.first': (lanes) => lanes[0]!.operands[0],
  'llvm.dx.wave.reduce.sum': reduce(sum),
  'llvm.dx.wave.reduce.usum': reduce(sum),
  'llvm.dx.wave.reduce.product': reduce(product),
  'llvm.dx.wave.reduce.min': reduce(Math.min),
  'llvm.dx.wave.reduce.max': reduce(Math.max),
  'llvm.dx.wave.reduce.umin': reduce(unsignedMin),
  'llvm.dx.wave.reduce.umax': reduce(unsignedMax),
  'llvm.dx.wave.reduce.and': reduce((x, y) => x & y),
  'llvm.dx.wave.reduce.or': reduce((x, y) => x | y),
  'llvm.dx.wave.reduce.xor': reduce((x, y) => x ^ y),
  'llvm.dx.wave.prefix.sum': prefix(0, sum),
  'llvm.dx.wave.prefix.usum': prefix(0, sum),
  'llvm.dx.wave.prefix.product': prefix(1, product),
  'llvm.dx.wave.prefix.countbits': (lanes, own) =>
    lanes.filter((lane) => lane.lane < own.lane && first(lane) !== 0).length,
  'llvm.dx.wave.ballot': (lanes) => {
    const words = [0, 0, 0, 0]
    for (const lane of lanes)
      if (first(lane) !== 0) words[lane.lane >> 5] = words[lane.lane >> 5]! | (1 << (lane.lane & 31))
    return words
  },
}
