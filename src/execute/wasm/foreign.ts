// What JavaScript does (calls.ts): operands go to the scratch memory, results come back there. A call that lanes of a wave do together is
// one for all chunks; of others, each chunk makes its own.
import type { Instruction } from '../../ir/instructions.ts'
import type { Value } from '../../ir/values.ts'
import { CannotRun } from '../cannot-run.ts'
import { mostScratch, scratchOffset } from './layout.ts'
import { type ForeignCall, regionParameter, type Translation } from './translate.ts'
import { partsOf } from './values.ts'

/** Of a call without the function. */
export function operandsOf(instruction: Instruction): readonly Value[] {
  return instruction.opcode === 'call'
    ? Array.from({ length: instruction.argumentCount }, (_, index) => instruction.argument(index))
    : instruction.operands
}

/** Vectors of scratch memory that one chunk takes. */
export function scratchOf(instruction: Instruction): number {
  const operands = operandsOf(instruction).reduce((sum, { type }) => sum + partsOf(type).length, 0)
  return Math.max(operands, partsOf(instruction.type).length)
}

export function emitForeign(instruction: Instruction, name: string, translation: Translation): void {
  const { code, context } = translation
  const call = register({ instruction, name, isOfWave: false }, translation)
  writeOperands(instruction, scratchOffset, translation)
  translation.addForeignCost(1)
  code.constant(call).get(translation.mask).op('i32x4.bitmask').call(context.foreign)
  readResults(instruction, scratchOffset, translation)
}

/** Done when the first chunk comes to it; the others find their results. */
export function emitOfWave(instruction: Instruction, name: string, translation: Translation): void {
  if (translation.chunk > 0) return
  const { code, context } = translation
  const { chunks, maskOffset } = context.plan
  const call = register({ instruction, name, isOfWave: true }, translation)
  const offset = (chunk: number): number => scratchOffset + chunk * scratchOf(instruction) * 16
  const inChunks = (emit: (chunk: number) => void): void => {
    for (let chunk = 0; chunk < chunks; chunk++) {
      translation.chunk = chunk
      emit(chunk)
    }
    translation.chunk = 0
  }
  inChunks((chunk) => {
    writeOperands(instruction, offset(chunk), translation)
    code
      .get(regionParameter)
      .get(translation.mask)
      .op('i32x4.bitmask')
      .memory('i32.store', maskOffset + chunk * 4)
  })
  translation.addForeignCost(chunks)
  code.constant(call).constant(0).call(context.foreign)
  inChunks((chunk) => readResults(instruction, offset(chunk), translation))
}

function register(call: ForeignCall, { context: { calls } }: Translation): number {
  if (scratchOf(call.instruction) > mostScratch) throw new CannotRun('a call with that many operands is not translated')
  const known = calls.findIndex(({ instruction }) => instruction === call.instruction)
  return known >= 0 ? known : calls.push(call) - 1
}

function writeOperands(instruction: Instruction, offset: number, translation: Translation): void {
  let at = offset
  for (const operand of operandsOf(instruction))
    partsOf(operand.type).forEach((_, part) => {
      translation.code.get(regionParameter)
      translation.push(operand, part).memory('v128.store', at)
      at += 16
    })
}

function readResults(instruction: Instruction, offset: number, translation: Translation): void {
  partsOf(instruction.type).forEach((_, part) => {
    translation.code.get(regionParameter).memory('v128.load', offset + part * 16)
    translation.define(instruction, part)
  })
}
