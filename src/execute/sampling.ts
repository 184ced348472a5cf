// Samplers: which texels a coordinate falls between, and how they are mixed.
//
//   a linear sampler at 0.5 in a row of two texels 1, 3:  2        a point sampler: 3
//
// Levels, wrapping, borders, comparison and gathers follow the functional specification of Direct3D 11.3, section 7.18; weights are not
// rounded to eight bits.
import type { TextureShape } from './texture-shape.ts'

/** How texels are mixed. */
export type Filter = 'point' | 'linear'
/** What lies beyond the edge of a texture. */
export type AddressMode = 'wrap' | 'mirror' | 'clamp' | 'border' | 'mirror-once'
/** How a comparison sampler compares. */
export type Comparison =
  | 'never'
  | 'less'
  | 'equal'
  | 'less-equal'
  | 'greater'
  | 'not-equal'
  | 'greater-equal'
  | 'always'

/** What is left out: linear, clamped to the edge, a black border, all levels. */
export interface Sampler {
  readonly minify?: Filter
  readonly magnify?: Filter
  readonly mip?: Filter
  /** For all axes, or for each. */
  readonly address?: AddressMode | readonly AddressMode[]
  readonly border?: readonly number[]
  readonly comparison?: Comparison
  readonly bias?: number
  readonly minLevel?: number
  readonly maxLevel?: number
}

/** A texture as a sampler sees it. */
export interface Sampled {
  readonly shape: TextureShape
  /** Four components of a texel by its index. */
  readonly texel: (index: number) => readonly number[]
}

export interface SampleRequest {
  readonly coordinates: readonly number[]
  readonly offset: readonly number[]
  readonly level: number
  /** What texels are compared with; the result is the share of those that pass. */
  readonly reference?: number | undefined
}

const comparisons: Readonly<Record<Comparison, (x: number, y: number) => boolean>> = {
  never: () => false,
  less: (x, y) => x < y,
  equal: (x, y) => x === y,
  'less-equal': (x, y) => x <= y,
  greater: (x, y) => x > y,
  'not-equal': (x, y) => x !== y,
  'greater-equal': (x, y) => x >= y,
  always: () => true,
}

/** The level for the change of the coordinates from pixel to pixel, before bias and limits. */
export function levelOfDetail({ shape }: Sampled, ddx: readonly number[], ddy: readonly number[]): number {
  const sizes = shape.sizeOf(0)
  const length = (change: readonly number[]): number => Math.hypot(...sizes.map((size, axis) => size * change[axis]!))
  const largest = Math.max(length(ddx), length(ddy))
  return largest === 0 ? Number.NEGATIVE_INFINITY : Math.log2(largest)
}

/** Within the sampler's and the texture's levels. */
export function clampedLevel({ shape }: Sampled, sampler: Sampler, level: number): number {
  const { minLevel = 0, maxLevel = Number.POSITIVE_INFINITY } = sampler
  return Math.min(Math.max(level, minLevel, 0), maxLevel, Math.max(shape.levels - 1, 0))
}

export function sample(texture: Sampled, sampler: Sampler, request: SampleRequest): number[] {
  const wanted = request.level + (sampler.bias ?? 0)
  const level = clampedLevel(texture, sampler, wanted)
  const filter = (wanted > 0 ? sampler.minify : sampler.magnify) ?? 'linear'
  if ((sampler.mip ?? 'linear') === 'point') return atLevel(texture, sampler, request, Math.round(level), filter)
  const lower = Math.floor(level)
  const share = level - lower
  const first = atLevel(texture, sampler, request, lower, filter)
  if (share === 0) return first
  return mix(first, atLevel(texture, sampler, request, lower + 1, filter), share)
}

/** One component of the four texels around a place, counterclockwise from the lower left. */
export function gather(texture: Sampled, sampler: Sampler, request: SampleRequest, component: number): number[] {
  const { place, slice } = placeOf(texture, request.coordinates)
  const size = texture.shape.sizeOf(0)
  const base = place.map((at, axis) => Math.floor(at * size[axis]! - 0.5) + (request.offset[axis] ?? 0))
  const corners = [
    [0, 1],
    [1, 1],
    [1, 0],
    [0, 0],
  ]
  return corners.map(([x, y]) => {
    const texel = fetch(texture, sampler, [base[0]! + x!, base[1]! + y!], slice, 0)
    return compared(texel[component]!, sampler, request.reference)
  })
}

/** Coordinates inside a slice, from 0 to 1; of a cube those on its face. */
function placeOf({ shape }: Sampled, coordinates: readonly number[]): { place: readonly number[]; slice: number } {
  const { axes, isArray, isCube } = shape.kind
  const last = coordinates[isCube ? 3 : axes] ?? 0
  const element = isArray ? Math.max(0, Math.round(last)) : 0
  if (!isCube) return { place: coordinates.slice(0, axes), slice: Math.min(element, shape.slices - 1) }
  const { face, place } = cubePlace(coordinates)
  return { place, slice: element * 6 + face }
}

function cubePlace([x = 0, y = 0, z = 0]: readonly number[]): { face: number; place: readonly number[] } {
  const [ax, ay, az] = [Math.abs(x), Math.abs(y), Math.abs(z)]
  const [face, s, t, major] =
    az >= ax && az >= ay
      ? z < 0
        ? [5, -x, -y, az]
        : [4, x, -y, az]
      : ay >= ax
        ? y < 0
          ? [3, x, -z, ay]
          : [2, x, z, ay]
        : x < 0
          ? [1, z, -y, ax]
          : [0, -z, -y, ax]
  return { face: face!, place: [(s! / major! + 1) / 2, (t! / major! + 1) / 2] }
}

function atLevel(
  texture: Sampled,
  sampler: Sampler,
  { coordinates, offset, reference }: SampleRequest,
  level: number,
  filter: Filter,
): number[] {
  const { place, slice } = placeOf(texture, coordinates)
  const size = texture.shape.sizeOf(level)
  const texelAt = (at: readonly number[]): number[] => {
    const texel = fetch(texture, sampler, at, slice, level)
    return reference === undefined ? [...texel] : [compared(texel[0]!, sampler, reference), 0, 0, 0]
  }
  const moved = place.map((at, axis) => at * size[axis]! + (offset[axis] ?? 0))
  if (filter === 'point') return texelAt(moved.map(Math.floor))
  const base = moved.map((at) => Math.floor(at - 0.5))
  const shares = moved.map((at, axis) => at - 0.5 - base[axis]!)
  // From the last axis to the first: mixing halves the number of texels.
  const mixed = (axis: number, at: readonly number[]): number[] => {
    if (axis < 0) return texelAt(at)
    const next = [base[axis]!, ...at]
    const first = mixed(axis - 1, next)
    return shares[axis] === 0 ? first : mix(first, mixed(axis - 1, [base[axis]! + 1, ...at]), shares[axis]!)
  }
  return mixed(base.length - 1, [])
}

function mix(first: readonly number[], second: readonly number[], share: number): number[] {
  return first.map((value, index) => value + (second[index]! - value) * share)
}

function compared(value: number, { comparison = 'less-equal' }: Sampler, reference: number | undefined): number {
  if (reference === undefined) return value
  return comparisons[comparison](reference, value) ? 1 : 0
}

function fetch(
  { shape, texel }: Sampled,
  { address = 'clamp', border = [0, 0, 0, 0] }: Sampler,
  at: readonly number[],
  slice: number,
  level: number,
): readonly number[] {
  const wrapped = shape
    .sizeOf(level)
    .map((size, axis) => wrap(typeof address === 'string' ? address : (address[axis] ?? 'clamp'), at[axis]!, size))
  const index = shape.texelIndex([...wrapped, slice], level)
  return index < 0 ? border : texel(index)
}

/** The texel that a place outside stands for; -1 for the border. */
function wrap(mode: AddressMode, at: number, size: number): number {
  switch (mode) {
    case 'wrap':
      return ((at % size) + size) % size
    case 'mirror': {
      const twice = ((at % (2 * size)) + 2 * size) % (2 * size)
      return twice < size ? twice : 2 * size - 1 - twice
    }
    case 'mirror-once':
      return Math.min(at < 0 ? -1 - at : at, size - 1)
    case 'clamp':
      return Math.min(Math.max(at, 0), size - 1)
    default:
      return at >= 0 && at < size ? at : -1
  }
}
