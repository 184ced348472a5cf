// Marks behind lines of written text with the place of the source that they come from. They are written only
// when places are asked for, and removed when the text is complete.
//
//   x = 1;   =>   x = 1;\u0001120\u0001   =>   { text: 'x = 1;', locations: [120] }
import { type Location, nowhere } from './source.ts'

const sign = '\u0001'

/** A line keeps the mark it has. */
export function withMark(line: string, location: Location): string {
  return line === '' || line.includes(sign) ? line : `${line}${sign}${location}${sign}`
}

export interface UnmarkedText {
  readonly text: string
  /** For each line; `nowhere` for those without a mark. */
  readonly locations: readonly Location[]
}

/** Of several joined lines, that of the first. */
export function takeMarks(marked: string): UnmarkedText {
  const locations: Location[] = []
  const lines = marked.split('\n').map((line) => {
    const parts = line.split(sign)
    locations.push(parts.length > 1 ? Number(parts[1]) : nowhere)
    return parts.filter((_, index) => index % 2 === 0).join('')
  })
  return { text: lines.join('\n'), locations }
}
