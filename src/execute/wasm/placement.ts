// The resources of a dispatch in the memory of a translated shader, and their descriptors.
//
// Those that the shader names are there from the beginning. Which elements of arrays and heaps it chooses, and as what, is known when it
// asks: there is room for all of them, filled when they are asked for.
import type { IrType } from '../../ir/types.ts'
import { CannotRun } from '../cannot-run.ts'
import { bytesOfFormat, formatOf } from '../formats.ts'
import { Handle, Memory } from '../memory.ts'
import { type ResourceInput, Resources } from '../resources.ts'
import { mostPages } from './encoder.ts'
import { type WasmMemory, webAssembly } from './host.ts'
import { aligned, bytesOfDescriptor, type MemoryPlan } from './layout.ts'

type Inputs = Readonly<Record<string, ResourceInput>>

const page = 65536
/** The largest element: four doubles. */
const mostBytesOfElement = 32

export class Placement {
  readonly resources: Resources
  readonly memory: WasmMemory
  readonly #handles = new Map<number, Handle>()
  readonly #descriptors = new Map<string, number>()
  /** By what was bound: the same bytes under two names are the same memory. */
  readonly #moved = new Map<ArrayBufferLike, { readonly from: Memory; readonly to: Memory }>()
  readonly #words: Int32Array
  #nextDescriptor: number
  #next: number

  /** For as many threads of the machine; they share the memory if there are more than one. */
  constructor(plan: MemoryPlan, inputs: Inputs, threads: number) {
    this.resources = new Resources(inputs)
    const room = Object.values(inputs).reduce((sum, input) => sum + bytesOfDescriptor + aligned(roomFor(input)), 0)
    const end = plan.regionOf(threads)
    const initial = Math.ceil((end + room + 16) / page)
    if (initial > mostPages) throw new CannotRun('the resources take more than four gigabytes')
    this.memory = new webAssembly.Memory(threads > 1 ? { initial, maximum: initial, shared: true } : { initial })
    this.#words = new Int32Array(this.memory.buffer)
    this.#nextDescriptor = aligned(end)
    this.#next = this.#nextDescriptor + Object.keys(inputs).length * bytesOfDescriptor
    for (const [index, { resource, index: element, type }] of plan.keys.entries())
      this.#place(new Handle(resource, element), type, plan.descriptorAddress + index * bytesOfDescriptor)
  }

  get buffer(): ArrayBufferLike {
    return this.memory.buffer
  }

  /** What lies at a descriptor. */
  handleAt(descriptor: number): Handle {
    return this.#handles.get(descriptor) ?? new Handle('', 0)
  }

  /** Of a resource that the shader chose; 0 if there is nothing. */
  descriptorOf(handle: Handle, type: IrType): number {
    const key = this.resources.keyOf(handle)
    const known = this.#descriptors.get(key)
    if (known !== undefined) return known
    if (!this.resources.has(key)) return 0
    const descriptor = this.#nextDescriptor
    this.#nextDescriptor += bytesOfDescriptor
    this.#place(handle, type, descriptor)
    return descriptor
  }

  #place(handle: Handle, type: IrType, descriptor: number): void {
    const key = this.resources.keyOf(handle)
    const first = this.#descriptors.get(key)
    this.#handles.set(descriptor, handle)
    if (first !== undefined) {
      this.#words.copyWithin(descriptor / 4, first / 4, first / 4 + 4)
      return
    }
    this.#descriptors.set(key, descriptor)
    const from = this.resources.memoryOf(handle, type)
    const to = this.#move(from)
    this.resources.move(handle, to)
    const [width = 0, height = 1] = this.resources.shapeOf(handle) ?? []
    this.#words.set([to.bytes.byteOffset, to.bytes.byteLength, width, height], descriptor / 4)
  }

  #move(from: Memory): Memory {
    const size = from.bytes.byteLength
    const start = this.#moved.get(from.bytes.buffer)?.to.bytes.byteOffset ?? this.#next
    const to = new Memory(size, new DataView(this.buffer, start, size), from.name, from.stride)
    if (start !== this.#next) return to
    copy(from, to)
    this.#moved.set(from.bytes.buffer, { from, to })
    this.#next += aligned(size)
    return to
  }

  /** What the shader wrote goes back to where it was bound. */
  finish(): void {
    for (const { from, to } of this.#moved.values()) copy(to, from)
    this.resources.finish()
  }
}

function copy({ bytes: from }: Memory, { bytes: to }: Memory): void {
  new Uint8Array(to.buffer, to.byteOffset, to.byteLength).set(
    new Uint8Array(from.buffer, from.byteOffset, from.byteLength),
  )
}

/** Bytes that a resource may take, whatever the shader takes its elements for. */
function roomFor({ bytes, format }: ResourceInput): number {
  const known = format === undefined ? undefined : formatOf(format)
  return known ? Math.ceil(bytes.byteLength / bytesOfFormat(known)) * mostBytesOfElement : bytes.byteLength
}
