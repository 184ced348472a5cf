// Loads from constant buffers, row by row of 16 bytes.
//
//   load <3 x float> at byte 36     =>     { float, float, float, float } row 2, lanes 1 to 3
//
// A dynamic component, as in `v[i]`, makes a vector of the row and takes the component out of it.
import type { Builder } from '../../../../ir/builder.ts'
import { constantInt, poisonValue } from '../../../../ir/constants.ts'
import { sizeInBits } from '../../../../ir/layout.ts'
import { type IrType, i1, i32, scalarOf, structType, vectorType } from '../../../../ir/types.ts'
import type { Value } from '../../../../ir/values.ts'
import type { Access } from '../resource-access.ts'
import { knownFactor, sixteenth, sum } from './offset.ts'

const rowSize = 16

export function loadConstants(builder: Builder, access: Access, type: IrType): Value {
  const scalar = scalarOf(type)
  const size = Math.max(2, sizeInBits(scalar) / 8)
  const rows = new RowReader(builder, access, scalar, rowSize / size)
  const count = type.kind === 'vector' ? type.count : 1
  const components = Array.from({ length: count }, (_, index) => rows.read(access.offset.known + index * size, size))
  if (type.kind !== 'vector') return components[0]!
  let vector: Value = poisonValue(type)
  components.forEach((component, index) => {
    vector = builder.insertElement(vector, component, index)
  })
  return vector
}

class RowReader {
  private readonly builder: Builder
  private readonly access: Access
  private readonly scalar: IrType
  private readonly lanes: number
  /** Terms that step over whole rows, and those that do not. */
  private readonly rowTerms: Value[]
  private readonly innerTerms: Value[]
  private readonly rows = new Map<number, Value>()

  constructor(builder: Builder, access: Access, scalar: IrType, lanes: number) {
    this.builder = builder
    this.access = access
    this.scalar = scalar
    this.lanes = lanes
    this.rowTerms = access.offset.terms.filter((term) => knownFactor(term) === rowSize)
    this.innerTerms = access.offset.terms.filter((term) => knownFactor(term) !== rowSize)
  }

  read(byte: number, size: number): Value {
    if (this.innerTerms.length > 0) return this.readAnywhere(byte, size)
    const row = Math.floor(byte / rowSize)
    let known = this.rows.get(row)
    if (!known) {
      const terms = this.rowTerms.map((term) => sixteenth(this.builder, term))
      this.rows.set(row, (known = this.loadRow(sum(this.builder, terms, row))))
    }
    return this.lane(known, (byte - row * rowSize) / size)
  }

  private readAnywhere(byte: number, size: number): Value {
    const { builder } = this
    const inner = sum(builder, this.innerTerms, byte)
    const rowTerms = this.rowTerms.map((term) => sixteenth(builder, term))
    const row = sum(builder, [...rowTerms, builder.binary('lshr', inner, constantInt(i32, 4))], 0)
    const loaded = this.loadRow(row)
    let vector: Value = poisonValue(vectorType(this.lanes, this.scalar))
    for (let lane = 0; lane < this.lanes; lane++) vector = builder.insertElement(vector, this.lane(loaded, lane), lane)
    const inRow = builder.and(inner, constantInt(i32, rowSize - 1))
    return builder.extractElement(vector, builder.binary('lshr', inRow, constantInt(i32, Math.log2(size))))
  }

  private lane(row: Value, lane: number): Value {
    if (this.access.type.name === 'dx.CBuffer') return this.builder.extractValue(row, [lane])
    return this.builder.extractElement(row, lane)
  }

  private loadRow(row: Value): Value {
    const { builder, scalar, lanes } = this
    const { handle, type } = this.access
    if (type.name === 'dx.TBuffer') {
      const element = vectorType(lanes, scalar)
      const name = 'llvm.dx.resource.load.typedbuffer'
      const result = builder.callIntrinsic(name, [element, type], structType([element, i1]), [handle, row])
      return builder.extractValue(result, [0])
    }
    const members = new Array<IrType>(lanes).fill(scalar)
    const name = `llvm.dx.resource.load.cbufferrow.${lanes}`
    return builder.callIntrinsic(name, [...members, type], structType(members), [handle, row])
  }
}
