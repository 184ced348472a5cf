// Which declarations a word may stand in front of, in DXC.
//
//   uniform float x;     a global variable or a parameter, no local variable
import { interpolationModifiers } from './keywords.ts'
import { vertexCounts } from './primitives.ts'

export type ModifierPlace =
  | 'global variable'
  | 'local variable'
  | 'parameter'
  | 'field'
  | 'function'
  | 'method'
  | 'typedef'

const interpolated: readonly ModifierPlace[] = ['parameter', 'field', 'function']
const primitive: readonly ModifierPlace[] = ['parameter']

/** Words that are not here may stand everywhere. */
const placesOfWord: ReadonlyMap<string, readonly ModifierPlace[]> = new Map<string, readonly ModifierPlace[]>([
  ['extern', ['function', 'global variable']],
  ['static', ['local variable', 'global variable', 'function', 'method', 'field']],
  ['volatile', ['local variable']],
  ['shared', ['global variable']],
  ['groupshared', ['global variable', 'parameter']],
  ['uniform', ['global variable', 'parameter']],
  ['export', ['function']],
  ...[...interpolationModifiers].map((word) => [word, interpolated] as const),
  ...[...vertexCounts.keys()].map((word) => [word, primitive] as const),
  ...['payload', 'indices', 'vertices', 'primitives'].map((word) => [word, primitive] as const),
])

export function mayStandAt(word: string, place: ModifierPlace): boolean {
  return placesOfWord.get(word)?.includes(place) !== false
}
