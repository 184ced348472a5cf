// Casts between lanes of one word and lanes of two; those that are rare are JavaScript's.
import type { Instruction } from '../../ir/instructions.ts'
import { type IrType, scalarOf } from '../../ir/types.ts'
import { bitsOf, wrapInteger } from './arithmetic.ts'
import type { Code } from './encoder.ts'
import { emitForeign } from './foreign.ts'
import type { Translation } from './translate.ts'
import { isWide, lowWords, scalarsOf } from './values.ts'

/** The first two words of each of two vectors. */
const firstWords = [0, 1, 4, 5] as const
/** The upper two lanes of a vector. */
const upperLanes = [2, 3, 2, 3] as const

export function emitCast(instruction: Instruction, translation: Translation): void {
  const { type } = instruction
  const source = instruction.operand(0)
  const emit = castOf(instruction.opcode, source.type, type)
  if (!emit) {
    emitForeign(instruction, '', translation)
    return
  }
  const [from, to] = [isWide(scalarOf(source.type)) ? 2 : 1, isWide(scalarOf(type)) ? 2 : 1]
  scalarsOf(type).forEach((_, component) => {
    const halves: readonly (0 | 1)[] = to === 2 ? [0, 1] : [0]
    for (const half of halves) {
      emit({
        half,
        push: (part = 0) => translation.push(source, component * from + part),
        code: translation.code,
        translation,
      })
      translation.define(instruction, component * to + half)
    }
  })
}

interface CastPlace {
  /** Which vector of the result. */
  readonly half: 0 | 1
  /** A vector of the operand. */
  readonly push: (part?: number) => Code
  readonly code: Code
  readonly translation: Translation
}

type EmitCast = (place: CastPlace) => void

function castOf(opcode: string, fromType: IrType, toType: IrType): EmitCast | undefined {
  const [from, to] = [bitsOf(fromType), bitsOf(toType)]
  switch (opcode) {
    case 'bitcast':
      return bitcast(fromType, toType)
    case 'trunc':
      return truncation(from, to)
    case 'zext':
      return extension(from, to, false)
    case 'sext':
      return extension(from, to, true)
    case 'fpext':
    case 'fptrunc':
      return floatCast(from, to)
    case 'sitofp':
    case 'uitofp':
      return toFloat(from, to, opcode === 'sitofp')
    case 'fptosi':
    case 'fptoui':
      return toInteger(from, to, opcode === 'fptosi')
    default:
      return undefined
  }
}

function bitcast(from: IrType, to: IrType): EmitCast | undefined {
  const [first, second] = [scalarOf(from), scalarOf(to)]
  if (scalarsOf(from).length !== scalarsOf(to).length || bitsOf(from) !== bitsOf(to)) return undefined
  if (bitsOf(from) !== 16 || first.kind === second.kind) return ({ half, push }) => push(half)
  return ({ push, code, translation }) => {
    const { halfToBits, halfFromBits } = translation.context.helpers
    push()
    code.call(first.kind === 'float' ? halfToBits : halfFromBits)
  }
}

function truncation(from: number, to: number): EmitCast {
  return ({ push, code, translation }) => {
    push()
    if (from === 64) push(1).shuffle(lowWords)
    if (to === 1) code.splat(1).op('v128.and').splat(1).op('i32x4.eq')
    else wrapInteger(to, translation)
  }
}

function extension(from: number, to: number, isSigned: boolean): EmitCast {
  return ({ half, push, code, translation }) => {
    push()
    if (!isSigned && from < 32) code.splat(2 ** from - 1).op('v128.and')
    if (to === 64) code.op(`i64x2.extend_${half === 0 ? 'low' : 'high'}_i32x4_${isSigned ? 's' : 'u'}`)
    else wrapInteger(to, translation)
  }
}

function floatCast(from: number, to: number): EmitCast | undefined {
  if (to === 16 && from === 64) return undefined
  if (to === 64)
    return ({ half, push, code }) => {
      push()
      if (half === 1) push().shuffle(upperLanes)
      code.op('f64x2.promote_low_f32x4')
    }
  return ({ push, code, translation }) => {
    push()
    if (from === 64) {
      code.op('f32x4.demote_f64x2_zero')
      push(1).op('f32x4.demote_f64x2_zero').shuffle(firstWords)
    }
    if (to === 16) code.call(translation.context.helpers.roundToHalf)
  }
}

function toFloat(from: number, to: number, isSigned: boolean): EmitCast | undefined {
  const sign = isSigned ? 's' : 'u'
  if (from === 64) {
    if (to !== 64) return undefined
    return ({ half, push, code }) => {
      push(half).extract(0, 'i64x2').op(`f64.convert_i64_${sign}`, 'f64x2.splat')
      push(half).extract(1, 'i64x2').op(`f64.convert_i64_${sign}`)
      code.replace(1, 'f64x2')
    }
  }
  return ({ half, push, code, translation }) => {
    push()
    if (!isSigned && from < 32) code.splat(2 ** from - 1).op('v128.and')
    if (to !== 64) {
      code.op(`f32x4.convert_i32x4_${sign}`)
      if (to === 16) code.call(translation.context.helpers.roundToHalf)
      return
    }
    if (half === 1) {
      const words = code.local('v128')
      code.tee(words).get(words).shuffle(upperLanes)
    }
    code.op(`f64x2.convert_low_i32x4_${sign}`)
  }
}

/** Saturates, and what is no number is 0, as D3D defines it. */
function toInteger(from: number, to: number, isSigned: boolean): EmitCast | undefined {
  const sign = isSigned ? 's' : 'u'
  if (to === 1) return undefined
  if (to === 64) {
    if (from !== 64) return undefined
    return ({ half, push, code }) => {
      push(half).extract(0, 'f64x2').op(`i64.trunc_sat_f64_${sign}`, 'i64x2.splat')
      push(half).extract(1, 'f64x2').op(`i64.trunc_sat_f64_${sign}`)
      code.replace(1, 'i64x2')
    }
  }
  return ({ push, code, translation }) => {
    push()
    if (from === 64) {
      code.op(`i32x4.trunc_sat_f64x2_${sign}_zero`)
      push(1).op(`i32x4.trunc_sat_f64x2_${sign}_zero`).shuffle(firstWords)
    } else code.op(`i32x4.trunc_sat_f32x4_${sign}`)
    if (to === 32) return
    if (isSigned) {
      code.splat(2 ** (to - 1) - 1).op('i32x4.min_s')
      code.splat(-(2 ** (to - 1))).op('i32x4.max_s')
    } else code.splat(2 ** to - 1).op('i32x4.min_u')
    wrapInteger(to, translation)
  }
}
