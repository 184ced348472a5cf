// Intrinsics of whole vectors, tests of floats and searches for bits, as operations on lanes; what vector-functions.ts and intrinsics.ts say
// in JavaScript.
import type { Instruction } from '../../ir/instructions.ts'
import { scalarOf } from '../../ir/types.ts'
import { bitsOf } from './arithmetic.ts'
import type { Code } from './encoder.ts'
import type { Translation } from './translate.ts'
import { floatWord, partsOf } from './values.ts'

/** Pushes vectors of the call's operands. */
type Push = (operand: number, part: number) => Code

interface VectorCall {
  readonly call: Instruction
  readonly code: Code
  readonly push: Push
}

/** Pushes the vectors of the result, one behind the other when `define` takes them. */
type EmitVector = (place: VectorCall, define: (part: number) => void) => void

/** One vector for each component. */
function componentwise(emit: (code: Code, push: () => Code) => void): EmitVector {
  return ({ call, code, push }, define) => {
    partsOf(call.type).forEach((_, part) => {
      emit(code, () => push(0, part))
      define(part)
    })
  }
}

/** Whether any or all components are not zero. */
function combined(operator: 'v128.or' | 'v128.and'): EmitVector {
  return ({ call, code, push }, define) => {
    const scalar = scalarOf(call.argument(0).type)
    partsOf(call.argument(0).type).forEach((_, part) => {
      push(0, part)
      if (scalar.kind === 'float') code.splat(0).op('f32x4.ne')
      else if (bitsOf(scalar) > 1) code.splat(0).op('i32x4.ne')
      if (part > 0) code.op(operator)
    })
    define(0)
  }
}

const cross: EmitVector = ({ code, push }, define) => {
  for (const part of [0, 1, 2]) {
    const [next, last] = [(part + 1) % 3, (part + 2) % 3]
    push(0, next)
    push(1, last).op('f32x4.mul')
    push(0, last)
    push(1, next).op('f32x4.mul')
    code.op('f32x4.sub')
    define(part)
  }
}

const normalize: EmitVector = ({ call, code, push }, define) => {
  const scale = code.local('v128')
  const parts = partsOf(call.type)
  code.splat(floatWord(1))
  parts.forEach((_, part) => {
    push(0, part)
    push(0, part).op('f32x4.mul')
    if (part > 0) code.op('f32x4.add')
  })
  code.op('f32x4.sqrt', 'f32x4.div').set(scale)
  parts.forEach((_, part) => {
    push(0, part).get(scale).op('f32x4.mul')
    define(part)
  })
}

/** Lane by lane. */
function searched(emit: (code: Code, pushLane: () => Code) => void): EmitVector {
  return componentwise((code, push) => {
    const [lanes, word, result] = [code.local('v128'), code.local('i32'), code.local('v128')]
    push().set(lanes)
    for (const lane of [0, 1, 2, 3]) {
      code.get(lanes).extract(lane).set(word).get(result)
      emit(code, () => code.get(word))
      code.replace(lane).set(result)
    }
    code.get(result)
  })
}

/** Neighbours of one, two and four bits change places, then bytes. */
const reversed = componentwise((code, push) => {
  const word = code.local('v128')
  push().set(word)
  for (const [count, mask] of [
    [1, 0x55555555],
    [2, 0x33333333],
    [4, 0x0f0f0f0f],
  ] as const) {
    code.get(word).constant(count).op('i32x4.shr_u').splat(mask).op('v128.and')
    code.get(word).splat(mask).op('v128.and').constant(count).op('i32x4.shl', 'v128.or').set(word)
  }
  code.get(word).get(word).shuffleBytes([3, 2, 1, 0, 7, 6, 5, 4, 11, 10, 9, 8, 15, 14, 13, 12])
})

const infinity = 0x7f800000

const onFloats: Readonly<Record<string, EmitVector>> = {
  'llvm.dx.cross': cross,
  'llvm.dx.normalize': normalize,
  'llvm.dx.isnan': componentwise((code, push) => {
    push()
    push()
    code.op('f32x4.ne')
  }),
  'llvm.dx.isinf': componentwise((code, push) => {
    push().op('f32x4.abs').splat(infinity)
    code.op('f32x4.eq')
  }),
  'llvm.dx.isfinite': componentwise((code, push) => {
    push().op('f32x4.abs').splat(infinity)
    code.op('f32x4.lt')
  }),
  'llvm.dx.sign': componentwise((code, push) => {
    push().splat(0).op('f32x4.lt')
    push().splat(0).op('f32x4.gt')
    code.op('i32x4.sub')
  }),
}

const onIntegers: Readonly<Record<string, EmitVector>> = {
  'llvm.bitreverse': reversed,
  'llvm.ctlz': searched((_code, push) => push().op('i32.clz')),
  'llvm.cttz': searched((_code, push) => push().op('i32.ctz')),
  'llvm.dx.firstbitlow': searched((code, push) => {
    code.constant(-1)
    push().op('i32.ctz')
    push().op('i32.eqz', 'select')
  }),
  'llvm.dx.firstbituhigh': searched((code, push) => {
    code.constant(31)
    push().op('i32.clz', 'i32.sub')
  }),
  'llvm.dx.firstbitshigh': searched((code, push) => {
    code.constant(31)
    push()
    push().constant(31).op('i32.shr_s', 'i32.xor', 'i32.clz', 'i32.sub')
  }),
}

const onAny: Readonly<Record<string, EmitVector>> = {
  'llvm.dx.any': combined('v128.or'),
  'llvm.dx.all': combined('v128.and'),
}

/** Of lanes that are one word; whether there are operations for it. */
export function emitVectorMath(call: Instruction, name: string, translation: Translation): boolean {
  const scalar = scalarOf(call.argument(0).type)
  const bits = bitsOf(scalar)
  if (scalar.kind === 'float' && translation.context.flushesDenormals) return false
  const table = bits === 32 ? (scalar.kind === 'float' ? onFloats : onIntegers) : {}
  const emit = table[name] ?? (bits <= 32 ? onAny[name] : undefined)
  if (!emit) return false
  const push: Push = (operand, part) => translation.push(call.argument(operand), part)
  emit({ call, code: translation.code, push }, (part) => translation.define(call, part))
  return true
}
