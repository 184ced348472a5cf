// Interlocked functions: one instruction on a pointer, be it to groupshared memory, a buffer or a texel.

import { scalars } from '../../../hlsl/scalars.ts'
import type { Type } from '../../../types/types.ts'
import { pointerTo } from '../access.ts'
import { Scope } from '../enumerants.ts'
import { deviceScope } from '../memory-model.ts'
import type { Id } from '../module.ts'
import type { OpcodeName } from '../opcodes.ts'
import type { Place } from '../place.ts'
import { scalarTypeId, scalarUnder } from '../types.ts'
import type { BuiltinCall, Operation, OperationTable } from './call.ts'
import { texelPointer } from './texels.ts'
import { kindOf, widthOf } from './vectors.ts'

/** By the destination's sign where it matters. */
export const updates: Readonly<Record<string, { readonly signed: OpcodeName; readonly unsigned: OpcodeName }>> = {
  InterlockedAdd: { signed: 'OpAtomicIAdd', unsigned: 'OpAtomicIAdd' },
  InterlockedAnd: { signed: 'OpAtomicAnd', unsigned: 'OpAtomicAnd' },
  InterlockedExchange: { signed: 'OpAtomicExchange', unsigned: 'OpAtomicExchange' },
  InterlockedMax: { signed: 'OpAtomicSMax', unsigned: 'OpAtomicUMax' },
  InterlockedMin: { signed: 'OpAtomicSMin', unsigned: 'OpAtomicUMin' },
  InterlockedOr: { signed: 'OpAtomicOr', unsigned: 'OpAtomicOr' },
  InterlockedXor: { signed: 'OpAtomicXor', unsigned: 'OpAtomicXor' },
}

export const atomicOperations: OperationTable = {
  ...Object.fromEntries(
    Object.entries(updates).map(([name, opcodes]): [string, Operation] => [
      name,
      (call) => {
        const target = targetOf(call)
        if (target)
          update(call, target, scalars[scalarUnder(target.type).scalar].signed ? opcodes.signed : opcodes.unsigned)
        return 0
      },
    ]),
  ),
  InterlockedCompareExchange: compare,
  InterlockedCompareExchangeFloatBitwise: compare,
  InterlockedCompareStore: compare,
  InterlockedCompareStoreFloatBitwise: compare,
}

/** Memory an atomic works on. */
export interface AtomicTarget {
  readonly pointer: Id
  /** A scalar. */
  readonly type: Type
  readonly scope: number
}

function targetOf(call: BuiltinCall): AtomicTarget | undefined {
  const place = unwrapped(call.place(0))
  if (place.kind === 'memory') {
    const scope = place.storage === 'Workgroup' ? Scope.Workgroup : deviceScope(call.module)
    return { pointer: pointerTo(call.writer, place), type: place.type, scope }
  }
  if (place.kind === 'texel') {
    const pointer = texelPointer(call.writer, place)
    return { pointer, type: place.type, scope: deviceScope(call.module) }
  }
  call.unsupported(`'${call.expression.name}' on a part of a value`)
  return undefined
}

/** The only component of a texel is the texel. */
function unwrapped(place: Place): Place {
  const isWhole = place.kind === 'components' && place.base.kind === 'texel' && place.base.type.kind === 'scalar'
  return isWhole ? place.base : place
}

/** The value as the scalar type, which is of the same width. */
function asType(call: BuiltinCall, value: Id, type: Id): Id {
  return call.module.typeOf(value) === type ? value : call.writer.emit('OpBitcast', type, value)
}

function requireWidth(call: BuiltinCall, value: Id): void {
  if (widthOf(call.writer, value) === 64) call.module.capability('Int64Atomics')
}

/** Argument 1 is the operand, argument 2 gets the old value. */
export function update(call: BuiltinCall, { pointer, type, scope }: AtomicTarget, opcode: OpcodeName): void {
  const { module, writer } = call
  const scalar = scalarTypeId(writer.shared, scalarUnder(type).scalar)
  const operand = asType(call, call.value(1), scalar)
  requireWidth(call, operand)
  const old = writer.emit(opcode, scalar, pointer, module.uint(scope), module.uint(0), operand)
  writeOld(call, 2, old)
}

function writeOld(call: BuiltinCall, index: number, old: Id): void {
  if (call.count > index) call.write(index, asType(call, old, call.writer.type(call.parameterType(index))))
}

function compare(call: BuiltinCall): Id {
  const target = targetOf(call)
  if (!target) return 0
  // Only integers are compared, and a pointer to a float is none to an integer.
  if (scalars[scalarUnder(target.type).scalar].class === 'float') return call.unsupported(`'${call.expression.name}'`)
  compareMemory(call, target)
  return 0
}

/** Arguments 1 and 2 are what to expect and what to store, argument 3 gets the old value. Floats are compared as bits. */
export function compareMemory(call: BuiltinCall, { pointer, type, scope }: AtomicTarget): void {
  const { module, writer } = call
  const scalar = scalarTypeId(writer.shared, scalarUnder(type).scalar)
  const [expected, replacement] = [asType(call, call.value(1), scalar), asType(call, call.value(2), scalar)]
  requireWidth(call, expected)
  const none = module.uint(0)
  const operands = [pointer, module.uint(scope), none, none, replacement, expected]
  writeOld(call, 3, writer.emit('OpAtomicCompareExchange', scalar, ...operands))
}

/** Whether a raw buffer's operand asks for the signed form. */
export function isSignedOperand(call: BuiltinCall): boolean {
  return kindOf(call.writer, call.value(1)) === 'signed'
}
