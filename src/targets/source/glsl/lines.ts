// Lines of source text before they are indented: a list inside a list is one level deeper.
//
//   ['if (a) {', ['b = 1;'], '}']   =>   if (a) {
//                                            b = 1;
//                                        }
import { withMark } from '../../../support/line-marks.ts'
import type { Location } from '../../../support/source.ts'

export type Lines = (string | Lines)[]

export function printLines(lines: Lines): string {
  const parts: string[] = []
  add(parts, lines, '')
  return parts.join('')
}

function add(parts: string[], lines: Lines, margin: string): void {
  for (const line of lines) {
    if (typeof line !== 'string') add(parts, line, `${margin}    `)
    else parts.push(line === '' ? '\n' : `${margin}${line}\n`)
  }
}

/** Lines from this one on come from a place, except those that have a mark already, and lists inside. */
export function markLines(lines: Lines, from: number, location: Location): void {
  for (let index = from; index < lines.length; index++) {
    const line = lines[index]!
    if (typeof line === 'string') lines[index] = withMark(line, location)
  }
}
