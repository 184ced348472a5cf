// The registers of the signatures of an entry point: what goes in and out of a stage, by place.
//
//   float4 main(float4 p : SV_Position, float2 a : A, float2 b : B) : SV_Target1     =>     inputs 0 xyzw, 1 xy, 1 zw; outputs 1 xyzw
import { scalars } from '../hlsl/scalars.ts'
import { type SignaturePoint, semanticKind, signaturePoints } from '../hlsl/semantics.ts'
import type { SignatureElement } from '../program/signature-element.ts'
import type { ScalarType } from '../types/types.ts'
import { type ElementPlace, packSignature } from './signature-packing.ts'

/** With the number of its kind of interpolation in DXIL. */
export interface PlacedElement extends ElementPlace {
  readonly element: SignatureElement
  readonly interpolation: number
}

type Points = readonly [inputs: SignaturePoint, outputs: SignaturePoint, patchConstants: SignaturePoint]

const stagePoints: Readonly<Record<string, Points>> = {
  vertex: ['VSIn', 'VSOut', 'PCOut'],
  pixel: ['PSIn', 'PSOut', 'PCOut'],
  hull: ['HSCPIn', 'HSCPOut', 'PCOut'],
  domain: ['DSCPIn', 'DSOut', 'DSIn'],
  geometry: ['GSVIn', 'GSOut', 'PCOut'],
  mesh: ['MSIn', 'MSOut', 'MSPOut'],
}

/** Undefined for stages without signatures. */
export function signaturePointsOf(stage: string): Points | undefined {
  return stagePoints[stage]
}

export interface SignatureOptions {
  readonly native16Bit: boolean
  /** `-pack-optimized` */
  readonly isPackedOptimized: boolean
}

export function placeElements(
  list: readonly SignatureElement[],
  point: SignaturePoint,
  { native16Bit, isPackedOptimized }: SignatureOptions,
): PlacedElement[] {
  const { packing } = signaturePoints[point]
  const described = list.map((element) => ({
    width: widthOf(element.scalar, native16Bit),
    semanticIndex: element.index,
    ...element,
    interpolation: packing === 'vertex' ? interpolationOf(element, point) : 0,
  }))
  const places = new Map<number, ElementPlace>()
  // Each stream of a geometry shader has registers of its own.
  for (const stream of new Set(list.map((element) => element.stream))) {
    const own = described.filter((element) => element.stream === stream)
    packSignature(own, packing, isPackedOptimized).forEach((place, index) => {
      places.set(own[index]!.id, place)
    })
  }
  return list.map((element, index) => ({
    element,
    interpolation: described[index]!.interpolation,
    ...places.get(element.id)!,
  }))
}

export function bitsOf({ scalar }: ScalarType, native16Bit: boolean): number {
  if (scalar === 'half') return native16Bit ? 16 : 32
  if (/^min|16_t$/.test(scalar)) return 16
  return 32
}

/** Minimum precision does not make an element narrower. */
function widthOf(scalar: ScalarType, native16Bit: boolean): 16 | 32 {
  return native16Bit && bitsOf(scalar, native16Bit) === 16 ? 16 : 32
}

const positionKind = semanticKind('SV_Position')
const primitiveKind = semanticKind('SV_PrimitiveID')
/** The number of the primitive comes with no vertex of it. */
const besideVertices = 0
const [constant, linear, centroid, noPerspective, noPerspectiveCentroid, perSample, perSampleNoPerspective] = [
  1, 2, 3, 4, 5, 6, 7,
] as const

/** Floats are interpolated linearly unless something else is written, the position without perspective; to DXC `unorm` numbers are no floats. */
function interpolationOf(element: SignatureElement, point: SignaturePoint): number {
  const { interpolation: words, scalar, kind, normalized } = element
  if (point === 'MSPOut') return constant
  if (point === 'GSVIn' && kind === primitiveKind) return besideVertices
  const isInterpolated = scalars[scalar.scalar].class === 'float' && normalized === undefined
  if (words.length === 0 && kind !== positionKind && !isInterpolated) return constant
  return writtenInterpolation(kind === positionKind ? [...words, 'noperspective'] : words) || linear
}

/** What the modifiers of a declaration say alone; 0 is nothing. */
export function writtenInterpolation(words: readonly string[]): number {
  const has = (word: string): boolean => words.includes(word)
  const isFlat = has('noperspective')
  if (has('nointerpolation')) return constant
  if (has('sample')) return isFlat ? perSampleNoPerspective : perSample
  if (has('centroid')) return isFlat ? noPerspectiveCentroid : centroid
  if (isFlat) return noPerspective
  return has('linear') ? linear : 0
}
