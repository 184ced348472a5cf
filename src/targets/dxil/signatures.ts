// The signatures of an entry point as DXIL has them: packed into registers, with what the shader really reads and writes.
import { scalars } from '../../hlsl/scalars.ts'
import {
  lookupSemantic,
  type SemanticInterpretation,
  type SignaturePoint,
  signaturePoints,
} from '../../hlsl/semantics.ts'
import { ConstantInt } from '../../ir/constants.ts'
import type { IrFunction } from '../../ir/module.ts'
import type { EntryPoint } from '../../program/program.ts'
import type { ScalarType } from '../../types/types.ts'
import type { DxilSignature, DxilSignatureElement, DxilSignatures } from './dxil-module.ts'
import { packSignature } from './signature-packing.ts'

/** An element as lowering describes it. */
export interface SignatureElementInput {
  readonly id: number
  readonly name: string
  readonly index: number
  readonly kind: number
  readonly interpretation: SemanticInterpretation
  readonly scalar: ScalarType
  readonly rows: number
  readonly columns: number
  readonly interpolation: readonly string[]
  readonly stream: number
}

export interface EntrySignatureInput {
  readonly entry: EntryPoint
  readonly inputs: readonly SignatureElementInput[]
  readonly outputs: readonly SignatureElementInput[]
  readonly patchConstants: readonly SignatureElementInput[]
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

export function buildSignatures(
  { entry, inputs, outputs, patchConstants }: EntrySignatureInput,
  functions: readonly IrFunction[],
  native16Bit: boolean,
): DxilSignatures {
  const points = stagePoints[entry.stage]
  if (!points) return { inputs: [], outputs: [], patchConstants: [] }
  const [input, output, patch] = points
  const uses = collectUses(functions)
  const build = (list: readonly SignatureElementInput[], point: SignaturePoint, use: Uses): DxilSignature =>
    buildList(list, point, use, native16Bit)
  return {
    inputs: build(inputs, input, uses.inputs),
    outputs: build(outputs, output, uses.outputs),
    patchConstants: build(patchConstants, patch, uses.patchConstants),
  }
}

function buildList(
  list: readonly SignatureElementInput[],
  point: SignaturePoint,
  uses: Uses,
  native16Bit: boolean,
): DxilSignature {
  const { packing } = signaturePoints[point]
  const described = list.map((element) => ({
    ...element,
    interpolation: packing === 'vertex' ? interpolationOf(element, point) : 0,
    width: widthOf(element.scalar, native16Bit),
    semanticIndex: element.index,
  }))
  const places = new Map<number, { readonly row: number; readonly column: number }>()
  // Each stream of a geometry shader has registers of its own.
  for (const stream of new Set(list.map((element) => element.stream))) {
    const own = described.filter((element) => element.stream === stream)
    packSignature(own, packing).forEach((place, index) => {
      places.set(own[index]!.id, place)
    })
  }
  return described.map((element): DxilSignatureElement => {
    const { row, column } = places.get(element.id)!
    return {
      id: element.id,
      name: element.kind === 0 ? element.name : (lookupSemantic(element.name)?.name ?? element.name),
      semanticIndices: Array.from({ length: element.rows }, (_, index) => element.index + index),
      kind: element.kind,
      componentType: element.kind === cullPrimitiveKind ? i1Component : componentOf(element.scalar, native16Bit),
      interpolation: element.interpolation,
      rows: element.rows,
      columns: element.columns,
      startRow: row,
      startColumn: column,
      stream: element.stream,
      usageMask: uses.used.get(element.id) ?? 0,
      dynamicIndexMask: uses.dynamic.get(element.id) ?? 0,
      isMinimumPrecision: !native16Bit && bitsOf(element.scalar, native16Bit) === 16,
    }
  })
}

// ---- Types

function bitsOf({ scalar }: ScalarType, native16Bit: boolean): number {
  if (scalar === 'half') return native16Bit ? 16 : 32
  if (/^min|16_t$/.test(scalar)) return 16
  return 32
}

/** Minimum precision does not make an element narrower. */
function widthOf(scalar: ScalarType, native16Bit: boolean): 16 | 32 {
  return native16Bit && bitsOf(scalar, native16Bit) === 16 ? 16 : 32
}

/** The only system value that stays a bool. */
const cullPrimitiveKind = 30
const i1Component = 1

/** f32 9, f16 8, i32 4, u32 5, i16 2, u16 3; bool travels as u32. */
function componentOf(scalar: ScalarType, native16Bit: boolean): number {
  const { class: kind, signed } = scalars[scalar.scalar]
  const isNarrow = bitsOf(scalar, native16Bit) === 16
  if (kind === 'float') return isNarrow ? 8 : 9
  if (kind !== 'int') return 5
  return (isNarrow ? 2 : 4) + (signed ? 0 : 1)
}

const positionKind = 3
const [constant, linear, centroid, noPerspective, noPerspectiveCentroid, perSample, perSampleNoPerspective] = [
  1, 2, 3, 4, 5, 6, 7,
] as const

/** Floats are interpolated linearly unless something else is written, the position without perspective. */
function interpolationOf({ interpolation: words, scalar, kind }: SignatureElementInput, point: SignaturePoint): number {
  if (point === 'MSPOut') return constant
  const has = (word: string): boolean => words.includes(word)
  const isFloat = scalars[scalar.scalar].class === 'float'
  if (has('nointerpolation') || (words.length === 0 && !isFloat)) return constant
  const isFlat = has('noperspective') || kind === positionKind
  if (has('sample')) return isFlat ? perSampleNoPerspective : perSample
  if (has('centroid')) return isFlat ? noPerspectiveCentroid : centroid
  return isFlat ? noPerspective : linear
}

// ---- Uses

interface Uses {
  /** Masks of components by element. */
  readonly used: Map<number, number>
  readonly dynamic: Map<number, number>
}

const operations: readonly (readonly [RegExp, 'inputs' | 'outputs' | 'patchConstants'])[] = [
  [/^dx\.op\.(loadInput|eval\w+|attributeAtVertex)\./, 'inputs'],
  [/^dx\.op\.(storeOutput|storeVertexOutput)\./, 'outputs'],
  [/^dx\.op\.(loadPatchConstant|storePatchConstant|storePrimitiveOutput)\./, 'patchConstants'],
]

function collectUses(functions: readonly IrFunction[]): Record<'inputs' | 'outputs' | 'patchConstants', Uses> {
  const empty = (): Uses => ({ used: new Map(), dynamic: new Map() })
  const uses = { inputs: empty(), outputs: empty(), patchConstants: empty() }
  for (const fn of functions)
    for (const instruction of fn.instructions()) {
      const name = instruction.calledFunction?.name
      const row = name === undefined ? undefined : operations.find(([pattern]) => pattern.test(name))
      if (!row) continue
      const [element, index, column] = [1, 2, 3].map((position) => instruction.argument(position))
      if (!(element instanceof ConstantInt)) continue
      const mask = column instanceof ConstantInt ? 1 << column.number : 15
      const { used, dynamic } = uses[row[1]]
      used.set(element.number, (used.get(element.number) ?? 0) | mask)
      if (!(index instanceof ConstantInt)) dynamic.set(element.number, (dynamic.get(element.number) ?? 0) | mask)
    }
  return uses
}
