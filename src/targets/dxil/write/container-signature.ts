// ISG1, OSG1 and PSG1: one row per register of each element, sorted by stream and register, names at the end.
import { semanticKind, userSemanticKind } from '../../../hlsl/semantics.ts'
import type { DxilSignature, DxilSignatureElement } from '../dxil-module.ts'
import { ByteWriter } from './bytes.ts'
import { introSort } from './intro-sort.ts'

const headSize = 8
const elementSize = 32

/** D3D_NAME by semantic kind of DXIL; tessellation factors depend on the domain. */
const systemValues: Readonly<Record<number, number>> = {
  1: 6,
  2: 8,
  3: 1,
  4: 4,
  5: 5,
  6: 2,
  7: 3,
  10: 7,
  12: 10,
  13: 9,
  14: 66,
  15: 70,
  16: 64,
  17: 65,
  18: 68,
  19: 67,
  20: 69,
  28: 23,
  29: 24,
  30: 25,
}

const tessFactor = semanticKind('SV_TessFactor')
const insideTessFactor = semanticKind('SV_InsideTessFactor')
/** Isoline, triangle, quad: of the edges and of the inside. */
const tessFactorValues: Readonly<Record<number, readonly [number, number]>> = { 1: [16, 0], 2: [13, 14], 3: [11, 12] }
const lineDensity = 16
const lineDetail = 15

/** DxilProgramSigCompType by component type. */
const componentTypes: Readonly<Record<number, number>> = { 1: 1, 2: 5, 3: 4, 4: 2, 5: 1, 6: 8, 7: 7, 8: 6, 9: 3, 10: 9 }
/** By component type; the others are exact. */
const minimumPrecision: Readonly<Record<number, number>> = { 2: 4, 3: 5, 8: 1 }

export function signatureType(componentType: number): number {
  return componentTypes[componentType] ?? 0
}

export interface SignatureOptions {
  readonly isInput: boolean
  readonly native16Bit: boolean
  /** Tessellation domain, 0 for none. */
  readonly domain: number
  /** Of the validator that is to accept the container: older ones expect less. */
  readonly validatorMinor: number
}

/** Before, every element has its name for itself, and the part ends where the last name ends. */
const sharedNamesFrom = 7
/** Before, the part does not say which components a shader reads and writes. */
const usageFrom = 5

export interface SignatureRow {
  readonly element: DxilSignatureElement
  readonly nameOffset: number
  readonly semanticIndex: number
  /** D3D_NAME. */
  readonly systemValue: number
  /** 0xffffffff for none. */
  readonly register: number
}

export function writeSignature(signature: DxilSignature, options: SignatureOptions): Uint8Array {
  const { rows, names } = signatureRows(signature, options)
  const writer = new ByteWriter()
  writer.words([rows.length, headSize])
  for (const row of rows) writeRow(writer, row, options)
  for (const name of names) writer.text(name)
  if (options.validatorMinor >= sharedNamesFrom) writer.align()
  return writer.finish()
}

/** In the order of the part; two elements may share a register. `names` follow them. */
export function signatureRows(
  signature: DxilSignature,
  options: SignatureOptions,
): { readonly rows: readonly SignatureRow[]; readonly names: readonly string[] } {
  const count = signature.reduce((sum, { semanticIndices }) => sum + semanticIndices.length, 0)
  const names = new Map<string, number>()
  const written: string[] = []
  let end = headSize + count * elementSize
  const hasSharedNames = options.validatorMinor >= sharedNamesFrom
  const keyOf = ({ name, kind, id }: DxilSignatureElement): string =>
    hasSharedNames || kind !== userSemanticKind ? name : `${name} ${id}`
  for (const element of signature) {
    const key = keyOf(element)
    if (names.has(key)) continue
    names.set(key, end)
    end += new TextEncoder().encode(element.name).length + 1
    written.push(element.name)
  }
  const rows = signature.flatMap((element) => rowsOf(element, names.get(keyOf(element))!, options.domain))
  introSort(rows, isBefore)
  return { rows, names: written }
}

function isBefore(first: SignatureRow, second: SignatureRow): boolean {
  const order =
    first.element.stream - second.element.stream ||
    first.register - second.register ||
    first.nameOffset - second.nameOffset
  return order < 0
}

function rowsOf(element: DxilSignatureElement, nameOffset: number, domain: number): SignatureRow[] {
  const first = systemValue(element.kind, domain)
  return element.semanticIndices.map((semanticIndex, row) => ({
    element,
    nameOffset,
    semanticIndex,
    systemValue: first === lineDensity && row > 0 ? lineDetail : first,
    register: element.startRow < 0 ? 0xffffffff : element.startRow + row,
  }))
}

function systemValue(kind: number, domain: number): number {
  if (kind === tessFactor) return tessFactorValues[domain]?.[0] ?? 0
  if (kind === insideTessFactor) return tessFactorValues[domain]?.[1] ?? 0
  return systemValues[kind] ?? 0
}

/** The components a row has, and those the shader reads or writes as far as the validator's version lets it say. */
export function rowMasks(
  { element }: SignatureRow,
  { isInput, validatorMinor }: SignatureOptions,
): { readonly mask: number; readonly used: number } {
  const shift = element.startRow < 0 ? 0 : element.startColumn
  const mask = ((1 << element.columns) - 1) << shift
  if (validatorMinor >= usageFrom) return { mask, used: element.usageMask << shift }
  return { mask, used: isInput ? 0 : mask }
}

function writeRow(writer: ByteWriter, row: SignatureRow, options: SignatureOptions): void {
  const { element } = row
  const { mask, used } = rowMasks(row, options)
  writer.words([element.stream, row.nameOffset, row.semanticIndex, row.systemValue])
  writer.words([signatureType(element.componentType), row.register])
  writer.u8(mask)
  const known = options.validatorMinor >= usageFrom ? 15 : 255
  writer.u8((options.isInput ? used : ~used) & known)
  writer.u16(0)
  writer.u32(options.native16Bit ? 0 : (minimumPrecision[element.componentType] ?? 0))
}
