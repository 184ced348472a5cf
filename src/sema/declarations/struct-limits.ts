// Structs inside structs, within limits: later stages walk them leaf by leaf, with a stack as deep as the nesting.
//
//   struct A { B x; B y; };  struct B { C x; C y; };  ...      doubles the leaves at every level
import { declarationDiagnostics } from '../../diagnostics/tables/declarations.ts'
import { arrayElement, type StructType } from '../../types/types.ts'
import type { Checker } from '../checker.ts'

const maximumDepth = 256
const maximumLeaves = 1 << 18

interface Extent {
  readonly depth: number
  /** Fields all the way down, an array as one element. */
  readonly leaves: number
}

const extents = new WeakMap<StructType, Extent>()

/** Reports a struct that is too much, and leaves it empty, so that nothing built from it is too much again. */
export function checkStructLimits(checker: Checker, struct: StructType): void {
  let depth = 1
  let leaves = 0
  for (const type of [...struct.bases, ...struct.fields.map((field) => arrayElement(field.type))]) {
    const inner = type.kind === 'struct' ? extents.get(type) : undefined
    depth = Math.max(depth, 1 + (inner?.depth ?? 0))
    leaves += inner?.leaves ?? 1
  }
  const isTooDeep = depth > maximumDepth
  if (!isTooDeep && leaves <= maximumLeaves) {
    extents.set(struct, { depth, leaves })
    return
  }
  const name = struct.scope + struct.name
  const { err_struct_too_deep, err_struct_too_large } = declarationDiagnostics
  checker.sink.report(
    isTooDeep
      ? err_struct_too_deep(struct.location, { name, limit: maximumDepth })
      : err_struct_too_large(struct.location, { name, limit: maximumLeaves }),
  )
  struct.bases.length = 0
  struct.fields.length = 0
}
