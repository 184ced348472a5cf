// Where the texels of a texture are: kinds of textures, sizes of mip levels, the index of a texel.
//
//   a Texture2DArray of 8 x 4, 3 slices, 2 levels:   level 0 has 8 * 4 * 3 texels, level 1 behind it 4 * 2 * 3
import type { IrType } from '../ir/types.ts'

interface Kind {
  /** Axes that shrink from level to level. */
  readonly axes: 1 | 2 | 3
  readonly isArray?: true
  readonly isCube?: true
}

/** By the number of the kind in the handle's type, DXIL's ResourceKind. */
const kinds: Readonly<Record<number, Kind>> = {
  1: { axes: 1 },
  2: { axes: 2 },
  3: { axes: 2 },
  4: { axes: 3 },
  5: { axes: 2, isCube: true },
  6: { axes: 1, isArray: true },
  7: { axes: 2, isArray: true },
  8: { axes: 2, isArray: true },
  9: { axes: 2, isArray: true, isCube: true },
}

export class TextureShape {
  readonly kind: Kind
  readonly levels: number
  readonly samples: number
  readonly #shape: readonly number[]

  constructor(type: IrType, shape: readonly number[], levels: number, samples: number) {
    this.kind = (type.kind === 'target' && kinds[type.integers.at(-1)!]) || { axes: 2 }
    this.#shape = shape
    this.levels = shape.length === 0 ? 0 : levels
    this.samples = samples
  }

  /** Texels along each axis of a level. */
  sizeOf(level: number): number[] {
    return Array.from({ length: this.kind.axes }, (_, axis) => Math.max(1, (this.#shape[axis] ?? 1) >> level))
  }

  /** Faces of a cube count. */
  get slices(): number {
    const { axes, isArray, isCube } = this.kind
    return isArray || isCube ? (this.#shape[axes] ?? (isCube ? 6 : 1)) : 1
  }

  /** -1 outside. Behind the axes of the level comes the slice. */
  texelIndex(coordinates: readonly number[], level: number, sample = 0): number {
    if (level < 0 || level >= this.levels || sample < 0 || sample >= this.samples) return -1
    let start = 0
    for (let before = 0; before < level; before++) start += this.#texelsOf(before)
    const sizes = [...this.sizeOf(level), this.slices]
    let index = 0
    for (let axis = sizes.length - 1; axis >= 0; axis--) {
      const at = coordinates[axis] ?? 0
      if (at < 0 || at >= sizes[axis]!) return -1
      index = index * sizes[axis]! + at
    }
    return (start + index) * this.samples + sample
  }

  #texelsOf(level: number): number {
    return this.sizeOf(level).reduce((product, size) => product * size, this.slices)
  }
}
