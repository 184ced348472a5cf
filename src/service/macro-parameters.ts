// The parameters of macros: where they are declared, and where the body names them.
//
//   #define LERP(a, b, t) ((a) + ((b) - (a)) * (t))        `a` of the list, and two more of the body
import { kinds } from '../lex/tokens.ts'
import type { MacroNote } from '../preprocess/log.ts'
import { spelling } from '../support/intern.ts'
import type { Location, Span } from '../support/source.ts'

export interface MacroParameter {
  readonly name: string
  readonly location: Location
  readonly uses: readonly Location[]
  /** The definition: nothing outside can name it. */
  readonly within: Span
}

export function macroParameters({ location, shape }: MacroNote): readonly MacroParameter[] {
  const { parameters, tokens, start, end, parameterOf, nameOffset, bodyOffset, bodyLength } = shape
  if (!parameters) return []
  const base = location - nameOffset
  const within = { start: location, end: base + Math.max(bodyOffset + bodyLength, nameOffset) }
  const declared = listBefore(start, shape)
  return declared.map((at, index) => {
    const uses: Location[] = []
    for (let body = start; body < end; body++)
      if (parameterOf[body - start] === index) uses.push(base + tokens.positions[body]!)
    return { name: spelling(tokens.atoms[at]!), location: base + tokens.positions[at]!, uses, within }
  })
}

/** The tokens of the list that are names, in order: `...` has none. */
function listBefore(start: number, { tokens, nameOffset }: MacroNote['shape']): number[] {
  const found: number[] = []
  for (let at = start - 1; at >= 0 && tokens.positions[at]! > nameOffset; at--)
    if (tokens.kinds[at] === kinds.identifier) found.unshift(at)
  return found
}
