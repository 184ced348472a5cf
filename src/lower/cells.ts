// Single components of what lies in memory, each a place of its own.
//
//   m[i][1]        row i, column 1 of the memory of m        m._m11_m10[i]        the row and column that i chooses
//   s.v.zx         components 2 and 0 of the memory of v
//
// Other threads may write the components beside them at the same time, so memory that is shared is written component by component, and
// atomics work on exactly one.
import { constantInt } from '../ir/constants.ts'
import { i32 } from '../ir/types.ts'
import type { Value } from '../ir/values.ts'
import { bufferCell } from './buffers.ts'
import type { Context } from './context.ts'
import type { BufferPlace, MemoryPlace, Place } from './place.ts'
import { irType, scalarUnder } from './types.ts'

type Position = Value | number

/** A component of a vector (its number is the row), or one of a matrix. */
interface Cell {
  readonly root: MemoryPlace | BufferPlace
  readonly row: Position
  readonly column: Position
}

/** Whether components of the place have addresses and must be written alone. */
export function hasCells(place: Place): boolean {
  if (place.kind === 'memory') return place.shared
  return place.kind === 'components' || place.kind === 'dynamic' ? hasCells(place.base) : place.kind === 'buffer'
}

/** One component of a place as a place of its own; undefined for what is not in memory. */
export function cellPlace(context: Context, place: Place, component: number): Place | undefined {
  const cell = cellOf(context, place, component)
  if (!cell) return undefined
  const { root, row, column } = cell
  const { type } = root
  if (root.kind === 'buffer') return bufferCell(context, root, row, column)
  if (type.kind !== 'vector' && type.kind !== 'matrix') return root
  const position = type.kind === 'vector' ? row : sum(context, product(context, row, type.columns), column)
  const pointer = context.builder.gep(irType(context.shared, type), root.pointer, [0, position])
  return { ...root, type: scalarUnder(type), pointer }
}

function cellOf(context: Context, place: Place, component: Position): Cell | undefined {
  switch (place.kind) {
    case 'memory':
    case 'buffer':
      return rootCell(context, place, component)
    case 'components':
      return cellOf(context, place.base, chosen(context, place.positions, component))
    case 'dynamic': {
      const { base, index } = place
      const isRow = base.type.kind === 'matrix'
      if (!isRow) return cellOf(context, base, index)
      return base.kind === 'memory' || base.kind === 'buffer'
        ? { root: base, row: index, column: component }
        : undefined
    }
    default:
      return undefined
  }
}

/** Components of a matrix count row by row. */
function rootCell(context: Context, root: MemoryPlace | BufferPlace, component: Position): Cell {
  if (root.type.kind !== 'matrix') return { root, row: component, column: 0 }
  const { columns } = root.type
  if (typeof component === 'number') return { root, row: Math.floor(component / columns), column: component % columns }
  const { builder } = context
  const width = constantInt(i32, columns)
  return { root, row: builder.binary('udiv', component, width), column: builder.binary('urem', component, width) }
}

/** `positions[index]`. */
function chosen({ builder }: Context, positions: readonly number[], index: Position): Position {
  if (typeof index === 'number') return positions[index]!
  const [first, ...others] = positions.map((position) => constantInt(i32, position))
  return others.reduce<Value>(
    (value, position, at) => builder.select(builder.icmp('eq', index, constantInt(i32, at + 1)), position, value),
    first!,
  )
}

function product({ builder }: Context, value: Position, factor: number): Position {
  if (typeof value === 'number') return value * factor
  return factor === 1 ? value : builder.mul(value, constantInt(i32, factor))
}

function sum({ builder }: Context, left: Position, right: Position): Position {
  if (typeof left === 'number' && typeof right === 'number') return left + right
  if (right === 0) return left
  const [first, second] = [left, right].map((each) => (typeof each === 'number' ? constantInt(i32, each) : each))
  return builder.add(first!, second!)
}
