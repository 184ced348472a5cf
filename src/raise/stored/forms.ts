// The form that types have in memory with a layout: blocks, push constants, records, what pointers point to.
//
//   struct S { bool b; int3x2 m; uint low : 4; uint high : 28; }     =>     struct S { uint b; row_major int2x3 m; uint low; }
//
// Everything lies where it did. Booleans are numbers (SPIR-V has none in blocks, and glslang cannot copy arrays of them); matrices that are arrays of vectors are stored by rows, so
// what is stored by columns is the transposed matrix; neighbouring bit-fields share a number.
import {
  arrayElement,
  arrayType,
  boolType,
  type Field,
  type MatrixType,
  matrixType,
  type ScalarType,
  type StructType,
  type Type,
  uintType,
  vectorType,
} from '../../types/types.ts'
import { type BitRange, unitOf } from '../bit-fields.ts'
import { bitsOf, isFloat, isMatrix } from '../formulas/nodes.ts'

export interface StoredMember {
  /** Of the stored struct. */
  readonly field: Field
  /** Of a bit-field: where it is in that number. */
  readonly bits: BitRange | undefined
}

interface StoredStruct {
  readonly type: StructType
  /** Of every field, by its index. */
  readonly members: readonly StoredMember[]
}

export interface StoredRoot {
  readonly type: Type
  readonly rowMajor: boolean
}

export class StoredForms {
  readonly #structs = new WeakMap<StructType, StoredStruct>()
  readonly #sources = new WeakMap<StructType, StructType>()

  /** Of something that is declared with the type. */
  root(type: Type, rowMajor: boolean): StoredRoot {
    return { type: this.of(type, rowMajor), rowMajor: rowMajor || isTransposed(arrayElement(type), rowMajor) }
  }

  /** A square matrix that is transposed has the same type. */
  isSame(type: Type, rowMajor: boolean): boolean {
    return this.of(type, rowMajor) === type && !isTransposed(arrayElement(type), rowMajor)
  }

  of(type: Type, rowMajor: boolean): Type {
    switch (type.kind) {
      case 'scalar':
        return storedScalar(type)
      case 'vector':
        return vectorType(storedScalar(type.element), type.count)
      case 'matrix': {
        const { element, rows, columns } = type
        const [count, length] = isTransposed(type, rowMajor) ? [columns, rows] : [rows, columns]
        return matrixType(storedScalar(element), count, length)
      }
      case 'array':
        return arrayType(this.of(type.element, rowMajor), type.count)
      case 'struct':
        return this.struct(type)
      default:
        return type
    }
  }

  struct(type: StructType): StructType {
    return this.#stored(type).type
  }

  member({ owner, index }: Field): StoredMember {
    return this.#stored(owner).members[index]!
  }

  /** The struct that the stored one was made for. */
  source(stored: StructType): StructType {
    return this.#sources.get(stored) ?? stored
  }

  #stored(type: StructType): StoredStruct {
    let stored = this.#structs.get(type)
    if (!stored) this.#structs.set(type, (stored = this.#make(type)))
    return stored
  }

  #make(type: StructType): StoredStruct {
    const bases = type.bases.map((base) => this.struct(base))
    const made: StructType = { ...type, name: `${type.name}_stored`, bases, fields: [] }
    let used = 0
    const members = type.fields.map((field, position): StoredMember => {
      const { type: own, rowMajor, bitWidth, startsNumber } = field
      const before = made.fields.at(-1)
      // The number before goes on while it has room and, as with DXC, the type is the same.
      const isNext =
        before && !startsNumber && type.fields[position - 1]?.bitWidth !== undefined && bitWidth !== undefined
      const goesOn = isNext && type.fields[position - 1]!.type === own && used + bitWidth <= bitsOf(unitOf(own))
      const offset = goesOn ? used : 0
      used = offset + (bitWidth ?? 0)
      const bits = bitWidth === undefined ? undefined : { offset, width: bitWidth }
      if (goesOn) return { field: before, bits }
      const root = bits ? { type: unitOf(own), rowMajor } : this.root(own, rowMajor)
      const index = made.fields.length
      made.fields.push({ ...field, ...root, owner: made, index, bitWidth: undefined })
      return { field: made.fields[index]!, bits }
    })
    const isSame =
      bases.every((base, index) => base === type.bases[index]) &&
      members.every(({ field, bits }, index) => {
        const { type: own, rowMajor } = type.fields[index]!
        return !bits && field.type === own && field.rowMajor === rowMajor
      })
    if (isSame) return { type, members: type.fields.map((field) => ({ field, bits: undefined })) }
    this.#sources.set(made, type)
    return { type: made, members }
  }
}

function storedScalar(type: ScalarType): ScalarType {
  return type === boolType ? uintType : type
}

/** Whether a row of what is stored is a column of the matrix. */
export function isTransposed(type: Type, rowMajor: boolean): type is MatrixType {
  return !rowMajor && isMatrix(type) && !isFloat(type)
}
