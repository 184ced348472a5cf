// Every limit of the compiler, with what happens when it is reached. A limit keeps work, memory or the stack bounded; none of them
// changes what a shader computes. `docs/generated/limits.md` is made from this table.
//
//   if (depth > limits.nestedIr.most) return this.fail('nested too deeply')

export interface Limit {
  readonly most: number
  /** What is counted. */
  readonly of: string
  /** What the user sees, or what is left as it is. */
  readonly reached: string
}

function table<Name extends string>(rows: Readonly<Record<Name, Limit>>): Readonly<Record<Name, Limit>> {
  return rows
}

export const limits = table({
  nestedIr: {
    most: 200,
    of: 'types, constants and metadata inside each other in IR text',
    reached: 'error: nested too deeply',
  },
  vectorLanes: {
    most: 65_536,
    of: 'elements of a vector in IR text',
    reached: 'error: the vector is not supported',
  },
  inlinedInstructions: {
    most: 250_000,
    of: 'instructions of a function with those it calls',
    reached: 'error: err_inlined_too_large',
  },
  overlappingPairs: {
    most: 1000,
    of: 'pairs of resources that claim the same registers of a class and space',
    reached: 'no more pairs are named',
  },
  foldedMembers: {
    most: 65_536,
    of: 'members of a constant that is computed member by member',
    reached: 'the instruction that would compute it stays',
  },
})
