// The descriptor heaps that a shader still reads after optimisation. Direct3D has two for everything; on Vulkan every type is an array
// of its own, with a set and a binding.

import { markedInModule } from '../analysis/data-flow.ts'
import { ConstantInt } from '../ir/constants.ts'
import type { Module } from '../ir/module.ts'

/** A descriptor heap the shader reads. */
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

/** A heap of Direct3D, which is in no register, as binding tables list it. */
export type HeapRow = Pick<ReflectedHeap, 'heap' | 'nonuniform'>

export function heapRows(heaps: readonly ReflectedHeap[]): HeapRow[] {
  return heaps.map(({ heap, nonuniform }) => ({ heap, nonuniform }))
}

/** What is known of the indices, for people. */
export function heapIndexText({ nonuniform }: HeapRow): string {
  return nonuniform ? 'marked as not uniform' : 'taken as uniform'
}

const heapIntrinsic = 'llvm.dx.resource.handlefromheap'
const coherentIntrinsic = 'llvm.dx.resource.handlefromcoherentheap'

/** The heaps of shader model 6.6 in a module. */
export function describeHeaps(module: Module): ReflectedHeap[] {
  const found = new Map<'resource' | 'sampler', boolean>()
  const calls = module.callsOf((name) => name === heapIntrinsic || name === coherentIntrinsic)
  const marked = calls.length > 0 ? markedInModule(module) : undefined
  for (const call of calls) {
    const kind = call.argument(1)
    const isSampler = call.intrinsic === heapIntrinsic && kind instanceof ConstantInt && kind.number !== 0
    const heap = isSampler ? 'sampler' : 'resource'
    found.set(heap, found.get(heap) === true || marked!.has(call.argument(0)))
  }
  return (['resource', 'sampler'] as const).flatMap((heap) => {
    const nonuniform = found.get(heap)
    return nonuniform === undefined ? [] : [{ heap, resource: null, nonuniform, set: null, binding: null }]
  })
}
