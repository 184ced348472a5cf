// Turns pointers into resources into accesses of resources.
//
//   %p = getpointer(%buffer, 3), %q = gep i8, %p, 16, load <4 x i32>, %q   =>   load.rawbuffer(%buffer, 3, 16), extractvalue 0
//   %p = getpointer(%constants, 0), %q = gep i8, %p, 20, load float, %q     =>   load.cbufferrow.4(%constants, 1), extractvalue 1
//   atomicrmw add (getpointer %buffer, i), 1                                =>   atomic.binop(%buffer, 0, i, poison, poison, 1)
//
// Runs after every optimisation: loads and stores are what the other passes understand.
import { Builder } from '../../../ir/builder.ts'
import { poisonValue } from '../../../ir/constants.ts'
import { Instruction } from '../../../ir/instructions.ts'
import type { Module } from '../../../ir/module.ts'
import { i8, type TargetType } from '../../../ir/types.ts'
import type { Value } from '../../../ir/values.ts'
import { definePass } from '../../../passes/define.ts'
import { replaceAtomic } from './resource-access/atomics.ts'
import { loadRaw, loadTyped, storeRaw, storeTyped } from './resource-access/buffers.ts'
import { loadConstants } from './resource-access/constants.ts'
import { addOffset, type Offset, startOffset } from './resource-access/offset.ts'

export const resourceAccess = definePass({
  name: 'resource-access',
  summary: 'Turn pointers into resources into accesses of resources.',
  after: [],
  run(module: Module): boolean {
    const builder = new Builder(module)
    let changed = false
    for (const fn of module.functions.values()) {
      const calls = [...fn.instructions()].filter(isPointerCall)
      for (const call of calls) changed = replaceUses(builder, call) || changed
    }
    return changed
  },
})

function isPointerCall({ intrinsic }: Instruction): boolean {
  return intrinsic === 'llvm.dx.resource.getpointer' || intrinsic === 'llvm.dx.resource.gettexturepointer'
}

/** What a pointer means: a resource, the coordinate in it, and bytes from there. */
export interface Access {
  readonly handle: Value
  readonly type: TargetType
  readonly coordinate: Value
  readonly offset: Offset
}

function replaceUses(builder: Builder, call: Instruction): boolean {
  const handle = call.argument(0)
  if (handle.type.kind !== 'target') return false
  const access = { handle, type: handle.type, coordinate: call.argument(1), offset: startOffset }
  const changed = replaceBehind(builder, call, access)
  if (!call.hasUses) call.erase()
  return changed
}

function replaceBehind(builder: Builder, pointer: Instruction, access: Access): boolean {
  let changed = false
  for (const user of pointer.users()) {
    if (!(user instanceof Instruction)) continue
    if (user.opcode === 'getelementptr' && user.subjectType === i8 && user.operands.length === 2) {
      const further = { ...access, offset: addOffset(access.offset, user.operand(1)) }
      changed = replaceBehind(builder, user, further) || changed
      if (!user.hasUses) user.erase()
    } else {
      builder.positionBefore(user)
      changed = replaceAccess(builder, user, access) || changed
    }
  }
  return changed
}

function replaceAccess(builder: Builder, user: Instruction, access: Access): boolean {
  switch (user.opcode) {
    case 'load':
      user.replaceWith(loadFrom(builder, access, user))
      return true
    case 'store':
      if (access.type.name === 'dx.RawBuffer') storeRaw(builder, access, user.storedValue)
      else storeTyped(builder, access, user.storedValue)
      user.erase()
      return true
    case 'atomicrmw':
    case 'cmpxchg':
      replaceAtomic(builder, access, user)
      return true
    default:
      return false
  }
}

function loadFrom(builder: Builder, access: Access, { type }: Instruction): Value {
  switch (access.type.name) {
    case 'dx.CBuffer':
    case 'dx.TBuffer':
      return loadConstants(builder, access, type)
    case 'dx.RawBuffer':
      return loadRaw(builder, access, type)
    case 'dx.TypedBuffer':
      return loadTyped(builder, access, type)
    default:
      return poisonValue(type)
  }
}
