// Which bytes of a buffer the optimised module reads or writes.
//
//   %p = call ptr addrspace(2) @llvm.dx.resource.getpointer(%C, i32 0)
//   %q = getelementptr i8, ptr addrspace(2) %p, i32 36
//   %v = load float, ptr addrspace(2) %q                        =>     C: 36..39
//
// Where an index decides, the place is unknown; then the names in the program say more (driver/layouts.ts).
import { ConstantInt } from '../ir/constants.ts'
import type { Instruction } from '../ir/instructions.ts'
import { sizeInBytes } from '../ir/layout.ts'
import type { Module } from '../ir/module.ts'
import type { Value } from '../ir/values.ts'

export interface BytesRead {
  readonly ranges: { readonly offset: number; readonly size: number }[]
  /** Some access goes through an index: into an array, a matrix or a vector. */
  hasIndex: boolean
  /** Some access is not understood. */
  hasUnknown: boolean
}

const handleIntrinsics = new Set(['llvm.dx.resource.handlefrombinding', 'llvm.dx.resource.handlefromimplicitbinding'])

/** By the name of the resource. */
export function bytesRead(module: Module): Map<string, BytesRead> {
  const found = new Map<string, BytesRead>()
  for (const fn of module.functions.values())
    for (const instruction of fn.instructions()) {
      if (!handleIntrinsics.has(instruction.intrinsic)) continue
      const name = instruction.argument(instruction.argumentCount - 1).name.replace(/\.str(\.\d+)?$/, '')
      let known = found.get(name)
      if (!known) found.set(name, (known = { ranges: [], hasIndex: false, hasUnknown: false }))
      followHandle(instruction, known)
    }
  return found
}

function followHandle(handle: Instruction, read: BytesRead): void {
  for (const { user } of handle.uses) {
    const call = user as Instruction
    if (call.intrinsic === 'llvm.dx.resource.getpointer') followPointer(call, 0, read)
    else read.hasUnknown = true
  }
}

function followPointer(pointer: Instruction, offset: number, read: BytesRead): void {
  for (const { user } of pointer.uses) {
    const instruction = user as Instruction
    const { opcode } = instruction
    if (opcode === 'getelementptr') {
      const step = constantOffset(instruction)
      if (step === undefined) read.hasIndex = true
      else followPointer(instruction, offset + step, read)
    } else if (opcode === 'load') read.ranges.push({ offset, size: sizeInBytes(instruction.type) })
    else if (opcode === 'store' && instruction.pointer === (pointer as Value))
      read.ranges.push({ offset, size: sizeInBytes(instruction.storedValue.type) })
    else read.hasUnknown = true
  }
}

/** Only those that count in bytes. */
function constantOffset(step: Instruction): number | undefined {
  const [, index, ...more] = step.operands
  const type = step.subjectType
  if (more.length > 0 || !(index instanceof ConstantInt) || type?.kind !== 'int' || type.bits !== 8) return undefined
  return index.unsignedNumber < 0x80000000 ? index.unsignedNumber : undefined
}
