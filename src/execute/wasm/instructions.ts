// What becomes of each instruction: operations on vectors of four lanes, calls of helpers, or of JavaScript.
import { ConstantInt } from '../../ir/constants.ts'
import type { Instruction } from '../../ir/instructions.ts'
import { isBinaryOpcode, isCastOpcode } from '../../ir/opcodes.ts'
import { CannotRun } from '../cannot-run.ts'
import { emitBinary, emitFloatComparison, emitIntegerComparison, floatShape } from './arithmetic.ts'
import { emitCall } from './call-instructions.ts'
import { emitCast } from './casts.ts'
import { emitAddress, emitAtomic, emitExchange, emitLoad, emitStore } from './memory-instructions.ts'
import type { Translation } from './translate.ts'
import { type Part, partsOf, pathStart } from './values.ts'

type Emitter = (instruction: Instruction, translation: Translation) => void

/** Defines every vector of the result by what is pushed for it. */
function each(push: (instruction: Instruction, part: number, translation: Translation, kind: Part) => void): Emitter {
  return (instruction, translation) => {
    partsOf(instruction.type).forEach((kind, part) => {
      push(instruction, part, translation, kind)
      translation.define(instruction, part)
    })
  }
}

const emitters: Readonly<Record<string, Emitter>> = {
  fneg: each((instruction, part, translation) =>
    translation.push(instruction.operand(0), part).op(`${floatShape(instruction.type)}.neg`),
  ),
  icmp: emitIntegerComparison,
  fcmp: emitFloatComparison,
  select: each((instruction, part, translation, { isWide, half }) => {
    const { condition } = instruction
    translation.push(instruction.ifTrue, part)
    translation.push(instruction.ifFalse, part)
    translation.push(condition, condition.type.kind === 'vector' ? (isWide ? part >> 1 : part) : 0)
    if (isWide) translation.widen(half)
    translation.code.op('v128.bitselect')
  }),
  freeze: each((instruction, part, translation) => translation.push(instruction.operand(0), part)),
  alloca: each((_instruction, _part, { code }) => code.splat(0)),
  getelementptr: emitAddress,
  load: (instruction, translation) => emitLoad(instruction, instruction.pointer, translation),
  store: (instruction, translation) => emitStore(instruction.storedValue, instruction.pointer, translation),
  extractelement: emitExtraction,
  insertelement: emitInsertion,
  shufflevector: each((instruction, part, translation, { isWide, half }) => {
    const [first, second] = [instruction.operand(0), instruction.operand(1)]
    const count = partsOf(first.type).length
    const from = instruction.indices[isWide ? part >> 1 : part]!
    const at = isWide ? from * 2 + half : from
    if (from < 0) translation.code.splat(0)
    else translation.push(at < count ? first : second, at < count ? at : at - count)
  }),
  extractvalue: each((instruction, part, translation) =>
    translation.push(instruction.operand(0), pathStart(instruction.operand(0).type, instruction.indices) + part),
  ),
  insertvalue: each((instruction, part, translation) => {
    const start = pathStart(instruction.type, instruction.indices)
    const isNew = part >= start && part < start + partsOf(instruction.operand(1).type).length
    translation.push(instruction.operand(isNew ? 1 : 0), isNew ? part - start : part)
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

function emitInsertion(instruction: Instruction, translation: Translation): void {
  const [vector, value, index] = [instruction.operand(0), instruction.operand(1), instruction.operand(2)]
  partsOf(vector.type).forEach(({ isWide, half }, part) => {
    const component = isWide ? part >> 1 : part
    if (index instanceof ConstantInt) {
      if (index.number === component) translation.push(value, half)
      else translation.push(vector, part)
    } else {
      translation.push(value, half)
      translation.push(vector, part)
      pushIsAt(component, instruction, translation)
      if (isWide) translation.widen(half)
      translation.code.op('v128.bitselect')
    }
    translation.define(instruction, part)
  })
}

function emitExtraction(instruction: Instruction, translation: Translation): void {
  const { code } = translation
  const [vector, index] = [instruction.operand(0), instruction.operand(1)]
  const kinds = partsOf(instruction.type)
  const count = partsOf(vector.type).length / kinds.length
  kinds.forEach(({ isWide, half }, part) => {
    if (index instanceof ConstantInt) {
      if (index.number >= 0 && index.number < count) translation.push(vector, index.number * kinds.length + part)
      else code.splat(0)
    } else {
      const found = code.local('v128')
      code.splat(0).set(found)
      for (let component = 0; component < count; component++) {
        translation.push(vector, component * kinds.length + part).get(found)
        pushIsAt(component, instruction, translation)
        if (isWide) translation.widen(half)
        code.op('v128.bitselect').set(found)
      }
      code.get(found)
    }
    translation.define(instruction, part)
  })
}

/** Whether the index, the last operand, is that of a component. */
function pushIsAt(component: number, instruction: Instruction, translation: Translation): void {
  const index = instruction.operands.at(-1)!
  translation.push(index)
  if (partsOf(index.type).length === 2) translation.push(index, 1).shuffle([0, 2, 4, 6])
  translation.code.splat(component).op('i32x4.eq')
}
