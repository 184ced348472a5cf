// Barriers: how far the memory they order is seen, and whether the threads of the group wait for each other.

import { MemorySemantics, Scope } from '../enumerants.ts'
import { deviceScope } from '../memory-model.ts'
import type { Id, SpirvModule } from '../module.ts'
import type { BuiltinCall, Operation, OperationTable } from './call.ts'

const group = MemorySemantics.AcquireRelease | MemorySemantics.WorkgroupMemory
const device = MemorySemantics.AcquireRelease | MemorySemantics.UniformMemory | MemorySemantics.ImageMemory
const all = device | group

export const barrierOperations: OperationTable = {
  AllMemoryBarrier: memoryBarrier(Scope.Device, all),
  AllMemoryBarrierWithGroupSync: groupBarrier(Scope.Device, all),
  Barrier: chosenBarrier,
  DeviceMemoryBarrier: memoryBarrier(Scope.Device, device),
  DeviceMemoryBarrierWithGroupSync: groupBarrier(Scope.Device, device),
  GroupMemoryBarrier: memoryBarrier(Scope.Workgroup, group),
  GroupMemoryBarrierWithGroupSync: groupBarrier(Scope.Workgroup, group),
}

function scopeIn(module: SpirvModule, scope: number): number {
  return scope === Scope.Device ? deviceScope(module) : scope
}

function memoryBarrier(scope: number, semantics: number): Operation {
  return ({ module, writer }) => {
    writer.emitVoid('OpMemoryBarrier', module.uint(scopeIn(module, scope)), module.uint(semantics))
    return 0
  }
}

function groupBarrier(scope: number, semantics: number): Operation {
  return ({ module, writer }) => {
    const operands = [Scope.Workgroup, scopeIn(module, scope), semantics].map((number) => module.uint(number))
    writer.emitVoid('OpControlBarrier', ...operands)
    return 0
  }
}

/** Flags of shader model 6.8. */
const uavMemory = 1
const groupSharedMemory = 2
const groupSync = 1
const deviceFlag = 4

/** `Barrier(kinds of memory or a resource, flags)`, both known when compiling. */
function chosenBarrier(call: BuiltinCall): Id {
  const { module } = call
  const type = call.parameterType(0)
  const memory = type.kind === 'object' ? BigInt(uavMemory) : module.constantValue(call.value(0))
  const flags = module.constantValue(call.value(1))
  if (typeof memory !== 'bigint' || typeof flags !== 'bigint') return call.unsupported('a barrier with variable flags')
  if (type.kind === 'object' && type.row.category.startsWith('node')) return call.unsupported()
  const kinds = Number(memory)
  const semantics = (kinds & uavMemory ? device : 0) | (kinds & groupSharedMemory ? group : 0)
  const scope = Number(flags) & deviceFlag ? Scope.Device : Scope.Workgroup
  const isSync = (Number(flags) & groupSync) !== 0
  if (semantics === 0 && !isSync) return 0
  return (isSync ? groupBarrier : memoryBarrier)(scope, semantics)(call)
}
