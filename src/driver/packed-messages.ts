// Messages that outlive their compilation: every place is a token and an offset in it instead of a Location, so that they can be told
// of the same tokens in another program.
//
//   Location 81234  =>  character 2 of token 977  =>  Location 75310
import type { Diagnostic } from '../diagnostics/define.ts'
import type { TokenBuffer } from '../lex/tokens.ts'
import { spelling } from '../support/intern.ts'
import { type Location, nowhere, type Span } from '../support/source.ts'

const widest = 0x10000
/** How far before a place its token is looked for. */
const longestToken = 1024

/** Undefined when one of them is about something else than the tokens between these two. */
export function packMessages(
  messages: readonly Diagnostic[],
  tokens: TokenBuffer,
  from: number,
  to: number,
): readonly Diagnostic[] | undefined {
  if (messages.length === 0) return messages
  const numbers = new Map<Location, number>()
  for (let index = from; index <= to; index++) numbers.set(tokens.positions[index]!, index)
  let isWhole = true
  const pack = (location: Location): number => {
    if (location === nowhere) return nowhere
    const place = placeOf(location, tokens, numbers)
    isWhole &&= place !== undefined
    return place ?? nowhere
  }
  const packed = messages.map((message) => moved(message, pack))
  return isWhole ? packed : undefined
}

export function unpackMessages(messages: readonly Diagnostic[], { positions }: TokenBuffer): readonly Diagnostic[] {
  const unpack = (place: number): Location =>
    place === nowhere ? nowhere : positions[Math.floor(place / widest)]! + (place % widest)
  return messages.map((message) => moved(message, unpack))
}

function moved(message: Diagnostic, place: (location: number) => number): Diagnostic {
  const movedSpan = ({ start, end }: Span): Span => ({ start: place(start), end: place(end) })
  return {
    ...message,
    location: place(message.location),
    ranges: message.ranges.map(movedSpan),
    fixes: message.fixes.map(({ span, text }) => ({ span: movedSpan(span), text })),
    notes: message.notes.map((note) => moved(note, place)),
  }
}

/** Inside a token, or just behind one. */
function placeOf(location: Location, tokens: TokenBuffer, numbers: ReadonlyMap<Location, number>): number | undefined {
  for (let offset = 0; offset <= longestToken; offset++) {
    const index = numbers.get(location - offset)
    if (index !== undefined)
      return offset <= spelling(tokens.atoms[index]!).length ? index * widest + offset : undefined
  }
  return undefined
}
