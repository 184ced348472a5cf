// Barriers: how far the memory they order is seen, and whether the threads of the group wait for each other.

import { fixedInteger } from '../../../program/evaluate/fixed.ts'
import { isNodeObject, type ObjectType } from '../../../types/types.ts'
import { MemorySemantics, Scope } from '../enumerants.ts'
import { deviceScope } from '../memory-model.ts'
import type { Id, SpirvModule } from '../module.ts'
import type { BuiltinCall, Operation, OperationTable } from './call.ts'

const group = MemorySemantics.AcquireRelease | MemorySemantics.WorkgroupMemory
const device = MemorySemantics.AcquireRelease | MemorySemantics.UniformMemory | MemorySemantics.ImageMemory
const records = MemorySemantics.AcquireRelease | MemorySemantics.OutputMemory
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
const nodeMemory = 4 | 8
const groupSync = 1
const deviceFlag = 4

/** `Barrier(kinds of memory or a resource, flags)`, both known when compiling. */
function chosenBarrier(call: BuiltinCall): Id {
  const { module } = call
  const type = call.parameterType(0)
  const [first, second] = call.expression.arguments
  const memory = type.kind === 'object' ? BigInt(memoryOf(type)) : fixedInteger(first!)
  const flags = fixedInteger(second!)
  if (memory === undefined || flags === undefined) return call.unsupported('a barrier with variable flags')
  const kinds = Number(memory)
  const semantics =
    (kinds & uavMemory ? device : 0) | (kinds & groupSharedMemory ? group : 0) | (kinds & nodeMemory ? records : 0)
  // Only the Vulkan memory model can order them.
  if (kinds & nodeMemory) module.capability('VulkanMemoryModel')
  const scope = Number(flags) & deviceFlag ? Scope.Device : Scope.Workgroup
  const isSync = (Number(flags) & groupSync) !== 0
  if (semantics === 0 && !isSync) return 0
  return (isSync ? groupBarrier : memoryBarrier)(scope, semantics)(call)
}

/** Of a resource, or of records. */
function memoryOf(type: ObjectType): number {
  return isNodeObject(type) ? nodeMemory | uavMemory | groupSharedMemory : uavMemory
}
