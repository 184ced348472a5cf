// Where data with descriptor handles lies for the host, on every target. A handle is two words where heaps are
// indexed and the native descriptor elsewhere, so everything behind it moves too.
//
//   struct { float a; Texture2D.Handle h; }     hlsl: h at 4    std140, std430: 8    scalar: 4    cuda: 8
//
// Direct3D's own rules are those of src/types/layout.ts; the others differ only in the alignments below.
import { type DescriptorKind, descriptorKindOf } from '../hlsl/descriptors.ts'
import { alignTo } from '../support/align.ts'
import { alignmentOf, arrayStride, matrixVectors, placeAfter, scalarSize, sizeOf } from '../types/layout.ts'
import type { HandleType, ObjectType, StructType, Type } from '../types/types.ts'

export const hostLayouts = ['hlsl', 'std140', 'std430', 'scalar', 'wgsl', 'metal', 'cuda', 'cpu'] as const
export type HostLayout = (typeof hostLayouts)[number]

/** What the bytes belong to. */
export type HostStorage = 'constant' | 'structured'

export interface Extent {
  readonly size: number
  readonly alignment: number
}

interface LayoutRow {
  /** Of a vector of `count` scalars of `size` bytes. */
  readonly vector: (size: number, count: number) => Extent
  /** Arrays and structs start at multiples of this, and array elements take as much. */
  readonly block: number
  readonly boolSize: number
  readonly handle: (target: ObjectType) => Extent
}

const asNumbers = (size: number, count: number): Extent => ({ size: size * count, alignment: size })
const asPowers = (size: number, count: number): Extent => ({
  size: size * count,
  alignment: size * (count === 3 ? 4 : count),
})
/** Three components take the room of four. */
const asPaddedPowers = (size: number, count: number): Extent => {
  const { alignment } = asPowers(size, count)
  return { size: alignment, alignment }
}
const asCudaVectors = (size: number, count: number): Extent => ({
  size: size * count,
  alignment: count === 3 ? size : Math.min(16, size * count),
})

const words = (alignment: number) => (): Extent => ({ size: 8, alignment })

/** Native descriptors are 8 bytes; those that carry a size or a sampler beside it are 16. */
function native(large: readonly DescriptorKind[]): (target: ObjectType) => Extent {
  return ({ row }) => {
    const isLarge = large.includes(descriptorKindOf(row)) || row.counter === 'append' || row.counter === 'consume'
    return { size: isLarge ? 16 : 8, alignment: 8 }
  }
}

const rows: Readonly<Record<Exclude<HostLayout, 'hlsl'>, LayoutRow>> = {
  std140: { vector: asPowers, block: 16, boolSize: 4, handle: words(8) },
  std430: { vector: asPowers, block: 1, boolSize: 4, handle: words(8) },
  scalar: { vector: asNumbers, block: 1, boolSize: 4, handle: words(4) },
  wgsl: { vector: asPowers, block: 1, boolSize: 4, handle: words(8) },
  metal: { vector: asPaddedPowers, block: 1, boolSize: 1, handle: native(['CombinedTextureSampler']) },
  cuda: { vector: asCudaVectors, block: 1, boolSize: 1, handle: native(['StorageBuffer']) },
  cpu: { vector: asNumbers, block: 1, boolSize: 1, handle: native(['CombinedTextureSampler', 'StorageBuffer']) },
}

/** Metal binds a handle among plain constants to a slot of its own: it takes no bytes there. */
export function isSlot(layout: HostLayout, storage: HostStorage): boolean {
  return layout === 'metal' && storage === 'constant'
}

/** Size and alignment of values under one set of rules, and where they go. */
export class Layouter {
  readonly #layout: HostLayout
  readonly #storage: HostStorage
  readonly #row: LayoutRow | undefined

  constructor(layout: HostLayout, storage: HostStorage) {
    this.#layout = layout
    this.#storage = storage
    const row = layout === 'hlsl' ? undefined : rows[layout]
    // Uniform buffers of WebGPU keep arrays and structs at 16 bytes.
    this.#row = row && layout === 'wgsl' && storage === 'constant' ? { ...row, block: 16 } : row
  }

  /** The first place at or after `offset` for a value. */
  place(offset: number, type: Type, rowMajor: boolean): number {
    if (!this.#row) return placeAfter(offset, type, rowMajor, this.#storage)
    return alignTo(offset, this.extent(type, rowMajor).alignment)
  }

  stride(type: Extract<Type, { kind: 'array' }>, rowMajor: boolean): number {
    if (!this.#row) return arrayStride(type, rowMajor, this.#storage)
    const { size, alignment } = this.extent(type.element, rowMajor)
    return alignTo(size, Math.max(alignment, this.#row.block))
  }

  extent(type: Type, rowMajor: boolean): Extent {
    const row = this.#row
    if (!row) return { size: sizeOf(type, rowMajor, this.#storage), alignment: alignmentOf(type, this.#storage) }
    switch (type.kind) {
      case 'scalar':
      case 'enum':
        return asNumbers(this.#scalar(type), 1)
      case 'vector':
        return row.vector(this.#scalar(type.element), type.count)
      case 'matrix': {
        const { count, length } = matrixVectors(type, rowMajor)
        const { size, alignment } = row.vector(this.#scalar(type.element), length)
        const block = Math.max(alignment, row.block)
        return { size: count * alignTo(size, block), alignment: block }
      }
      case 'array': {
        const { alignment } = this.extent(type.element, rowMajor)
        return { size: (type.count ?? 0) * this.stride(type, rowMajor), alignment: Math.max(alignment, row.block) }
      }
      case 'struct':
        return this.#struct(type)
      case 'handle':
        return this.#handle(type)
      default:
        return { size: 0, alignment: 1 }
    }
  }

  #scalar(type: Parameters<typeof scalarSize>[0]): number {
    const isBool = type.kind === 'scalar' && type.scalar === 'bool'
    return isBool ? this.#row!.boolSize : scalarSize(type)
  }

  #handle({ target }: HandleType): Extent {
    return isSlot(this.#layout, this.#storage) ? { size: 0, alignment: 1 } : this.#row!.handle(target)
  }

  #struct(type: StructType): Extent {
    let end = 0
    let alignment = this.#row!.block
    for (const { type: member, rowMajor } of membersOf(type)) {
      const extent = this.extent(member, rowMajor)
      end = alignTo(end, extent.alignment) + extent.size
      alignment = Math.max(alignment, extent.alignment)
    }
    return { size: alignTo(end, alignment), alignment }
  }
}

/** Bases first, then fields, as they lie in memory. */
export function membersOf(
  type: StructType,
): readonly { readonly name: string; readonly type: Type; readonly rowMajor: boolean }[] {
  return [...type.bases.map((base) => ({ name: base.name, type: base, rowMajor: false })), ...type.fields]
}
