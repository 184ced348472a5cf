// Atomics on resources.
//
//   atomicrmw umax ptr %p, i32 %v     =>     atomic.binop(%handle, 7, coordinates, %v)
import type { Builder } from '../../../../ir/builder.ts'
import { constantInt, poisonValue, zeroValue } from '../../../../ir/constants.ts'
import { Instruction } from '../../../../ir/instructions.ts'
import type { AtomicOperation } from '../../../../ir/opcodes.ts'
import { i32, intType } from '../../../../ir/types.ts'
import type { Value } from '../../../../ir/values.ts'
import type { Access } from '../resource-access.ts'
import { position } from './buffers.ts'

/** Numbers of the operations in DXIL; subtraction adds the negative. */
const operationNumbers: Readonly<Partial<Record<AtomicOperation, number>>> = {
  add: 0,
  sub: 0,
  and: 1,
  or: 2,
  xor: 3,
  min: 4,
  max: 5,
  umin: 6,
  umax: 7,
  xchg: 8,
}

export function replaceAtomic(builder: Builder, access: Access, atomic: Instruction): void {
  if (atomic.opcode === 'cmpxchg') replaceExchange(builder, access, atomic)
  else replaceBinary(builder, access, atomic)
}

function replaceBinary(builder: Builder, access: Access, atomic: Instruction): void {
  const { type } = atomic
  const number = operationNumbers[atomic.atomicOperation]
  // Floats have no atomics but the exchange of their bits.
  const integer = type.kind === 'float' ? intType(type.bits) : type
  let value = builder.cast('bitcast', atomic.storedValue, integer)
  if (atomic.atomicOperation === 'sub') value = builder.sub(zeroValue(integer), value)
  const operands = [access.handle, constantInt(i32, number ?? 0), ...coordinates(builder, access), value]
  const old = builder.callIntrinsic('llvm.dx.resource.atomic.binop', [integer, access.type], integer, operands)
  atomic.replaceWith(builder.cast('bitcast', old, type))
}

function replaceExchange(builder: Builder, access: Access, atomic: Instruction): void {
  const expected = atomic.operand(1)
  const { type } = expected
  const operands = [access.handle, ...coordinates(builder, access), expected, atomic.operand(2)]
  const old = builder.callIntrinsic('llvm.dx.resource.atomic.compareexchange', [type, access.type], type, operands)
  for (const user of atomic.users()) {
    if (!(user instanceof Instruction) || user.opcode !== 'extractvalue') continue
    user.replaceWith(user.indices[0] === 0 ? old : builder.icmp('eq', old, expected))
  }
  if (!atomic.hasUses) atomic.erase()
}

/** Always three; unused ones are poison. */
function coordinates(builder: Builder, access: Access): Value[] {
  const { type, coordinate } = access
  if (type.name === 'dx.RawBuffer') return [...position(builder, access), poisonValue(i32)]
  const count = coordinate.type.kind === 'vector' ? coordinate.type.count : 1
  return [0, 1, 2].map((index) => {
    if (index >= count) return poisonValue(i32)
    return coordinate.type.kind === 'vector' ? builder.extractElement(coordinate, index) : coordinate
  })
}
