// Locations of inputs and outputs: those that are asked for, then the first free ones in order of declaration, or of semantics.
//
//   float3x4 m : M; float2 uv : TEXCOORD;        m takes locations 0 to 2 (its rows), uv 3
import { scalars } from '../../hlsl/scalars.ts'
import { isNumeric, type Type } from '../../types/types.ts'
import type { StageLeaf } from './interface/side.ts'
import type { StageVariable } from './model.ts'

/** Of declaration; of semantics; of semantics, and of equal ones those of control points before those of the patch. */
export type LocationOrder = 'decl' | 'alpha' | 'linked'

export function assignLocations(leaves: readonly StageLeaf[], order: LocationOrder = 'decl'): StageVariable[] {
  const taken = new Set<number>()
  for (const { location, variable, vertices } of leaves)
    if (location !== undefined)
      for (let at = 0; at < locationCount(oneOf(variable.type, vertices)); at++) taken.add(location + at)
  const waiting = leaves.filter(({ builtin, location }) => builtin === undefined && location === undefined)
  const ofPatch = ({ rate }: StageLeaf): number => (order === 'linked' && rate === 'patch' ? 1 : 0)
  if (order !== 'decl')
    waiting.sort((a, b) => (a.semantic < b.semantic ? -1 : a.semantic > b.semantic ? 1 : ofPatch(a) - ofPatch(b)))
  const locations = new Map<StageLeaf, number>()
  let next = 0
  for (const leaf of waiting) {
    const count = locationCount(oneOf(leaf.variable.type, leaf.vertices))
    let location = next
    for (let at = location; at < location + count; at++) if (taken.has(at)) location = at + 1
    locations.set(leaf, location)
    next = location + count
  }
  return leaves.map((leaf) => ({ ...leaf, location: leaf.location ?? locations.get(leaf), component: undefined }))
}

/** Vertices share their locations. */
function oneOf(type: Type, vertices: number | undefined): Type {
  return vertices !== undefined && type.kind === 'array' ? type.element : type
}

/** A location holds 16 bytes; each row of a matrix has its own. A matrix of one column is a vector. */
export function locationCount(type: Type): number {
  if (type.kind === 'array') return (type.count ?? 0) * locationCount(type.element)
  if (type.kind === 'matrix')
    return type.columns === 1 ? vectorLocations(type.rows, type) : type.rows * vectorLocations(type.columns, type)
  return type.kind === 'vector' ? vectorLocations(type.count, type) : 1
}

function vectorLocations(count: number, type: Type): number {
  const bits = isNumeric(type) && type.kind !== 'scalar' ? scalars[type.element.scalar].bits : 32
  return bits === 64 && count > 2 ? 2 : 1
}
