// Intrinsics with operations of their own, for every width of float; what intrinsics.ts says in JavaScript, step by step.
import type { Instruction } from '../../ir/instructions.ts'
import { type IrType, scalarOf } from '../../ir/types.ts'
import { bitsOf, finishFloat, floatShape, wrapInteger } from './arithmetic.ts'
import type { Code, Operator } from './encoder.ts'
import { emitMathCall } from './math-calls.ts'
import type { Translation } from './translate.ts'
import { floatWord, partsOf } from './values.ts'
import { emitVectorMath } from './vector-math.ts'

/** Operations on the vector in hand: `push(n)` pushes operand n, `op` does one operation and rounds what it gives. */
interface Steps {
  readonly push: (operand: number) => void
  readonly op: (...operations: FloatOperation[]) => void
  readonly constant: (value: number) => void
  readonly code: Code
}

/** Of both widths. */
type FloatOperation =
  | ('abs' | 'neg' | 'sqrt' | 'floor' | 'ceil' | 'trunc' | 'nearest')
  | ('add' | 'sub' | 'mul' | 'div' | 'min' | 'max')
  | ('eq' | 'ne' | 'lt' | 'gt' | 'le' | 'ge')

type Emit = (steps: Steps) => void

const simple =
  (...operations: FloatOperation[]): Emit =>
  ({ push, op }) => {
    push(0)
    op(...operations)
  }

/** The other operand where one is no number. */
const numberOf =
  (operation: 'min' | 'max'): Emit =>
  ({ push, op, code }) => {
    push(0)
    push(1)
    op(operation)
    push(0)
    push(1)
    push(1)
    op('eq')
    code.op('v128.bitselect')
    push(1)
    push(0)
    push(0)
    op('eq')
    code.op('v128.bitselect')
  }

const floats: Readonly<Record<string, Emit>> = {
  'llvm.fabs': simple('abs'),
  'llvm.floor': simple('floor'),
  'llvm.ceil': simple('ceil'),
  'llvm.trunc': simple('trunc'),
  'llvm.roundeven': simple('nearest'),
  'llvm.rint': simple('nearest'),
  'llvm.sqrt': simple('sqrt'),
  'llvm.arithmetic.fence': simple(),
  'llvm.canonicalize': simple(),
  'llvm.minnum': numberOf('min'),
  'llvm.maxnum': numberOf('max'),
  'llvm.fmuladd': ({ push, op }) => {
    push(0)
    push(1)
    op('mul')
    push(2)
    op('add')
  },
  'llvm.dx.frac': ({ push, op }) => {
    push(0)
    push(0)
    op('floor', 'sub')
  },
  'llvm.dx.rsqrt': ({ push, op, constant }) => {
    constant(1)
    push(0)
    op('sqrt', 'div')
  },
  'llvm.dx.saturate': ({ push, op, constant, code }) => {
    // What is no number is not greater than zero.
    push(0)
    constant(1)
    op('min')
    push(0)
    constant(0)
    op('gt')
    code.op('v128.and')
  },
  'llvm.dx.lerp': ({ push, op }) => {
    push(0)
    push(2)
    push(1)
    push(0)
    op('sub', 'mul', 'add')
  },
  'llvm.dx.degrees': ({ push, op, constant }) => {
    push(0)
    constant(180 / Math.PI)
    op('mul')
  },
  'llvm.dx.radians': ({ push, op, constant }) => {
    push(0)
    constant(Math.PI / 180)
    op('mul')
  },
  'llvm.dx.nclamp': (steps) => {
    const { push, code } = steps
    const raised = code.local('v128')
    numberOf('max')(steps)
    code.set(raised)
    numberOf('min')({ ...steps, push: (operand) => (operand === 0 ? void code.get(raised) : push(2)) })
  },
  'llvm.dx.step': ({ push, op, constant, code }) => {
    constant(1)
    push(1)
    push(0)
    op('ge')
    code.op('v128.and')
  },
}

/** Operations whose results are exact, or no numbers. */
const isExact = new Set<FloatOperation>(['abs', 'neg', 'floor', 'ceil', 'trunc', 'nearest', 'min', 'max'])
const isMask = new Set<FloatOperation>(['eq', 'ne', 'lt', 'gt', 'le', 'ge'])

function stepsOf(type: IrType, translation: Translation, push: (operand: number) => void): Steps {
  const { code } = translation
  const shape = floatShape(type)
  return {
    push,
    code,
    op: (...operations) => {
      for (const operation of operations) {
        code.op(`${shape}.${operation}`)
        if (!isExact.has(operation) && !isMask.has(operation)) finishFloat(type, translation)
      }
    },
    constant: (value) => {
      if (shape === 'f32x4') {
        code.splat(floatWord(value))
        finishFloat(type, translation)
      } else code.vector(doubleWords(value))
    },
  }
}

function doubleWords(value: number): number[] {
  const [low, high] = new Int32Array(Float64Array.of(value).buffer)
  return [low!, high!, low!, high!]
}

const both =
  (...operators: Operator[]) =>
  (code: Code, push: (operand: number) => void): void => {
    push(0)
    push(1)
    code.op(...operators)
  }

type EmitInteger = (code: Code, push: (operand: number) => void) => void

const clamped = (higher: Operator, lower: Operator): EmitInteger => {
  return (code, push) => {
    both(higher)(code, push)
    push(2)
    code.op(lower)
  }
}

const integers: Readonly<Record<string, EmitInteger>> = {
  'llvm.smin': both('i32x4.min_s'),
  'llvm.smax': both('i32x4.max_s'),
  'llvm.umin': both('i32x4.min_u'),
  'llvm.umax': both('i32x4.max_u'),
  'llvm.abs': (code, push) => {
    push(0)
    code.op('i32x4.abs')
  },
  'llvm.dx.sclamp': clamped('i32x4.max_s', 'i32x4.min_s'),
  'llvm.dx.uclamp': clamped('i32x4.max_u', 'i32x4.min_u'),
  'llvm.dx.imad': (code, push) => {
    both('i32x4.mul')(code, push)
    push(2)
    code.op('i32x4.add')
  },
}

const counted: EmitInteger = (code, push) => {
  push(0)
  code.op('i8x16.popcnt', 'i16x8.extadd_pairwise_i8x16_u', 'i32x4.extadd_pairwise_i16x8_u')
}

/** Whether there are operations for it. */
export function emitMath(call: Instruction, name: string, translation: Translation): boolean {
  const scalar = scalarOf(call.type)
  const isFloat = scalar.kind === 'float'
  // Where every step is flushed JavaScript does the steps.
  if (isFloat && scalar.bits === 32 && translation.context.flushesDenormals) return false
  if (emitDot(call, name, translation) || emitVectorMath(call, name, translation)) return true
  if (emitMathCall(call, name, translation)) return true
  const emit = isFloat ? floatMath(name, call.type, translation) : integerMath(name, call.type, translation)
  if (!emit) return false
  partsOf(call.type).forEach((_, part) => {
    emit((operand) => translation.push(call.argument(operand), part))
    translation.define(call, part)
  })
  return true
}

type EmitPart = (push: (operand: number) => void) => void

function floatMath(name: string, type: IrType, translation: Translation): EmitPart | undefined {
  const emit = floats[name]
  return emit && ((push) => emit(stepsOf(type, translation, push)))
}

function integerMath(name: string, type: IrType, translation: Translation): EmitPart | undefined {
  const bits = bitsOf(type)
  const emit = integers[name === 'llvm.dx.umad' ? 'llvm.dx.imad' : name]
  if (name === 'llvm.ctpop' && bits === 32) return (push) => counted(translation.code, push)
  if (!emit || (bits !== 32 && bits !== 16)) return undefined
  return (push) => {
    emit(translation.code, push)
    wrapInteger(bits, translation)
  }
}

/** Products are added from the first to the last. */
function emitDot(call: Instruction, name: string, translation: Translation): boolean {
  if (!/^llvm\.dx\.[fsu]dot$/.test(name) || bitsOf(call.type) !== 32) return false
  const shape = scalarOf(call.type).kind === 'float' ? 'f32x4' : 'i32x4'
  partsOf(call.argument(0).type).forEach((_, part) => {
    translation.push(call.argument(0), part)
    translation.push(call.argument(1), part).op(`${shape}.mul`)
    if (part > 0) translation.code.op(`${shape}.add`)
  })
  translation.define(call)
  return true
}
