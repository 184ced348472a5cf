// Problems that checks found, with their places in the source.
import type { Problem, ProblemKind } from '../execute/checks.ts'
import type { Location, SourceMap } from '../support/source.ts'

/** A place in a source file. */
export interface RunPlace {
  readonly file: string
  readonly line: number
  readonly column: number
}

/** A mistake that was found while the shader ran. */
export interface RunProblem {
  readonly kind: ProblemKind
  readonly message: string
  readonly place: RunPlace | null
  /** The other access of a race. */
  readonly other: RunPlace | null
  /** The dispatch thread. */
  readonly thread: readonly number[]
}

export function runProblems(problems: readonly Problem[], sources: SourceMap): RunProblem[] {
  return problems.map(({ kind, message, location, other, thread }) => ({
    kind,
    message,
    place: placeOf(location, sources),
    other: other === undefined ? null : placeOf(other, sources),
    thread,
  }))
}

export function placeOf(location: Location, sources: SourceMap): RunPlace | null {
  if (location === 0) return null
  const { file, line, column } = sources.position(location)
  return { file, line, column }
}

export const textOfPlace = (place: RunPlace | null): string =>
  place ? `${place.file}:${place.line}:${place.column}` : '?'

/** `blur.hlsl:12:7: race: ...; the other access is at blur.hlsl:10:3`. */
export function textOfProblems(problems: readonly RunProblem[]): string {
  return problems
    .map(({ kind, message, place, other, thread }) => {
      const of = thread.length > 0 && kind !== 'race' ? ` (thread ${thread.join(', ')})` : ''
      return `${textOfPlace(place)}: ${kind}: ${message}${of}${other ? `; the other access is at ${textOfPlace(other)}` : ''}\n`
    })
    .join('')
}
