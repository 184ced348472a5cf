// Pixel and vertex shaders with inputs by semantic.
//
//   pixels:   every input has a value at each corner of the rectangle (top left, top right, bottom left, bottom right), mixed in between;
//             without one, TEXCOORD0 goes from (0, 0) to (1, 1), SV_Position is the pixel's centre, everything else is 0
//   vertices: a list of objects { POSITION: [x, y, z], ... }; SV_VertexID counts
import type { ReflectedElement, ReflectedEntry } from '../reflect/entry-points.ts'
import type { ShaderValue } from './layout.ts'

/** Inputs of a pixel shader. */
export interface PixelInputs {
  /** By semantic (`TEXCOORD0`): four corners, or one value for all pixels. */
  readonly [semantic: string]: ShaderValue
}

/** Inputs of one vertex, by semantic (`POSITION`). */
export type Vertex = Readonly<Record<string, ShaderValue>>

/** `TEXCOORD0`; system values without their zero: `SV_Position`. */
export function semanticOf({ semantic, index, systemValue }: ReflectedElement): string {
  return systemValue && index === 0 ? systemValue : `${semantic}${index}`
}

function find(values: Readonly<Record<string, ShaderValue>>, element: ReflectedElement): ShaderValue | undefined {
  const name = semanticOf(element).toLowerCase()
  const plain = element.semantic.toLowerCase()
  const entry = Object.entries(values).find(([key]) => {
    const written = key.toLowerCase()
    return written === name || (element.index === 0 && written === plain)
  })
  return entry?.[1]
}

function component(value: ShaderValue, row: number, column: number): number {
  if (typeof value !== 'object') return Number(value)
  const list = (Array.isArray(value) ? value : Object.values(value)) as readonly ShaderValue[]
  const inner = list[row]
  if (typeof inner === 'object') return component(inner, column, 0)
  return Number(list[column] ?? 0)
}

export function pixelInput(
  { inputs }: ReflectedEntry,
  given: PixelInputs,
  { width, height }: { readonly width: number; readonly height: number },
): (element: number, row: number, column: number, x: number, y: number) => number | undefined {
  return (index, row, column, x, y) => {
    const element = inputs[index]
    if (!element) return undefined
    const [u, v] = [(x + 0.5) / width, (y + 0.5) / height]
    const value = find(given, element)
    if (value !== undefined) {
      const isFlat = element.interpolation.includes('nointerpolation') || !/float|half/.test(element.type)
      const mixed = mixCorners(value, row, column, isFlat ? 0 : u, isFlat ? 0 : v)
      return /float|half/.test(element.type) ? Math.fround(mixed) : Math.trunc(mixed)
    }
    const name = semanticOf(element)
    if (name === 'SV_Position') return [x + 0.5, y + 0.5, 0, 1][column]
    if (name === 'SV_IsFrontFace') return 1
    return name.toUpperCase() === 'TEXCOORD0' ? Math.fround([u, v][column] ?? 0) : undefined
  }
}

/** Four corners are a list of four lists (or of four numbers for a scalar); anything else is the same everywhere. */
function mixCorners(value: ShaderValue, row: number, column: number, u: number, v: number): number {
  const corners =
    Array.isArray(value) && value.length === 4 && Array.isArray(value[0]) ? (value as ShaderValue[]) : undefined
  if (!corners) return component(value, row, column)
  const at = (corner: number): number => component(corners[corner]!, row, column)
  const top = at(0) + (at(1) - at(0)) * u
  const bottom = at(2) + (at(3) - at(2)) * u
  return top + (bottom - top) * v
}

export function vertexInput(
  { inputs }: ReflectedEntry,
  vertices: readonly Vertex[],
): (element: number, row: number, column: number, vertex: number) => number | undefined {
  return (index, row, column, vertex) => {
    const element = inputs[index]
    if (!element) return undefined
    const value = find(vertices[vertex] ?? {}, element)
    if (value === undefined) return semanticOf(element) === 'SV_VertexID' ? vertex : undefined
    const number = component(value, row, column)
    return /float|half/.test(element.type) ? Math.fround(number) : Math.trunc(number)
  }
}
