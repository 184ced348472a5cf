// The Vulkan memory model (`-fspv-use-vulkan-memory-model`, or a type that needs it): memory that other threads see is marked at each
// access instead of at its variable.
//
//   globallycoherent, groupshared     OpStore ... MakePointerAvailable|NonPrivatePointer %scope     (OpLoad: MakePointerVisible)
//
// Without it a coherent variable is decorated, and groupshared memory is coherent by itself.
import { MemoryAccess, Scope } from './enumerants.ts'
import type { Id, SpirvModule, StorageClassName } from './module.ts'
import type { ImageOperandList } from './operations/image-operands.ts'

export type AccessKind = 'load' | 'store'

export interface AccessedMemory {
  readonly storage: StorageClassName
  readonly isCoherent: boolean
  /** Of memory at an address. */
  readonly alignment: number | undefined
}

/** The scope of all threads of a device; in the Vulkan model those of a queue family, as the device needs a feature of its own. */
export function deviceScope({ isVulkanModel }: SpirvModule): number {
  return isVulkanModel ? Scope.QueueFamily : Scope.Device
}

function coherentScope(module: SpirvModule, { storage, isCoherent }: AccessedMemory): Id | undefined {
  if (!module.isVulkanModel) return undefined
  if (storage === 'Workgroup') return module.uint(Scope.Workgroup)
  return isCoherent ? module.uint(deviceScope(module)) : undefined
}

/** The operands behind those of a load or store. */
export function accessOperands(module: SpirvModule, memory: AccessedMemory, kind: AccessKind): number[] {
  const { alignment } = memory
  const scope = coherentScope(module, memory)
  if (scope === undefined) return alignment === undefined ? [] : [MemoryAccess.Aligned, alignment]
  const made = kind === 'load' ? MemoryAccess.MakePointerVisible : MemoryAccess.MakePointerAvailable
  const mask = made | MemoryAccess.NonPrivatePointer
  return alignment === undefined ? [mask, scope] : [mask | MemoryAccess.Aligned, alignment, scope]
}

/** The same for a texel of a coherent image. */
export function addTexelOperands(
  module: SpirvModule,
  operands: ImageOperandList,
  isCoherent: boolean,
  kind: AccessKind,
): void {
  if (!module.isVulkanModel || !isCoherent) return
  operands.add(kind === 'load' ? 'MakeTexelVisible' : 'MakeTexelAvailable', module.uint(deviceScope(module)))
  operands.add('NonPrivateTexel')
}
