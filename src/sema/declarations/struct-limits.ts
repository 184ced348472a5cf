// Structs inside structs, within limits: later stages walk them leaf by leaf, with a stack as deep as the nesting.
//
//   struct A { B x; B y; };  struct B { C x; C y; };  ...      doubles the leaves at every level
import { structDiagnostics } from '../../diagnostics/tables/structs.ts'
import { limits } from '../../support/limits.ts'
import { arrayElement, type StructType } from '../../types/types.ts'
import type { Checker } from '../checker.ts'

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
  for (const type of [
    ...struct.bases,
    ...struct.interfaces,
    ...struct.fields.map((field) => arrayElement(field.type)),
  ]) {
    const inner = type.kind === 'struct' ? extents.get(type) : undefined
    depth = Math.max(depth, 1 + (inner?.depth ?? 0))
    leaves += inner?.leaves ?? 1
  }
  const isTooDeep = depth > limits.structDepth.most
  if (!isTooDeep && leaves <= limits.structLeaves.most) {
    extents.set(struct, { depth, leaves })
    return
  }
  const name = struct.scope + struct.name
  const { err_struct_too_deep, err_struct_too_large } = structDiagnostics
  checker.sink.report(
    isTooDeep
      ? err_struct_too_deep(struct.location, { name, limit: limits.structDepth.most })
      : err_struct_too_large(struct.location, { name, limit: limits.structLeaves.most }),
  )
  struct.bases.length = 0
  struct.fields.length = 0
}
