// The comments that clang -verify reads: `expected-error@+1 2 {{text}}`, with `-re` for `{{^...$}}` in the text.
import { matcher, squeeze } from '../../../src/cli/verify.ts'

export interface Expectation {
  readonly severity: 'error' | 'warning'
  readonly line: number
  readonly text: string
  /** Same for the same expectation in another run of the file. */
  readonly key: string
  readonly isOptional: boolean
  readonly matches: (message: string) => boolean
}

const pattern =
  /\b([\w-]+?)-(error|warning)(-re)?(@(?:[+-]?\d+|#[\w-]+))?\s*(\d+\+?|\d+-\d+|\+)?\s*\{\{((?:\{\{.*?\}\}|.)*?)\}\}(?!\})/g

export function readExpectations(
  text: string,
  prefixes: readonly string[],
  active: ReadonlySet<number>,
): Expectation[] {
  const lines = text.split('\n')
  const markers = new Map<string, number>()
  for (const [index, line] of lines.entries())
    for (const match of line.matchAll(/\/\/\s*(#[\w-]+)/g)) markers.set(match[1]!, index + 1)
  const result: Expectation[] = []
  for (const [index, line] of lines.entries()) {
    if (!active.has(index + 1)) continue
    for (const [, prefix, severity, isPattern, place = '', count = '1', wanted = ''] of line.matchAll(pattern)) {
      if (!prefixes.includes(prefix!)) continue
      const at = place.startsWith('@#') ? (markers.get(place.slice(1)) ?? 0) : lineOf(place.slice(1), index + 1)
      const times = Number.parseInt(count === '+' ? '1' : count, 10)
      for (let copy = 0; copy < Math.max(1, times); copy++)
        result.push({
          severity: severity === 'error' ? 'error' : 'warning',
          line: at,
          text: wanted,
          key: `${at} ${severity} ${wanted} ${copy}`,
          isOptional: times === 0,
          matches: isPattern ? matcher(wanted) : (message) => squeeze(message).includes(squeeze(wanted)),
        })
    }
  }
  return result
}

function lineOf(place: string, here: number): number {
  if (place === '') return here
  return /^[+-]/.test(place) ? here + Number(place) : Number(place)
}
