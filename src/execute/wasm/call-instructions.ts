// Calls of intrinsics: those with an operation of their own, accesses of buffers, and the rest, which JavaScript does (calls.ts).
import type { Instruction } from '../../ir/instructions.ts'
import { sizeInBytes } from '../../ir/layout.ts'
import { type IrType, scalarOf } from '../../ir/types.ts'
import { CannotRun } from '../cannot-run.ts'
import { pureFunction } from '../pure-functions.ts'
import { takesDerivatives } from '../resource-operations.ts'
import { waveFunctions } from '../wave.ts'
import type { Code, Operator } from './encoder.ts'
import { loadFrom, storeTo } from './instructions.ts'
import { groupAddress } from './layout.ts'
import { lanesParameter, type Root, type Translation } from './translate.ts'
import { constantWord, scalarsOf } from './values.ts'

/** Pushes the result for one component; `push(n)` pushes operand n. */
type Emit = (code: Code, push: (operand: number) => Code) => void

const simple =
  (...operators: Operator[]): Emit =>
  (code, push) => {
    push(0)
    code.op(...operators)
  }

const two =
  (...operators: Operator[]): Emit =>
  (code, push) => {
    push(0)
    push(1)
    code.op(...operators)
  }

/** The other operand where one is no number. */
const numberOf =
  (operator: Operator): Emit =>
  (code, push) => {
    push(0)
    push(1)
    code.op(operator)
    push(0)
    push(1)
    push(1)
    code.op('f32x4.eq', 'v128.bitselect')
    push(1)
    push(0)
    push(0)
    code.op('f32x4.eq', 'v128.bitselect')
  }

const floatWord = (value: number): number => new Int32Array(Float32Array.of(value).buffer)[0]!

const floats: Readonly<Record<string, Emit>> = {
  'llvm.fabs': simple('f32x4.abs'),
  'llvm.floor': simple('f32x4.floor'),
  'llvm.ceil': simple('f32x4.ceil'),
  'llvm.trunc': simple('f32x4.trunc'),
  'llvm.roundeven': simple('f32x4.nearest'),
  'llvm.rint': simple('f32x4.nearest'),
  'llvm.sqrt': simple('f32x4.sqrt'),
  'llvm.arithmetic.fence': simple(),
  'llvm.canonicalize': simple(),
  'llvm.minnum': numberOf('f32x4.min'),
  'llvm.maxnum': numberOf('f32x4.max'),
  'llvm.fmuladd': (code, push) => {
    push(0)
    push(1)
    code.op('f32x4.mul')
    push(2)
    code.op('f32x4.add')
  },
  'llvm.dx.frac': (code, push) => {
    push(0)
    push(0)
    code.op('f32x4.floor', 'f32x4.sub')
  },
  'llvm.dx.rsqrt': (code, push) => {
    code.splat(floatWord(1))
    push(0)
    code.op('f32x4.sqrt', 'f32x4.div')
  },
  'llvm.dx.saturate': (code, push) => {
    // What is no number is not greater than zero.
    push(0)
    code.splat(floatWord(1)).op('f32x4.min')
    push(0)
    code.splat(0).op('f32x4.gt', 'v128.and')
  },
  'llvm.dx.lerp': (code, push) => {
    push(0)
    push(2)
    push(1)
    push(0)
    code.op('f32x4.sub', 'f32x4.mul', 'f32x4.add')
  },
  'llvm.dx.degrees': (code, push) => {
    push(0)
    code.splat(floatWord(180 / Math.PI)).op('f32x4.mul')
  },
  'llvm.dx.radians': (code, push) => {
    push(0)
    code.splat(floatWord(Math.PI / 180)).op('f32x4.mul')
  },
  'llvm.dx.nclamp': (code, push) => {
    const raised = code.local('v128')
    numberOf('f32x4.max')(code, push)
    code.set(raised)
    numberOf('f32x4.min')(code, (operand) => (operand === 0 ? code.get(raised) : push(2)))
  },
  'llvm.dx.step': (code, push) => {
    code.splat(floatWord(1))
    push(1)
    push(0)
    code.op('f32x4.ge', 'v128.and')
  },
}

const integers: Readonly<Record<string, Emit>> = {
  'llvm.smin': two('i32x4.min_s'),
  'llvm.smax': two('i32x4.max_s'),
  'llvm.umin': two('i32x4.min_u'),
  'llvm.umax': two('i32x4.max_u'),
  'llvm.abs': simple('i32x4.abs'),
  'llvm.ctpop': simple('i8x16.popcnt', 'i16x8.extadd_pairwise_i8x16_u', 'i32x4.extadd_pairwise_i16x8_u'),
  'llvm.dx.imad': (code, push) => {
    push(0)
    push(1)
    code.op('i32x4.mul')
    push(2)
    code.op('i32x4.add')
  },
}

export function emitCall(call: Instruction, translation: Translation): void {
  const callee = call.calledFunction
  if (!callee?.isDeclaration) throw new CannotRun('a call of a function is not translated')
  const { intrinsic: name } = call
  if (/^llvm\.(lifetime|assume|dbg)/.test(name)) return
  if (name.startsWith(prefix)) emitResource(call, name.slice(prefix.length), translation)
  else emitPlain(call, name, translation)
}

const prefix = 'llvm.dx.resource.'

function emitPlain(call: Instruction, name: string, translation: Translation): void {
  const scalars = scalarsOf(call.type)
  // Where every step is flushed JavaScript does the steps.
  const table: Readonly<Record<string, Emit>> =
    scalars[0]?.kind !== 'float' ? integers : translation.context.flushesDenormals ? {} : floats
  const emit =
    scalars[0]?.kind === 'int' && scalars[0].bits !== 32
      ? undefined
      : table[name === 'llvm.dx.umad' ? 'llvm.dx.imad' : name]
  if (emit) {
    scalars.forEach((_, component) => {
      emit(translation.code, (operand) => translation.push(call.argument(operand), component))
      translation.define(call, component)
    })
    return
  }
  if (emitSystemValue(call, name, translation) || emitDot(call, name, translation)) return
  if (!Object.hasOwn(waveFunctions, name) && !(call.argumentCount > 0 && pureFunction(name, call, call.argumentCount)))
    throw new CannotRun(`'${name}' is not translated`)
  emitForeign(call, name, translation)
}

/** Products are added from the first to the last. */
function emitDot(call: Instruction, name: string, translation: Translation): boolean {
  const kind = scalarOf(call.type)
  const isFloat = kind.kind === 'float'
  if (!/^llvm\.dx\.[fsu]dot$/.test(name) || translation.context.flushesDenormals) return false
  scalarsOf(call.argument(0).type).forEach((_, component) => {
    translation.push(call.argument(0), component)
    translation.push(call.argument(1), component).op(isFloat ? 'f32x4.mul' : 'i32x4.mul')
    if (component > 0) translation.code.op(isFloat ? 'f32x4.add' : 'i32x4.add')
  })
  translation.define(call)
  return true
}

/** Ids of threads and lanes. */
function emitSystemValue(call: Instruction, name: string, translation: Translation): boolean {
  const { code, context } = translation
  const axis = (): number => {
    const operand = call.argument(0)
    return 'number' in operand ? Number(operand.number) : 0
  }
  const group = (): Code => code.constant(groupAddress + axis() * 4).memory('i32.load')
  switch (name) {
    case 'llvm.dx.group.id':
      group().op('i32x4.splat')
      break
    case 'llvm.dx.thread.id.in.group':
      code.get(lanesParameter).memory('v128.load', axis() * 16)
      break
    case 'llvm.dx.thread.id':
      group().constant(context.groupSize[axis()]!).op('i32.mul', 'i32x4.splat')
      code
        .get(lanesParameter)
        .memory('v128.load', axis() * 16)
        .op('i32x4.add')
      break
    case 'llvm.dx.flattened.thread.id.in.group':
      code.get(lanesParameter).memory('v128.load', 48)
      break
    case 'llvm.dx.wave.getlaneindex':
      code.vector([0, 1, 2, 3])
      break
    case 'llvm.dx.wave.get.lane.count':
      code.splat(4)
      break
    case 'llvm.dx.break':
      code.splat(-1)
      break
    default:
      return false
  }
  translation.define(call)
  return true
}

function emitResource(call: Instruction, name: string, translation: Translation): void {
  // Handles are known when the shader is translated.
  if (name.startsWith('handlefrom') || name === 'casthandle') return
  const { code } = translation
  const access = bufferAccess(call, name, translation)
  if (name === 'nonuniformindex') {
    translation.push(call.argument(0))
    translation.define(call)
  } else if (!access) {
    if (takesDerivatives.test(name) || name === 'gettexturepointer' || isWrittenPlane(call))
      throw new CannotRun(`'${name}' is not translated`)
    emitForeign(call, prefix + name, translation)
  } else if (name.endsWith('pointer')) {
    access.pushOffset()
    translation.define(call)
  } else if (name.startsWith('store'))
    storeTo(call.argument(call.argumentCount - 1), access.root, access.pushOffset, translation)
  else {
    const isWhole = call.type.kind !== 'struct' || name.includes('cbufferrow')
    const type = call.type.kind === 'struct' && !isWhole ? call.type.elements[0]! : call.type
    loadFrom(call, type, access.root, access.pushOffset, translation)
    if (isWhole) return
    code.splat(-1)
    translation.define(call, scalarsOf(type).length)
  }
}

function bufferAccess(
  call: Instruction,
  name: string,
  translation: Translation,
): { root: Root; pushOffset: () => void } | undefined {
  if (/^(load|store)\.texture$|^gettexturepointer$/.test(name)) return texelAccess(call, name, translation)
  const isBuffer = /^(getpointer|(load|store)\.(typedbuffer|rawbuffer)|load\.cbufferrow\.\d)$/.test(name)
  if (!isBuffer) return undefined
  const root: Root = { kind: 'buffer', descriptor: translation.descriptorOf(call.argument(0)) }
  const stride = name.includes('cbufferrow') ? 16 : strideOf(call.argument(0).type)
  const pushOffset = (): void => {
    translation.push(call.argument(1))
    if (stride !== 1) translation.code.splat(stride).op('i32x4.mul')
    if (name.endsWith('rawbuffer')) translation.push(call.argument(2)).op('i32x4.add')
  }
  return { root, pushOffset }
}

/** Of a two-dimensional texture with one sample; other kinds, and levels below the first, are JavaScript's. */
function texelAccess(
  call: Instruction,
  name: string,
  translation: Translation,
): { root: Root; pushOffset: () => void } | undefined {
  const { type } = call.argument(0)
  const isPlane = type.kind === 'target' && type.name === 'dx.Texture' && type.integers.at(-1) === 2
  const isWritable = type.kind === 'target' && type.integers[0] === 1
  const isFirstLevel = isWritable || name !== 'load.texture' || constantWord(call.argument(2), 0) === 0
  if (!isPlane || !isFirstLevel) return undefined
  const { code } = translation
  const descriptor = translation.descriptorOf(call.argument(0))
  const pushOffset = (): void => {
    const at = [0, 1].map((axis) => {
      const local = code.local('v128')
      translation.push(call.argument(1), axis)
      if (name === 'load.texture') translation.push(call.argument(3), axis).op('i32x4.add')
      code.set(local)
      return local
    })
    const size = (axis: number): Code =>
      code
        .constant(descriptor)
        .memory('i32.load', 8 + axis * 4)
        .op('i32x4.splat')
    code.get(at[1]!)
    size(0).op('i32x4.mul').get(at[0]!).op('i32x4.add').splat(strideOf(type)).op('i32x4.mul')
    // Outside of the texture is outside of its bytes.
    for (const axis of [0, 1]) {
      code.get(at[axis]!)
      size(axis).op('i32x4.ge_u', 'v128.or')
    }
  }
  return { root: { kind: 'buffer', descriptor }, pushOffset }
}

/** Its texels lie in the shader's memory, where JavaScript does not look. */
function isWrittenPlane(call: Instruction): boolean {
  const { type } = call.argument(0)
  const isTexture = type.kind === 'target' && type.name === 'dx.Texture' && type.integers.at(-1) === 2
  return isTexture && type.integers[0] === 1 && !call.intrinsic.includes('getdimensions')
}

/** As Resources.offsetOf. */
function strideOf(type: IrType): number {
  const element = type.kind === 'target' ? type.types[0] : undefined
  if (type.kind !== 'target' || type.name === 'dx.CBuffer' || type.name === 'dx.TBuffer' || !element) return 1
  return element.kind === 'int' && element.bits === 8 ? 1 : sizeInBytes(element)
}

/** Operands, then the mask, go to the scratch memory; results come back there. */
function emitForeign(call: Instruction, name: string, translation: Translation): void {
  const { code, context } = translation
  let at = 0
  for (let index = 0; index < call.argumentCount; index++)
    scalarsOf(call.argument(index).type).forEach((_, component) => {
      code.constant(at)
      translation.push(call.argument(index), component).memory('v128.store')
      at += 16
    })
  code.constant(context.calls.push({ call, name }) - 1)
  code.get(translation.mask).op('i32x4.bitmask').call(context.foreign)
  scalarsOf(call.type).forEach((_, component) => {
    code.constant(component * 16).memory('v128.load')
    translation.define(call, component)
  })
}
