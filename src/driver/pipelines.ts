// Which passes run, and in which order, at each optimisation level.
//
// Unoptimised shaders are optimised, too: DXC inlines everything and removes unused code at every level, and which resources count as
// used must agree; loops are unrolled where DXIL needs constants. -O1 and above add passes for ranges of values, equal computations and
// small loops.
import type { Step } from '../passes/run.ts'

/** Functions are gone, and every variable that can be a value is one. What is copied at every call is made small before. */
const intoValues: readonly Step[] = [
  'global-dead-code',
  'unread-shared',
  'scalar-replacement',
  'promote-memory',
  'unused-values',
  'inline',
  'localize-globals',
  'scalar-replacement',
  'promote-memory',
  'unused-values',
  'protect-breaks',
  'propagate-precision',
  // What the source itself decides goes first: resources in branches that are never taken are unused for that reason, and not because
  // nothing needs what they compute there.
  'constant-propagation',
  'simplify-cfg',
  'scalarize',
]

const cleanUp: Step = {
  untilStable: [
    'constant-propagation',
    'simplify',
    'simplify-cfg',
    'merge-handles',
    'dead-stores',
    'dead-code',
    'scalar-replacement',
    'promote-memory',
  ],
}

const improve: Step = {
  untilStable: [
    'simplify',
    // Equal computations become one value before ranges are derived, so that there are fewer.
    'common-subexpressions',
    // Blocks that this has emptied are removed first: the following passes see the final graph and need not run again.
    'simplify-cfg',
    'constant-propagation',
    'value-ranges',
    'propagate-equalities',
    'simplify-cfg',
    'merge-handles',
    'forward-copies',
    'dead-stores',
    'dead-code',
    'scalar-replacement',
    'promote-memory',
  ],
}

/** What handles are left in memory or in choices is known now, and so is what was never set. */
const lastHandles: readonly Step[] = [
  'merge-unset-handles',
  'handle-variables',
  { untilStable: ['scalar-replacement', 'promote-memory', 'simplify', 'dead-code'] },
  'global-dead-code',
]

/** Nothing is left to be learnt from branches. */
const fewerBranches: readonly Step[] = [
  'speculate',
  { untilStable: ['simplify', 'common-subexpressions', 'simplify-cfg', 'dead-code'] },
]

const optimized: readonly Step[] = [...intoValues, improve, 'unroll-loops', improve, ...fewerBranches, ...lastHandles]

/** By level; 0 is -O0 and -Od. */
export const pipelines: readonly [readonly Step[], readonly Step[], readonly Step[], readonly Step[]] = [
  [...intoValues, cleanUp, 'unroll-loops', cleanUp, ...lastHandles],
  optimized,
  optimized,
  optimized,
]

export function pipelineFor(level: 0 | 1 | 2 | 3): readonly Step[] {
  return pipelines[level]
}
