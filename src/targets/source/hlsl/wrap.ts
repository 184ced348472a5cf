// Breaks a statement that is too long for a line where it binds loosest.
//
//   x = f(a) + g(b);         x = f(a)
//                              + g(b);
//
// Works on the text: the writer puts spaces around operators and behind commas, and nowhere else inside of names and numbers.

/** By how loosely they bind; a comma ends its line, an operator starts one. */
const breakers: readonly RegExp[] = [/^, /, /^ (?:\?|:) /, /^ \|\| /, /^ && /, /^ [|^&] /, /^ [+-] /, /^ [*/%] /]

interface Break {
  readonly at: number
  /** Smaller is better: depth first, then how loosely it binds. */
  readonly rank: number
}

export function wrapped(text: string, width: number): string {
  return text.length <= width || text.includes('"') ? text : split(text, width, 0).join('\n')
}

/** Nested parentheses beyond this depth stay together. */
const deepest = 8

function split(text: string, width: number, level: number): string[] {
  if (text.length <= width || level > deepest) return [text]
  const breaks = findBreaks(text)
  const best = breaks.reduce((rank, found) => Math.min(rank, found.rank), Number.POSITIVE_INFINITY)
  const pieces: string[] = []
  let start = 0
  for (const { at, rank } of breaks) {
    if (rank !== best) continue
    pieces.push(text.slice(start, at))
    start = at + 1
  }
  if (start === 0) return [text]
  pieces.push(text.slice(start))
  const [head, ...rest] = filled(pieces, width)
  const tail = rest.flatMap((piece) => split(piece, width - 2, level + 1).map((line) => `  ${line}`))
  return [...split(head!, width, level + 1), ...tail]
}

/** As many pieces on a line as it holds. */
function filled(pieces: readonly string[], width: number): string[] {
  const lines: string[] = []
  for (const piece of pieces) {
    const last = lines.at(-1)
    const room = lines.length > 1 ? width - 2 : width
    if (last !== undefined && last.length + 1 + piece.length <= room) lines[lines.length - 1] = `${last} ${piece}`
    else lines.push(piece)
  }
  return lines
}

/** Places where a space can become a line break; a statement's own `=` is not among them. */
function findBreaks(text: string): Break[] {
  const breaks: Break[] = []
  let depth = 0
  for (let at = 0; at < text.length; at++) {
    const character = text[at]!
    if ('([{'.includes(character)) depth++
    else if (')]}'.includes(character)) depth--
    else if (character === ' ' || character === ',') {
      const kind = breakers.findIndex((breaker) => breaker.test(text.slice(at, at + 4)))
      if (kind >= 0) breaks.push({ at: character === ',' ? at + 1 : at, rank: depth * breakers.length + kind })
    }
  }
  return breaks
}
