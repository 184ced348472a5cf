// Where the bindless heaps are: one descriptor set for all of them, a binding by kind.
//
//   ResourceDescriptorHeap[i] as Texture2D       first set that no declared resource uses, binding 2
//   SamplerDescriptorHeap[i]                     the same set, binding 0
//
// Slang's rules. All that is no sampler shares binding 2, for VK_EXT_mutable_descriptor_type, unless the
// shader asks for a binding per kind. Under DXC's rules the heaps that are used take the next free bindings of set 0: resources, samplers,
// counters.
import type { Bindings } from '../../binding/bind.ts'
import type { BindingRules } from '../../binding/rules.ts'
import type { DescriptorPlace } from '../../binding/vulkan-place.ts'
import type { DiagnosticSink } from '../../diagnostics/sink.ts'
import { vulkanDiagnostics } from '../../diagnostics/tables/vulkan.ts'
import { vulkanCheckDiagnostics } from '../../diagnostics/tables/vulkan-checks.ts'
import type { ObjectRow } from '../../hlsl/resources.ts'
import type { ResourceDeclaration } from '../../program/resources.ts'
import type { UsedResource } from '../../rewrite/resources/sources.ts'
import { nowhere } from '../../support/source.ts'
import { asked } from './bindings.ts'
import type { VulkanOptions } from './options.ts'

export interface HeapPlaces {
  readonly placeOf: (resource: UsedResource) => DescriptorPlace
  /** Of buffers from the resource heap: an array with the counter of each descriptor at its index. */
  readonly counters: DescriptorPlace
}

interface HeapInput {
  readonly declarations: readonly ResourceDeclaration[]
  readonly automaticSpace: number
  readonly bindings: Bindings
  readonly rules: BindingRules
}

export function placeHeaps(
  input: HeapInput,
  resources: readonly UsedResource[],
  options: VulkanOptions,
  sink: DiagnosticSink,
): HeapPlaces {
  reportUnbound(resources, options, sink)
  if (input.rules === 'dxc') return heapsOfDxc(input.bindings, resources, options)
  const set = heapSet(input, options)
  const { bindlessSpace } = options
  if (bindlessSpace !== undefined && set !== bindlessSpace && resources.some(({ heap }) => heap))
    sink.report(vulkanDiagnostics.warn_bindless_space_taken(0, { wanted: bindlessSpace, set }))
  return {
    placeOf: ({ object, heap }) => {
      const fixed = object.row.category === 'sampler' ? options.samplerHeap : options.resourceHeap
      return fixed ?? { set, binding: heapBinding(object.row, heap?.isPerKind === true) }
    },
    counters: options.counterHeap ?? { set, binding: counterBinding },
  }
}

/** Behind those of all kinds. */
const counterBinding = 9

/** `-fvk-bind-register` means to place everything. */
function reportUnbound(resources: readonly UsedResource[], options: VulkanOptions, sink: DiagnosticSink): void {
  if (options.registers.length === 0) return
  const isRead = (wanted: boolean): boolean =>
    resources.some(({ heap, object }) => heap && (object.row.category === 'sampler') === wanted)
  const rows = vulkanCheckDiagnostics
  if (!options.resourceHeap && isRead(false))
    sink.report(rows.err_vulkan_heap_unbound(nowhere, { option: '-fvk-bind-resource-heap' }))
  if (!options.samplerHeap && isRead(true))
    sink.report(rows.err_vulkan_heap_unbound(nowhere, { option: '-fvk-bind-sampler-heap' }))
}

/** Only a heap that is used and that no option places takes a binding. */
function heapsOfDxc(
  { freeBindings = [] }: Bindings,
  resources: readonly UsedResource[],
  { resourceHeap, samplerHeap, counterHeap }: VulkanOptions,
): HeapPlaces {
  const isSampler = ({ object }: UsedResource): boolean => object.row.category === 'sampler'
  const takesFirst = !resourceHeap && resources.some((resource) => resource.heap && !isSampler(resource))
  const free = (index: number): DescriptorPlace => ({ set: 0, binding: freeBindings[index] ?? 0 })
  const takesNext = !samplerHeap && resources.some((resource) => resource.heap && isSampler(resource))
  return {
    placeOf: (resource) =>
      isSampler(resource) ? (samplerHeap ?? free(takesFirst ? 1 : 0)) : (resourceHeap ?? free(0)),
    counters: counterHeap ?? free(Number(takesFirst) + Number(takesNext)),
  }
}

/** Declared counts, used or not: the set does not move when something is optimised away. */
function heapSet({ declarations, automaticSpace }: HeapInput, { bindlessSpace }: VulkanOptions): number {
  const taken = new Set<number>()
  for (const declaration of declarations)
    taken.add(asked(declaration, automaticSpace)?.set ?? declaration.space ?? automaticSpace)
  let set = bindlessSpace ?? 0
  while (taken.has(set)) set++
  return set
}

function heapBinding(row: ObjectRow, isPerKind: boolean): number {
  if (row.category === 'sampler') return 0
  if (row.combined !== undefined) return 1
  if (!isPerKind) return 2
  switch (row.category) {
    case 'texture':
      return row.writable ? 3 : 2
    case 'feedback texture':
      return 3
    case 'typed buffer':
      return row.writable ? 5 : 4
    case 'constant buffer':
      return row.class === 'CBV' ? 6 : 4
    case 'structured buffer':
    case 'raw buffer':
      return 7
    default:
      return 8
  }
}
