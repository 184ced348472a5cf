// What came of checking a body, kept for other programs: every place is a token and an offset in it instead of a Location, so that messages
// can be reported for the same tokens elsewhere, and the same templates found. Tokens are counted from the function's name.
//
//   Location 81234  =>  character 2 of token 17  =>  Location 75310
import type { Diagnostic } from '../diagnostics/define.ts'
import type { TokenBuffer } from '../lex/tokens.ts'
import type { FoundBody } from '../parse/find-bodies.ts'
import type { BodyEffects } from '../sema/checker.ts'
import { spelling } from '../support/intern.ts'
import { type Location, nowhere, type Span } from '../support/source.ts'

const widest = 0x10000
/** How far before a place its token is looked for. */
const longestToken = 1024

/** Undefined when one of the messages is about something else than the function. */
export function packEffects(
  effects: BodyEffects,
  tokens: TokenBuffer,
  { nameIndex, close, end }: FoundBody,
): BodyEffects | undefined {
  if (effects.messages.length === 0 && effects.instances.length === 0) return effects
  const numbers = new Map<Location, number>()
  for (let index = nameIndex; index <= close; index++) numbers.set(tokens.positions[index]!, index - nameIndex)
  let isWhole = true
  const pack = (location: Location): number => {
    if (location === nowhere) return nowhere
    const place = placeOf(location, tokens, nameIndex, numbers)
    isWhole &&= place !== undefined
    return place ?? nowhere
  }
  /** Templates stand anywhere before. */
  const packTemplate = (location: Location): number => {
    const index = tokens.positions.subarray(0, end).indexOf(location)
    isWhole &&= index >= 0
    return placeAt(index - nameIndex, 0)
  }
  const packed = moved(effects, pack, packTemplate)
  return isWhole ? packed : undefined
}

export function unpackEffects(effects: BodyEffects, { positions }: TokenBuffer, { nameIndex }: FoundBody): BodyEffects {
  if (effects.messages.length === 0 && effects.instances.length === 0) return effects
  return moved(effects, (place) => {
    if (place === nowhere) return nowhere
    const index = Math.floor(place / widest)
    return positions[nameIndex + index]! + place - placeAt(index, 0)
  })
}

/** Never `nowhere`. */
function placeAt(index: number, offset: number): number {
  return index * widest + offset + 1
}

type Move = (location: number) => number

function moved({ messages, instances }: BodyEffects, place: Move, placeOfTemplate = place): BodyEffects {
  return {
    messages: messages.map((message) => movedMessage(message, place)),
    instances: instances.map((step) => ({
      ...step,
      template: placeOfTemplate(step.template),
      ...(step.call !== undefined && { call: place(step.call) }),
    })),
  }
}

function movedMessage(message: Diagnostic, place: Move): Diagnostic {
  const movedSpan = ({ start, end }: Span): Span => ({ start: place(start), end: place(end) })
  return {
    ...message,
    location: place(message.location),
    ranges: message.ranges.map(movedSpan),
    fixes: message.fixes.map(({ span, text }) => ({ span: movedSpan(span), text })),
    notes: message.notes.map((note) => movedMessage(note, place)),
  }
}

/** Inside a token, or just behind one. */
function placeOf(
  location: Location,
  { atoms }: TokenBuffer,
  nameIndex: number,
  numbers: ReadonlyMap<Location, number>,
): number | undefined {
  for (let offset = 0; offset <= longestToken; offset++) {
    const index = numbers.get(location - offset)
    if (index !== undefined)
      return offset <= spelling(atoms[nameIndex + index]!).length ? placeAt(index, offset) : undefined
  }
  return undefined
}
