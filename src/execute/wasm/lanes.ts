// What functions for lanes have in common.
import type { Code } from './encoder.ts'

/** A helper for each row of a table. */
export function addAll<Row>(table: Readonly<Record<string, Row>>, add: (row: Row) => number): Record<string, number> {
  return Object.fromEntries(Object.entries(table).map(([name, row]) => [name, add(row)]))
}

/** Leaves whether the lane takes part and `bytes` bytes at its offset are inside: (offset and mask of the lane) => i32. */
export function inside(code: Code, offsets: number, mask: number, size: number, lane: number, bytes: number): void {
  code.get(mask).extract(lane)
  code.get(offsets).extract(lane).constant(bytes).op('i32.add').get(size).op('i32.le_u', 'i32.and')
  // An offset near the end of the address space must not wrap around.
  code.get(offsets).extract(lane).get(size).op('i32.lt_u', 'i32.and')
}
