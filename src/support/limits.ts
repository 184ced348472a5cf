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
  freshAtoms: {
    most: 8192,
    of: 'new words of source texts',
    reached: 'the words that no kept text has are forgotten before the next text is read',
  },
  keptMainFiles: {
    most: 64,
    of: 'lexed main files that a compiler keeps for the next compilation',
    reached: 'the oldest is lexed again when it is needed',
  },
  recentlyInterned: {
    most: 4096,
    of: 'constants or types of a kind that are held although nobody may need them',
    reached: 'they are held weakly from then on',
  },
  overlappingPairs: {
    most: 1000,
    of: 'pairs of resources that claim the same registers of a class and space',
    reached: 'no more pairs are named',
  },
  initializedLeaves: {
    most: 1_048_576,
    of: 'numbers in a static or constant variable with an initial value',
    reached: 'error: err_hlsl_initializer_too_large',
  },
  controlPoints: {
    most: 32,
    of: 'control points of a patch, as in Direct3D',
    reached: 'error: err_hlsl_control_point_count',
  },
  foldedMembers: {
    most: 65_536,
    of: 'members of a constant that is computed member by member',
    reached: 'the instruction that would compute it stays',
  },
})
