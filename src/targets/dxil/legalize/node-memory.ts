// Records of work graphs lie in an address space of their own, without vectors and bools, and are reached by typed pointers.
//
//   %p = call ptr @llvm.dx.node.record.pointer(%records, i32 0)      =>     %p = call ptr addrspace(6) @llvm.dx.node.record.pointer(...)
//   store <2 x float> %v, ptr %p                                     =>     a store of each lane
import { Builder } from '../../../ir/builder.ts'
import type { Module } from '../../../ir/module.ts'
import { pointerType } from '../../../ir/types.ts'
import { definePass } from '../../../passes/define.ts'
import { indexAddresses } from './indexed-addresses.ts'
import { PayloadRewriter, PayloadTypes } from './payload-rewriter.ts'

export const recordPointer = 'llvm.dx.node.record.pointer'
export const recordSpace = 6

export const nodeMemory = definePass({
  name: 'node-memory',
  summary: 'Reach the records of work graphs by typed pointers, without vectors and bools.',
  after: ['resource-access'],
  run(module: Module) {
    const types = new PayloadTypes(module, false)
    const builder = new Builder(module)
    const pointer = pointerType(recordSpace)
    let changed = false
    for (const fn of module.functions.values())
      for (const call of [...fn.instructions()]) {
        if (call.intrinsic !== recordPointer || call.type === pointer) continue
        const handle = call.argument(0)
        const [type] = handle.type.kind === 'target' ? handle.type.types : []
        if (!type) continue
        indexAddresses(builder, call, type)
        builder.positionBefore(call)
        const operands = [handle, call.argument(1)]
        const memory = builder.callIntrinsic(recordPointer, [pointer, handle.type], pointer, operands)
        const isDone = new PayloadRewriter(builder, type, types, memory).run(call)
        if (isDone) call.erase()
        else memory.erase()
        changed ||= isDone
      }
    return changed
  },
})
