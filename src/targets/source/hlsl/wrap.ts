// Breaks a statement that is too long for a line where it binds loosest.
//
//   x = f(a) + g(b);         x = f(a)               x = f(a, b);        x = f(
//                              + g(b);                                    a, b
//                                                                       );
//
// Works on the text: the writer puts spaces around operators and behind commas, and nowhere else inside of names and numbers.

/** By how loosely they bind. */
const breakers: readonly RegExp[] = [/^, /, /^ (?:\?|:) /, /^ \|\| /, /^ && /, /^ [|^&] /, /^ [+-] /, /^ [*/%] /]

interface Break {
  readonly at: number
  /** Smaller is better: depth first, then how loosely it binds. */
  readonly rank: number
  /** Of a comma: the parentheses around it. */
  readonly open: number
}

export function wrapped(text: string, width: number): string {
  return text.length <= width || text.includes('"') ? text : split(text, width, 0).join('\n')
}

/** What is nested more deeply stays together. */
const deepest = 8

function split(text: string, width: number, level: number): string[] {
  if (text.length <= width || level > deepest) return [text]
  const breaks = findBreaks(text)
  const rank = breaks.reduce((best, found) => Math.min(best, found.rank), Number.POSITIVE_INFINITY)
  const chosen = breaks.filter((found) => found.rank === rank)
  const [first] = chosen
  if (!first) return [text]
  return first.open < 0 ? splitOperators(text, chosen, width, level) : splitList(text, chosen, width, level)
}

function splitOperators(text: string, breaks: readonly Break[], width: number, level: number): string[] {
  const [head, ...rest] = filled(piecesOf(text, breaks), width)
  const lines = split(head!, width, level + 1)
  for (const piece of rest) {
    const closed = /^ *\)$/.exec(lines.at(-1)!)?.[0]
    if (closed === undefined) lines.push(...indented([piece], width, level))
    else {
      // A parenthesis alone on its line has room for what follows.
      lines.pop()
      const indentation = closed.slice(0, -1)
      const joined = split(`) ${piece}`, width - indentation.length, level + 1)
      lines.push(...joined.map((line) => indentation + line))
    }
  }
  return lines
}

/** The elements between their parentheses, which stay on the lines around. */
function splitList(text: string, breaks: readonly Break[], width: number, level: number): string[] {
  const { open } = breaks[0]!
  const close = closingOf(text, open)
  const own = breaks.filter((found) => found.open === open)
  const pieces = piecesOf(text.slice(0, close), own)
  pieces[0] = pieces[0]!.slice(open + 1)
  const lines = indented(filled(pieces, width - 2), width, level)
  return [text.slice(0, open + 1), ...lines, ...split(text.slice(close), width, level + 1)]
}

function piecesOf(text: string, breaks: readonly Break[]): string[] {
  const pieces: string[] = []
  let start = 0
  for (const { at } of breaks) {
    pieces.push(text.slice(start, at))
    start = at + 1
  }
  return [...pieces, text.slice(start)]
}

function indented(pieces: readonly string[], width: number, level: number): string[] {
  return pieces.flatMap((piece) => split(piece, width - 2, level + 1).map((line) => `  ${line}`))
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

function closingOf(text: string, open: number): number {
  let depth = 0
  for (let at = open; at < text.length; at++) {
    if ('([{'.includes(text[at]!)) depth++
    else if (')]}'.includes(text[at]!) && --depth === 0) return at
  }
  return text.length
}

/** Spaces that can become line breaks. */
function findBreaks(text: string): Break[] {
  const breaks: Break[] = []
  const opened: number[] = []
  for (let at = 0; at < text.length; at++) {
    const character = text[at]!
    if ('([{'.includes(character)) opened.push(at)
    else if (')]}'.includes(character)) opened.pop()
    else if (character === ' ' || character === ',') {
      const kind = breakers.findIndex((breaker) => breaker.test(text.slice(at, at + 4)))
      const isComma = character === ','
      // Template arguments and declarators have commas without parentheses; a closing one keeps what follows it.
      if (kind < 0 || (isComma && opened.length === 0) || (at === 1 && text.startsWith(')'))) continue
      const open = isComma ? opened.at(-1)! : -1
      breaks.push({ at: isComma ? at + 1 : at, rank: opened.length * breakers.length + kind, open })
    }
  }
  return breaks
}
