// What instructions, types and handles a function may have.

import { type Stage, stages } from '../../../hlsl/profiles.ts'
import { ConstantInt, isUndefined } from '../../../ir/constants.ts'
import { Instruction } from '../../../ir/instructions.ts'
import type { IrFunction } from '../../../ir/module.ts'
import { isBinaryOpcode, isCastOpcode, type Opcode } from '../../../ir/opcodes.ts'
import type { IrType } from '../../../ir/types.ts'
import type { Value } from '../../../ir/values.ts'
import type { DxilModule } from '../dxil-module.ts'
import { stagesOfOperation } from '../operation-stages.ts'
import { operationNumbered } from '../operations.ts'
import { letterType, overloadName } from '../types.ts'
import { checkOperation } from './operation-rules.ts'
import type { Complain } from './violations.ts'

const allowed: ReadonlySet<Opcode> = new Set<Opcode>([
  'icmp',
  'fcmp',
  'select',
  'phi',
  'call',
  'getelementptr',
  'alloca',
  'load',
  'store',
  'extractvalue',
  'atomicrmw',
  'cmpxchg',
  'br',
  'switch',
  'ret',
])
const allowedWithVectors: ReadonlySet<Opcode> = new Set<Opcode>(['extractelement', 'insertelement', 'shufflevector'])
/** Shader model 6.x that has vectors. */
const vectorsSince = 9
const widths: ReadonlySet<number> = new Set([1, 8, 16, 32, 64])
const handleName = 'dx.types.Handle'

export function checkFunction(fn: IrFunction, dxil: DxilModule, complain: Complain): void {
  const { minor, stage } = dxil
  const isLibrary = stage === 'library'
  const hasVectors = minor >= vectorsSince || isLibrary
  const isLenient = isLibrary || stage === 'mesh' || stage === 'amplification'
  for (const block of fn.blocks)
    for (const instruction of block.instructions) {
      const { opcode, type } = instruction
      if (!isAllowed(instruction, hasVectors, isLenient)) complain('Instr.Allowed', opcode, instruction)
      if (!isLibrary) {
        checkType(type, hasVectors, instruction, complain)
        if (instruction.subjectType && opcode !== 'call')
          checkType(instruction.subjectType, hasVectors, instruction, complain)
      }
      if (opcode === 'call') checkCall(instruction, dxil, complain)
      else if (instruction.operands.some((operand, index) => isUndefined(operand) && !mayBeUndefined(opcode, index)))
        complain('Instr.NoReadingUninitialized', opcode, instruction)
      if (opcode === 'getelementptr') checkBounds(instruction, complain)
    }
}

function mayBeUndefined(opcode: Opcode, operand: number): boolean {
  if (opcode === 'phi') return true
  return operand === (opcode === 'shufflevector' ? 1 : 0) && partlyUndefined.has(opcode)
}

const partlyUndefined: ReadonlySet<Opcode> = new Set<Opcode>(['store', 'insertelement', 'shufflevector'])

/** A constant index lies inside the array. */
function checkBounds(address: Instruction, complain: Complain): void {
  const [, first, index] = address.operands
  const { subjectType: type } = address
  if (type?.kind !== 'array' || type.count === 0) return
  if (!(first instanceof ConstantInt && index instanceof ConstantInt)) return
  const isInside = first.isZero && index.number >= 0 && index.number < type.count
  if (!isInside) complain('Instr.InBoundsAccess', `element ${index.number} of ${type.count}`, address)
}

function isAllowed({ opcode, previous }: Instruction, hasVectors: boolean, isLenient: boolean): boolean {
  if (isBinaryOpcode(opcode) || isCastOpcode(opcode) || allowed.has(opcode)) return true
  if (opcode === 'unreachable') return isLenient && previous?.calledFunction?.attributes.has('noreturn') === true
  return (hasVectors || isLenient) && allowedWithVectors.has(opcode)
}

function checkType(type: IrType, hasVectors: boolean, at: Instruction, complain: Complain): void {
  if (type.kind === 'vector' && !hasVectors) complain('Types.NoVector', type.text, at)
  if (type.kind === 'int' && !widths.has(type.bits)) complain('Types.IntWidth', type.text, at)
  if (type.kind === 'array' && type.element.kind === 'array') complain('Types.NoMultiDim', type.text, at)
}

function checkCall(call: Instruction, dxil: DxilModule, complain: Complain): void {
  const callee = call.calledFunction
  if (!callee?.name.startsWith('dx.op.')) return
  checkHandles(call, dxil, complain)
  checkOperation(call, dxil, complain)
  checkUsers(call, complain)
  const number = call.argument(0)
  if (!(number instanceof ConstantInt)) {
    complain('Instr.OpConst', callee.name, call)
    return
  }
  const row = operationNumbered(number.unsignedNumber)
  if (!row) {
    complain('Instr.IllegalDXILOpCode', `${callee.name} (${number.number})`, call)
    return
  }
  if (row.shaderModel > dxil.minor) complain('Sm.Opcode', `${row.name} in 6.${dxil.minor}`, call)
  const stage = stageAround(call, dxil)
  if (stage && ((stagesOfOperation(number.unsignedNumber).mask >> stages[stage].kind) & 1) === 0)
    complain('Sm.IncompatibleOperation', `${row.name} in ${stage} shaders`, call)
  const [own, base] = [callee.name, `dx.op.${row.function}`]
  if (row.overloads === '') {
    if (own !== base) complain('Instr.Oload', own, call)
    checkSignature(call, row.signature, call.type, dxil, complain)
    return
  }
  const overload = overloadOf(call, row.signature)
  // What is overloaded on the user's structs has pointers to them.
  if (row.overloads.includes('u') || overload?.kind === 'pointer') return
  if (overload && own !== `${base}.${overloadName(overload)}`) complain('Instr.Oload', own, call)
  if (overload) checkSignature(call, row.signature, overload, dxil, complain)
}

/** Undefined in a library's functions that are no shaders: their callers have a stage. */
function stageAround({ block }: Instruction, { entries, stage }: DxilModule): Stage | undefined {
  const entry = entries.find(({ function: fn }) => fn === block?.parent)
  return entry?.stage ?? (stage === 'library' ? undefined : stage)
}

/** From an operand or result of the overload's own type. */
function overloadOf(call: Instruction, signature: string): IrType | undefined {
  const [result, rest] = signature.split('(') as [string, string]
  if (result === 'o') return call.type
  const at = rest.indexOf('o')
  if (at >= 0) return call.argument(at + 1).type
  return call.type.kind === 'struct' ? call.type.elements[0] : undefined
}

function checkSignature(
  call: Instruction,
  signature: string,
  overload: IrType,
  { module }: DxilModule,
  complain: Complain,
): void {
  const letters = signature.slice(signature.indexOf('(') + 1, -1)
  const fits =
    call.argumentCount === letters.length + 1 &&
    [...letters].every(
      (letter, index) =>
        !plainLetters.includes(letter) || call.argument(index + 1).type === letterType(module, letter, overload),
    )
  if (!fits) complain('Instr.CallOload', call.calledFunction!.name, call)
}

/** Letters whose types are the module's own single ones. */
const plainLetters = 'ib1lwhfdo'

const objectNames: ReadonlySet<string> = new Set([
  'dx.types.HitObject',
  'dx.types.NodeHandle',
  'dx.types.NodeRecordHandle',
])

/** The several results of an operation are taken apart at once. */
function checkUsers(call: Instruction, complain: Complain): void {
  if (call.type.kind !== 'struct' || !call.type.name.startsWith('dx.types.')) return
  if (call.type.name === handleName || objectNames.has(call.type.name)) return
  for (const { user } of call.uses)
    if (!(user instanceof Instruction && user.opcode === 'extractvalue'))
      complain('Instr.DxilStructUser', call.calledFunction!.name, call)
}

/** Handles come straight from the operation that makes them; a library may also hand them on. */
function checkHandles(call: Instruction, { stage }: DxilModule, complain: Complain): void {
  if (stage === 'library') return
  for (let index = 1; index < call.argumentCount; index++) {
    const operand = call.argument(index)
    if (isHandle(operand) && !(operand instanceof Instruction && operand.opcode === 'call'))
      complain('Instr.HandleNotFromCreateHandle', call.calledFunction!.name, call)
  }
}

function isHandle({ type }: Value): boolean {
  return type.kind === 'struct' && type.name === handleName
}
