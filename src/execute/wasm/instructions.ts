// What becomes of each instruction: operations on vectors of four lanes, calls of helpers, or of JavaScript.

import { ConstantInt } from '../../ir/constants.ts'
import type { Instruction } from '../../ir/instructions.ts'
import { sizeInBytes } from '../../ir/layout.ts'
import { isBinaryOpcode, isCastOpcode, type Predicate } from '../../ir/opcodes.ts'
import { type IrType, scalarOf } from '../../ir/types.ts'
import type { Value } from '../../ir/values.ts'
import { CannotRun } from '../cannot-run.ts'
import { emitCall } from './call-instructions.ts'
import type { Operator } from './encoder.ts'
import { type Root, stepInto, type Translation } from './translate.ts'
import { scalarsOf, startOf } from './values.ts'

const binaries: Readonly<Record<string, Operator>> = {
  add: 'i32x4.add',
  sub: 'i32x4.sub',
  mul: 'i32x4.mul',
  and: 'v128.and',
  or: 'v128.or',
  xor: 'v128.xor',
  fadd: 'f32x4.add',
  fsub: 'f32x4.sub',
  fmul: 'f32x4.mul',
  fdiv: 'f32x4.div',
}

const shifts: Readonly<Record<string, Operator>> = { shl: 'i32x4.shl', lshr: 'i32x4.shr_u', ashr: 'i32x4.shr_s' }

type Emitter = (instruction: Instruction, translation: Translation) => void

/** Defines every scalar of the result by what is pushed for it. */
function each(push: (instruction: Instruction, component: number, translation: Translation) => void): Emitter {
  return (instruction, translation) => {
    scalarsOf(instruction.type).forEach((_, component) => {
      push(instruction, component, translation)
      translation.define(instruction, component)
    })
  }
}

const emitters: Readonly<Record<string, Emitter>> = {
  fneg: each((instruction, component, translation) =>
    translation.push(instruction.operand(0), component).op('f32x4.neg'),
  ),
  icmp: each(compareIntegers),
  fcmp: each((instruction, component, translation) =>
    compareFloats(instruction.predicate, instruction, component, translation),
  ),
  select: each((instruction, component, translation) => {
    translation.push(instruction.ifTrue, component)
    translation.push(instruction.ifFalse, component)
    translation.push(instruction.condition, instruction.condition.type.kind === 'vector' ? component : 0)
    translation.code.op('v128.bitselect')
  }),
  freeze: each((instruction, component, translation) => translation.push(instruction.operand(0), component)),
  alloca: each((_instruction, _component, { code }) => code.splat(0)),
  getelementptr: each((instruction, _component, translation) => pushAddress(instruction, translation)),
  load: (instruction, translation) => emitLoad(instruction, instruction.pointer, translation),
  store: (instruction, translation) => emitStore(instruction.storedValue, instruction.pointer, translation),
  extractelement: emitElement,
  insertelement: emitElement,
  shufflevector: each((instruction, component, translation) => {
    const [first, second] = [instruction.operand(0), instruction.operand(1)]
    const count = scalarsOf(first.type).length
    const from = instruction.indices[component]!
    if (from < 0) translation.code.splat(0)
    else translation.push(from < count ? first : second, from < count ? from : from - count)
  }),
  extractvalue: each((instruction, component, translation) =>
    translation.push(instruction.operand(0), pathStart(instruction.operand(0).type, instruction.indices) + component),
  ),
  insertvalue: each((instruction, component, translation) => {
    const start = pathStart(instruction.type, instruction.indices)
    const isNew = component >= start && component < start + scalarsOf(instruction.operand(1).type).length
    translation.push(instruction.operand(isNew ? 1 : 0), isNew ? component - start : component)
  }),
  atomicrmw: emitAtomic,
  cmpxchg: emitExchange,
  call: emitCall,
  fence: () => {},
}

export function emitInstruction(instruction: Instruction, translation: Translation): void {
  const { opcode } = instruction
  const emit = isBinaryOpcode(opcode) ? emitBinary : isCastOpcode(opcode) ? emitCast : emitters[opcode]
  if (!emit) throw new CannotRun(`${opcode} is not translated`)
  emit(instruction, translation)
}

function pathStart(type: IrType, indices: readonly number[]): number {
  let start = 0
  let current = type
  for (const index of indices) {
    start += startOf(current, index)
    current =
      current.kind === 'struct' ? current.elements[index]! : current.kind === 'array' ? current.element : current
  }
  return start
}

function emitBinary(instruction: Instruction, translation: Translation): void {
  const { opcode, type } = instruction
  const scalar = scalarOf(type)
  const { code, context } = translation
  const isBit = scalar.kind === 'int' && scalar.bits === 1
  if (scalar.kind === 'int' && scalar.bits !== 32 && !(isBit && /^(and|or|xor)$/.test(opcode)))
    throw new CannotRun(`${opcode} of ${scalar.text} is not translated`)
  scalarsOf(type).forEach((_, component) => {
    const operator = binaries[opcode]
    const right = instruction.rhs
    const shift = shifts[opcode]
    if (shift && right instanceof ConstantInt)
      translation
        .push(instruction.lhs, component)
        .constant(right.number & 31)
        .op(shift)
    else {
      const isFloat = scalar.kind === 'float'
      translation.push(instruction.lhs, component)
      if (isFloat) translation.flush()
      translation.push(right, component)
      if (isFloat) translation.flush()
      if (operator) code.op(operator)
      else {
        const helper = context.helpers.lanewise[opcode]
        if (helper === undefined) throw new CannotRun(`${opcode} is not translated`)
        code.call(helper)
      }
      if (isFloat) translation.flush()
    }
    translation.define(instruction, component)
  })
}

function emitCast(instruction: Instruction, translation: Translation): void {
  const { opcode, type } = instruction
  const source = instruction.operand(0)
  const from = scalarOf(source.type)
  const to = scalarOf(type)
  const { code } = translation
  const isFromBit = from.kind === 'int' && from.bits === 1
  const isToBit = to.kind === 'int' && to.bits === 1
  if (opcode === 'bitcast' && scalarsOf(source.type).length !== scalarsOf(type).length)
    throw new CannotRun('a bit cast between shapes is not translated')
  for (const scalar of [from, to])
    if (scalar.kind === 'int' && scalar.bits !== 1 && scalar.bits !== 32)
      throw new CannotRun(`${scalar.text} is not translated`)
  scalarsOf(type).forEach((_, component) => {
    translation.push(source, component)
    switch (opcode) {
      case 'bitcast':
        break
      case 'zext':
        if (isFromBit) code.splat(1).op('v128.and')
        break
      case 'sext':
        break
      case 'trunc':
        if (isToBit) code.splat(1).op('v128.and').splat(1).op('i32x4.eq')
        break
      case 'sitofp':
        code.op('f32x4.convert_i32x4_s')
        break
      case 'uitofp':
        if (isFromBit) code.splat(1).op('v128.and')
        code.op('f32x4.convert_i32x4_u')
        break
      case 'fptosi':
        code.op('i32x4.trunc_sat_f32x4_s')
        break
      case 'fptoui':
        code.op('i32x4.trunc_sat_f32x4_u')
        break
      default:
        throw new CannotRun(`${opcode} is not translated`)
    }
    translation.define(instruction, component)
  })
}

function compareIntegers(instruction: Instruction, component: number, translation: Translation): void {
  const { predicate } = instruction
  const scalar = scalarOf(instruction.lhs.type)
  if (scalar.kind !== 'int' || (scalar.bits !== 32 && !(scalar.bits === 1 && /^(eq|ne)$/.test(predicate))))
    throw new CannotRun(`a comparison of ${scalar.text} is not translated`)
  translation.push(instruction.lhs, component)
  translation.push(instruction.rhs, component)
  const suffix = /^[su]/.test(predicate) ? `${predicate.slice(1)}_${predicate[0]}` : predicate
  translation.code.op(`i32x4.${suffix}` as Operator)
}

const ordered: Readonly<Record<string, Operator>> = {
  eq: 'f32x4.eq',
  gt: 'f32x4.gt',
  ge: 'f32x4.ge',
  lt: 'f32x4.lt',
  le: 'f32x4.le',
}
const opposite: Readonly<Record<string, string>> = { eq: 'ne', ne: 'eq', gt: 'le', ge: 'lt', lt: 'ge', le: 'gt' }

function compareFloats(
  predicate: Predicate,
  instruction: Instruction,
  component: number,
  translation: Translation,
): void {
  const { code } = translation
  const push = (): void => {
    translation.push(instruction.lhs, component)
    translation.flush()
    translation.push(instruction.rhs, component)
    translation.flush()
  }
  const isOrdered = (): void => {
    translation.push(instruction.lhs, component)
    translation.push(instruction.lhs, component).op('f32x4.eq')
    translation.push(instruction.rhs, component)
    translation.push(instruction.rhs, component).op('f32x4.eq', 'v128.and')
  }
  if (predicate === 'true' || predicate === 'false') code.splat(predicate === 'true' ? -1 : 0)
  else if (predicate === 'ord') isOrdered()
  else if (predicate === 'uno') {
    isOrdered()
    code.op('v128.not')
  } else if (predicate === 'une') {
    push()
    code.op('f32x4.ne')
  } else if (predicate === 'one') {
    push()
    code.op('f32x4.ne')
    isOrdered()
    code.op('v128.and')
  } else if (predicate.startsWith('o')) {
    push()
    code.op(ordered[predicate.slice(1)]!)
  } else if (predicate === 'ueq') {
    push()
    code.op('f32x4.eq')
    isOrdered()
    code.op('v128.not', 'v128.or')
  } else {
    push()
    code.op(ordered[opposite[predicate.slice(1)]!]!, 'v128.not')
  }
}

function emitElement(instruction: Instruction, translation: Translation): void {
  const isInsertion = instruction.opcode === 'insertelement'
  const vector = instruction.operand(0)
  const index = instruction.operand(isInsertion ? 2 : 1)
  const count = scalarsOf(vector.type).length
  const { code } = translation
  if (isInsertion) {
    for (let component = 0; component < count; component++) {
      if (index instanceof ConstantInt)
        translation.push(
          index.number === component ? instruction.operand(1) : vector,
          index.number === component ? 0 : component,
        )
      else {
        translation.push(instruction.operand(1))
        translation.push(vector, component)
        translation.push(index).splat(component).op('i32x4.eq', 'v128.bitselect')
      }
      translation.define(instruction, component)
    }
    return
  }
  if (index instanceof ConstantInt) {
    if (index.number >= 0 && index.number < count) translation.push(vector, index.number)
    else code.splat(0)
  } else {
    code.splat(0)
    for (let component = 0; component < count; component++) {
      const rest = code.local('v128')
      code.set(rest)
      translation.push(vector, component).get(rest)
      translation.push(index).splat(component).op('i32x4.eq', 'v128.bitselect')
    }
  }
  translation.define(instruction)
}

// ---- Memory

function pushAddress(instruction: Instruction, translation: Translation): void {
  const { code } = translation
  translation.push(instruction.pointer)
  let type = instruction.subjectType!
  instruction.operands.slice(1).forEach((index, position) => {
    if (position > 0 && index instanceof ConstantInt) {
      const step = stepInto(type, index.number)
      type = step.type
      if (step.offset !== 0) code.splat(step.offset).op('i32x4.add')
      return
    }
    const step = position === 0 ? { type, offset: 0 } : stepInto(type, 0)
    type = step.type
    if (index instanceof ConstantInt && index.number === 0) return
    translation.push(index).splat(sizeInBytes(type)).op('i32x4.mul', 'i32x4.add')
  })
}

/** Scalars of a type in memory: each with its offset. */
export function memoryScalars(type: IrType, offset = 0): { readonly type: IrType; readonly offset: number }[] {
  if (type.kind === 'vector' || type.kind === 'array' || type.kind === 'struct') {
    const count = type.kind === 'struct' ? type.elements.length : type.count
    return Array.from({ length: count }, (_, index) => {
      const step = stepInto(type, index)
      return memoryScalars(step.type, offset + step.offset)
    }).flat()
  }
  return [{ type, offset }]
}

function bitsOf(type: IrType): number {
  return type.kind === 'int' || type.kind === 'float' ? type.bits : 32
}

export function emitLoad(instruction: Instruction, pointer: Value, translation: Translation): void {
  const root = translation.rootOf(pointer)
  loadFrom(instruction, instruction.type, root, () => translation.push(pointer), translation)
}

/** Defines the first scalars of the instruction's result by what lies at an offset. */
export function loadFrom(
  instruction: Instruction,
  type: IrType,
  root: Root,
  pushOffset: () => void,
  translation: Translation,
): void {
  const { code, context } = translation
  const start = code.local('v128')
  pushOffset()
  code.set(start)
  const scalars = memoryScalars(type)
  const place = (offset: number): void => {
    translation.pushPlace(root, () => code.get(start), offset)
    translation.pushMask(root)
    translation.pushBounds(root)
  }
  const isRow =
    scalars.length === 4 &&
    scalars.every(({ type: word, offset }, index) => bitsOf(word) === 32 && offset === index * 4)
  if (isRow && root.kind !== 'local') {
    place(0)
    code.call(context.helpers.loadFour)
    for (const component of [3, 2, 1, 0]) translation.define(instruction, component)
    return
  }
  scalars.forEach(({ type: scalar, offset }, component) => {
    const bits = bitsOf(scalar)
    if (bits === 16 || bits === 8) throw new CannotRun(`${scalar.text} in memory is not translated`)
    place(offset)
    code.call(context.helpers.load)
    if (bits === 1) code.splat(1).op('v128.and').splat(1).op('i32x4.eq')
    translation.define(instruction, component)
  })
}

export function emitStore(value: Value, pointer: Value, translation: Translation): void {
  storeTo(value, translation.rootOf(pointer), () => translation.push(pointer), translation)
}

export function storeTo(value: Value, root: Root, pushOffset: () => void, translation: Translation): void {
  const { code, context } = translation
  const start = code.local('v128')
  pushOffset()
  code.set(start)
  memoryScalars(value.type).forEach(({ type: scalar, offset }, component) => {
    const bits = bitsOf(scalar)
    if (bits === 16 || bits === 8) throw new CannotRun(`${scalar.text} in memory is not translated`)
    translation.pushPlace(root, () => code.get(start), offset)
    translation.push(value, component)
    if (bits === 1) code.splat(1).op('v128.and')
    translation.pushMask(root)
    translation.pushBounds(root)
    code.call(context.helpers.store)
  })
}

function emitAtomic(instruction: Instruction, translation: Translation): void {
  const root = translation.rootOf(instruction.pointer)
  const helper = translation.context.helpers.atomics[instruction.atomicOperation]
  if (helper === undefined || bitsOf(instruction.type) !== 32)
    throw new CannotRun(`the atomic ${instruction.atomicOperation} is not translated`)
  translation.pushPlace(root, () => translation.push(instruction.pointer), 0)
  translation.push(instruction.storedValue)
  translation.pushMask(root)
  translation.pushBounds(root)
  translation.code.call(helper)
  translation.define(instruction)
}

function emitExchange(instruction: Instruction, translation: Translation): void {
  const root = translation.rootOf(instruction.pointer)
  const { code } = translation
  const old = code.local('v128')
  if (bitsOf(instruction.operand(1).type) !== 32) throw new CannotRun('a wide exchange is not translated')
  translation.pushPlace(root, () => translation.push(instruction.pointer), 0)
  translation.push(instruction.operand(1))
  translation.push(instruction.operand(2))
  translation.pushMask(root)
  translation.pushBounds(root)
  code.call(translation.context.helpers.exchange).tee(old)
  translation.define(instruction, 0)
  code.get(old)
  translation.push(instruction.operand(1)).op('i32x4.eq')
  translation.define(instruction, 1)
}
