// Which passes run, in which order, at each optimisation level.
import type { Step } from '../passes/run.ts'

const cleanUp: Step = {
  untilStable: [
    'simplify',
    'constant-propagation',
    'value-ranges',
    'simplify-cfg',
    'common-subexpressions',
    'merge-handles',
    'dead-code',
  ],
  most: 6,
}

export function pipelineFor(level: 0 | 1 | 2 | 3): readonly Step[] {
  const values: Step[] = ['inline', 'scalar-replacement', 'promote-memory']
  if (level === 0)
    return [
      ...values,
      { untilStable: ['simplify', 'constant-propagation', 'simplify-cfg', 'merge-handles', 'dead-code'], most: 6 },
    ]
  return [...values, cleanUp, 'unroll-loops', 'scalar-replacement', 'promote-memory', cleanUp]
}
