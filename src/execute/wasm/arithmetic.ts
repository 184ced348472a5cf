// Arithmetic, comparisons and casts on vectors of lanes; what SIMD has no operation for is done lane by lane or by JavaScript.
import { ConstantInt } from '../../ir/constants.ts'
import type { Instruction } from '../../ir/instructions.ts'
import type { FloatPredicate } from '../../ir/opcodes.ts'
import { type IrType, scalarOf } from '../../ir/types.ts'
import type { Operator } from './encoder.ts'
import { emitForeign } from './foreign.ts'
import type { Translation } from './translate.ts'
import { isWide, lowWords, partsOf } from './values.ts'

type IntegerOperation = 'add' | 'sub' | 'mul'
type FloatOperation = 'add' | 'sub' | 'mul' | 'div'

const bitwise: Readonly<Record<string, Operator>> = { and: 'v128.and', or: 'v128.or', xor: 'v128.xor' }
const floatOperations: Readonly<Record<string, FloatOperation>> = { fadd: 'add', fsub: 'sub', fmul: 'mul', fdiv: 'div' }
const uniformShifts = { shl: 'shl', lshr: 'shr_u', ashr: 'shr_s' } as const

export function bitsOf(type: IrType): number {
  const scalar = scalarOf(type)
  return scalar.kind === 'int' || scalar.kind === 'float' ? scalar.bits : 32
}

/** The shape of vectors of floats; halves are floats. */
export function floatShape(type: IrType): 'f32x4' | 'f64x2' {
  return bitsOf(type) === 64 ? 'f64x2' : 'f32x4'
}

/** Rounds a float on the stack that is a half, and flushes one that is none. */
export function finishFloat(type: IrType, translation: Translation): void {
  if (bitsOf(type) === 16) translation.code.call(translation.context.helpers.roundToHalf)
  else if (bitsOf(type) === 32) translation.flush()
}

/** Extends the sign of an integer of 8 or 16 bits on the stack. */
export function wrapInteger(bits: number, translation: Translation): void {
  if (bits !== 8 && bits !== 16) return
  translation.code
    .constant(32 - bits)
    .op('i32x4.shl')
    .constant(32 - bits)
    .op('i32x4.shr_s')
}

/** Clears what the sign was extended to. */
function clearSign(bits: number, translation: Translation): void {
  if (bits === 8 || bits === 16) translation.code.splat(2 ** bits - 1).op('v128.and')
}

export function emitBinary(instruction: Instruction, translation: Translation): void {
  const { opcode, type } = instruction
  const emit = scalarOf(type).kind === 'float' ? floatBinary(opcode, type) : integerBinary(opcode, type, instruction)
  if (!emit) {
    emitForeign(instruction, '', translation)
    return
  }
  partsOf(type).forEach((_, part) => {
    emit(part, instruction, translation)
    translation.define(instruction, part)
  })
}

type EmitPart = (part: number, instruction: Instruction, translation: Translation) => void

function floatBinary(opcode: string, type: IrType): EmitPart | undefined {
  const operation = floatOperations[opcode]
  if (!operation) return undefined
  const isFlushed = bitsOf(type) === 32
  return (part, { lhs, rhs }, translation) => {
    translation.push(lhs, part)
    if (isFlushed) translation.flush()
    translation.push(rhs, part)
    if (isFlushed) translation.flush()
    translation.code.op(`${floatShape(type)}.${operation}`)
    finishFloat(type, translation)
  }
}

function integerBinary(opcode: string, type: IrType, { rhs: right }: Instruction): EmitPart | undefined {
  const bits = bitsOf(type)
  const shape = bits === 64 ? 'i64x2' : 'i32x4'
  const simple = bitwise[opcode]
  const both: EmitPart = (part, { lhs, rhs }, translation) => {
    translation.push(lhs, part)
    translation.push(rhs, part)
  }
  if (simple)
    return (part, instruction, translation) => {
      both(part, instruction, translation)
      translation.code.op(simple)
    }
  if (bits === 1) return undefined
  if (opcode === 'add' || opcode === 'sub' || opcode === 'mul') {
    const operation: IntegerOperation = opcode
    return (part, instruction, translation) => {
      both(part, instruction, translation)
      translation.code.op(`${shape}.${operation}`)
      wrapInteger(bits, translation)
    }
  }
  if (opcode === 'shl' || opcode === 'lshr' || opcode === 'ashr')
    return right instanceof ConstantInt
      ? uniformShift(opcode, bits, Number(right.unsigned & BigInt(bits - 1)))
      : variableShift(opcode, bits)
  return (part, { lhs, rhs }, translation) => {
    const { lanewise, wideLanewise } = translation.context.helpers
    for (const operand of [lhs, rhs]) {
      translation.push(operand, part)
      if (opcode.startsWith('u')) clearSign(bits, translation)
    }
    translation.code.call((bits === 64 ? wideLanewise : lanewise)[opcode]!)
    wrapInteger(bits, translation)
  }
}

function uniformShift(opcode: 'shl' | 'lshr' | 'ashr', bits: number, amount: number): EmitPart {
  const shape = bits === 64 ? 'i64x2' : 'i32x4'
  return (part, { lhs }, translation) => {
    translation.push(lhs, part)
    if (opcode === 'lshr') clearSign(bits, translation)
    translation.code.constant(amount).op(`${shape}.${uniformShifts[opcode]}`)
    wrapInteger(bits, translation)
  }
}

/** SIMD shifts all lanes by the same amount only. */
function variableShift(opcode: 'shl' | 'lshr' | 'ashr', bits: number): EmitPart {
  if (bits === 64)
    return (part, { lhs, rhs }, translation) => {
      translation.push(lhs, part)
      translation.push(rhs, part).call(translation.context.helpers.wideLanewise[opcode]!)
    }
  return (part, { lhs, rhs }, translation) => {
    const { code } = translation
    const [value, amount] = [code.local('v128'), code.local('v128')]
    translation.push(lhs, part)
    if (opcode === 'lshr') clearSign(bits, translation)
    code.set(value)
    translation.push(rhs, part)
    if (bits !== 32) code.splat(bits - 1).op('v128.and')
    code.set(amount)
    const shift = (lane: number): void =>
      void code.get(value).extract(lane).get(amount).extract(lane).op(`i32.${uniformShifts[opcode]}`)
    shift(0)
    code.op('i32x4.splat')
    for (const lane of [1, 2, 3]) {
      shift(lane)
      code.replace(lane)
    }
    wrapInteger(bits, translation)
  }
}

// ---- Comparisons: a mask for each component

export function emitIntegerComparison(instruction: Instruction, translation: Translation): void {
  const { predicate, lhs, rhs } = instruction
  const { code } = translation
  if (isWide(scalarOf(lhs.type))) {
    const isUnsigned = predicate.startsWith('u')
    const operation = (/^[su]/.test(predicate) ? `${predicate.slice(1)}_s` : predicate) as 'eq' | 'ne' | 'lt_s'
    emitWideComparison(instruction, translation, (part) => {
      for (const operand of [lhs, rhs]) {
        translation.push(operand, part)
        // The order of unsigned numbers is that of signed ones with the other sign.
        if (isUnsigned) code.vector([0, 0x80000000, 0, 0x80000000]).op('v128.xor')
      }
      code.op(`i64x2.${operation}`)
    })
    return
  }
  const suffix = (/^[su]/.test(predicate) ? `${predicate.slice(1)}_${predicate[0]}` : predicate) as
    | 'eq'
    | 'lt_s'
    | 'lt_u'
  // A bit is all ones where it is set: the greatest of unsigned numbers, as it should be, and signed ones are none.
  const isSignedBit = bitsOf(lhs.type) === 1 && predicate.startsWith('s')
  partsOf(instruction.type).forEach((_, part) => {
    for (const operand of [lhs, rhs]) {
      translation.push(operand, part)
      if (isSignedBit) code.splat(1).op('v128.and')
    }
    code.op(`i32x4.${suffix}`)
    translation.define(instruction, part)
  })
}

/** Masks of two vectors of two lanes become one of four. */
function emitWideComparison(instruction: Instruction, translation: Translation, push: (part: number) => void): void {
  partsOf(instruction.type).forEach((_, component) => {
    push(component * 2)
    push(component * 2 + 1)
    translation.code.shuffle(lowWords)
    translation.define(instruction, component)
  })
}

const opposite = { eq: 'ne', ne: 'eq', gt: 'le', ge: 'lt', lt: 'ge', le: 'gt' } as const

export function emitFloatComparison(instruction: Instruction, translation: Translation): void {
  const { lhs } = instruction
  const compare = (part: number): void =>
    pushComparison(instruction.predicate as FloatPredicate, instruction, part, translation)
  if (isWide(scalarOf(lhs.type))) {
    emitWideComparison(instruction, translation, compare)
    return
  }
  partsOf(instruction.type).forEach((_, part) => {
    compare(part)
    translation.define(instruction, part)
  })
}

function pushComparison(
  predicate: FloatPredicate,
  { lhs, rhs }: Instruction,
  part: number,
  translation: Translation,
): void {
  const { code } = translation
  const shape = floatShape(lhs.type)
  const isFlushed = bitsOf(lhs.type) === 32
  const both = (): void => {
    for (const operand of [lhs, rhs]) {
      translation.push(operand, part)
      if (isFlushed) translation.flush()
    }
  }
  const pushOrdered = (): void => {
    for (const operand of [lhs, rhs]) {
      translation.push(operand, part)
      translation.push(operand, part).op(`${shape}.eq`)
    }
    code.op('v128.and')
  }
  switch (predicate) {
    case 'true':
    case 'false':
      code.splat(predicate === 'true' ? -1 : 0)
      return
    case 'ord':
      pushOrdered()
      return
    case 'uno':
      pushOrdered()
      code.op('v128.not')
      return
    case 'une':
      both()
      code.op(`${shape}.ne`)
      return
    case 'one':
      both()
      code.op(`${shape}.ne`)
      pushOrdered()
      code.op('v128.and')
      return
    case 'ueq':
      both()
      code.op(`${shape}.eq`)
      pushOrdered()
      code.op('v128.not', 'v128.or')
      return
    default: {
      both()
      const relation = predicate.slice(1) as keyof typeof opposite
      if (predicate.startsWith('o')) code.op(`${shape}.${relation}`)
      else code.op(`${shape}.${opposite[relation]}`, 'v128.not')
    }
  }
}
