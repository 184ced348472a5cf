// Where the numbers of a value lie in a byte-address buffer, each aligned to its size, whatever the layout of other blocks is.
//
//   struct S { float3 a; uint b : 4; uint c : 28; half d[2]; }      a at 0, b and c in the word at 12, d[0] at 16, d[1] at 18
import { arrayStride, matrixStride, scalarSize, structLayout } from '../../types/layout.ts'
import {
  type EnumType,
  type Field,
  type MatrixType,
  type ScalarType,
  type StructType,
  scalarType,
  type Type,
  type VectorType,
} from '../../types/types.ts'

/** One level down: `index` counts bases, fields or elements. */
export type RawStep =
  | { readonly kind: 'base' | 'field'; readonly struct: StructType; readonly index: number; readonly type: Type }
  | { readonly kind: 'element'; readonly index: number; readonly type: Type }
  | { readonly kind: 'component'; readonly matrix: MatrixType; readonly row: number; readonly column: number }

/** How one comes to a leaf from the whole, and what bits of it are a bit-field's. */
export interface RawPart {
  readonly path: readonly RawStep[]
  readonly bits?: { readonly field: Field; readonly offset: number; readonly width: number }
}

export interface RawLeaf {
  readonly offset: number
  /** Components lie side by side. */
  readonly type: ScalarType | EnumType | VectorType
  /** One, or the bit-fields that share the number. */
  readonly parts: readonly RawPart[]
}

/** In the order of the type's leaves. Matrices lie column by column, or by rows where that is asked for; `undefined`: no data. */
export function rawLeaves(type: Type, byRows: boolean): readonly RawLeaf[] | undefined {
  const collector = new LeafCollector(byRows)
  return collector.add(type, 0, []) ? collector.leaves : undefined
}

class LeafCollector {
  readonly leaves: { offset: number; type: RawLeaf['type']; parts: RawPart[] }[] = []
  readonly #byRows: boolean

  constructor(byRows: boolean) {
    this.#byRows = byRows
  }

  /** Whether there are numbers only. */
  add(type: Type, offset: number, path: readonly RawStep[]): boolean {
    switch (type.kind) {
      case 'scalar':
      case 'enum':
      case 'vector':
        this.leaves.push({ offset, type, parts: [{ path }] })
        return true
      case 'matrix':
        this.#addMatrix(type, offset, path)
        return true
      case 'array': {
        const stride = arrayStride(type, false, 'structured')
        const { element } = type
        return Array.from({ length: type.count ?? 0 }, (_, index) => index).every((index) =>
          this.add(element, offset + index * stride, [...path, { kind: 'element', index, type: element }]),
        )
      }
      case 'struct':
        return this.#addStruct(type, offset, path)
      default:
        return false
    }
  }

  #addMatrix(matrix: MatrixType, offset: number, path: readonly RawStep[]): void {
    const stride = matrixStride(matrix, this.#byRows, 'structured')
    const size = scalarSize(matrix.element)
    for (let row = 0; row < matrix.rows; row++)
      for (let column = 0; column < matrix.columns; column++) {
        const place = this.#byRows ? row * stride + column * size : column * stride + row * size
        const step: RawStep = { kind: 'component', matrix, row, column }
        this.leaves.push({ offset: offset + place, type: matrix.element, parts: [{ path: [...path, step] }] })
      }
  }

  #addStruct(struct: StructType, offset: number, path: readonly RawStep[]): boolean {
    const layout = structLayout(struct, 'structured')
    const isData = struct.bases.every((base, index) =>
      this.add(base, offset + layout.bases[index]!, [...path, { kind: 'base', struct, index, type: base }]),
    )
    return (
      struct.fields.every((field, index) => {
        const { offset: start, bitOffset } = layout.fields[index]!
        const inside: readonly RawStep[] = [...path, { kind: 'field', struct, index, type: field.type }]
        if (field.bitWidth === undefined) return this.add(field.type, offset + start, inside)
        const part: RawPart = { path: inside, bits: { field, offset: bitOffset, width: field.bitWidth } }
        if (bitOffset > 0) this.leaves.at(-1)!.parts.push(part)
        else this.leaves.push({ offset: offset + start, type: unitOf(field.type), parts: [part] })
        return true
      }) && isData
    )
  }
}

/** What holds bit-fields: as wide as their type, without a sign. */
function unitOf(type: Type): ScalarType {
  const size = type.kind === 'scalar' ? scalarSize(type) : 4
  return scalarType(size === 8 ? 'uint64_t' : size === 2 ? 'uint16_t' : 'uint')
}
