// DXIL operations as the intrinsics they stand for, so that a lowered module runs by the same rules as the one it came from.
//
//   dx.op.binary.i32(i32 37, a, b)        =>  llvm.smax(a, b)
//   dx.op.waveActiveOp.i32(i32 119, x, 2, 1)  =>  llvm.dx.wave.reduce.umin(x)
import type { RuntimeValue } from './memory.ts'

export interface Meaning {
  readonly intrinsic: string
  readonly operands: readonly RuntimeValue[]
}

const intrinsics: Readonly<Record<number, string>> = {
  6: 'llvm.fabs',
  7: 'llvm.dx.saturate',
  8: 'llvm.dx.isnan',
  9: 'llvm.dx.isinf',
  10: 'llvm.dx.isfinite',
  12: 'llvm.cos',
  13: 'llvm.sin',
  14: 'llvm.tan',
  15: 'llvm.acos',
  16: 'llvm.asin',
  17: 'llvm.atan',
  18: 'llvm.cosh',
  19: 'llvm.sinh',
  20: 'llvm.tanh',
  21: 'llvm.exp2',
  22: 'llvm.dx.frac',
  23: 'llvm.log2',
  24: 'llvm.sqrt',
  25: 'llvm.dx.rsqrt',
  26: 'llvm.roundeven',
  27: 'llvm.floor',
  28: 'llvm.ceil',
  29: 'llvm.trunc',
  30: 'llvm.bitreverse',
  31: 'llvm.ctpop',
  32: 'llvm.dx.firstbitlow',
  33: 'dx.firstbithi',
  34: 'dx.firstbitshi',
  35: 'llvm.maxnum',
  36: 'llvm.minnum',
  37: 'llvm.smax',
  38: 'llvm.smin',
  39: 'llvm.umax',
  40: 'llvm.umin',
  46: 'llvm.fmuladd',
  47: 'llvm.fma',
  48: 'llvm.dx.imad',
  49: 'llvm.dx.umad',
  93: 'llvm.dx.thread.id',
  94: 'llvm.dx.group.id',
  95: 'llvm.dx.thread.id.in.group',
  96: 'llvm.dx.flattened.thread.id.in.group',
  101: 'llvm.dx.asdouble',
  102: 'llvm.dx.splitdouble',
  110: 'llvm.dx.wave.is.first.lane',
  111: 'llvm.dx.wave.getlaneindex',
  112: 'llvm.dx.wave.get.lane.count',
  113: 'llvm.dx.wave.any',
  114: 'llvm.dx.wave.all',
  115: 'llvm.dx.wave.active.all.equal',
  116: 'llvm.dx.wave.ballot',
  117: 'llvm.dx.wave.readlane',
  118: 'llvm.dx.wave.read.lane.first',
  130: 'llvm.dx.legacyf32tof16',
  131: 'llvm.dx.legacyf16tof32',
  135: 'llvm.dx.wave.active.countbits',
  136: 'llvm.dx.wave.prefix.countbits',
}

const dotProducts: Readonly<Record<number, number>> = { 54: 2, 55: 3, 56: 4 }
const reductions = ['sum', 'product', 'min', 'max'] as const
const bitReductions = ['and', 'or', 'xor'] as const

/** `undefined` for operations on resources, and those without an implementation. */
export function meaningOf(number: number, operands: readonly RuntimeValue[]): Meaning | undefined {
  const intrinsic = intrinsics[number]
  if (intrinsic) return { intrinsic, operands }
  const count = dotProducts[number]
  if (count) return { intrinsic: 'llvm.dx.fdot', operands: [operands.slice(0, count), operands.slice(count)] }
  switch (number) {
    case 80:
      return { intrinsic: 'llvm.dx.barrier', operands: [] }
    case 119:
      return { intrinsic: `llvm.dx.wave.reduce.${signOf(operands)}${reductions[Number(operands[1])]}`, operands }
    case 120:
      return { intrinsic: `llvm.dx.wave.reduce.${bitReductions[Number(operands[1])]}`, operands }
    case 121:
      return { intrinsic: `llvm.dx.wave.prefix.${reductions[Number(operands[1])]}`, operands }
    default:
      return undefined
  }
}

/** Sums and products of both signs are the same numbers. */
function signOf([, kind, isUnsigned]: readonly RuntimeValue[]): string {
  return Number(isUnsigned) && Number(kind) >= 2 ? 'u' : ''
}
