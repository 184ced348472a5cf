// The descriptor heaps that a shader still reads after optimisation. Direct3D has two for everything; on Vulkan every type is an array
// of its own, with a set and a binding.

import { ConstantInt } from '../ir/constants.ts'
import { Instruction } from '../ir/instructions.ts'
import type { Module } from '../ir/module.ts'

export interface ReflectedHeap {
  readonly heap: 'resource' | 'sampler'
  /** The type of its elements; null where one heap holds all types. */
  readonly resource: string | null
  /** Some index differs between threads. */
  readonly nonuniform: boolean
  /** Of Vulkan; null elsewhere. */
  readonly set: number | null
  readonly binding: number | null
}

const heapIntrinsic = 'llvm.dx.resource.handlefromheap'
const markIntrinsic = 'llvm.dx.resource.nonuniformindex'

/** The heaps of shader model 6.6 in a module. */
export function describeHeaps(module: Module): ReflectedHeap[] {
  const found = new Map<'resource' | 'sampler', boolean>()
  for (const fn of module.functions.values())
    for (const instruction of fn.instructions()) {
      if (instruction.intrinsic !== heapIntrinsic) continue
      const kind = instruction.argument(1)
      const heap = kind instanceof ConstantInt && kind.number !== 0 ? 'sampler' : 'resource'
      const index = instruction.argument(0)
      const isMarked = index instanceof Instruction && index.intrinsic === markIntrinsic
      found.set(heap, found.get(heap) === true || isMarked)
    }
  return (['resource', 'sampler'] as const).flatMap((heap) => {
    const nonuniform = found.get(heap)
    return nonuniform === undefined ? [] : [{ heap, resource: null, nonuniform, set: null, binding: null }]
  })
}
