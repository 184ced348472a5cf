// `half` and `float16_t` are one type with -enable-16bit-types, and messages call it as the program does.
//
//   half3 h;      implicit conversion truncates vector: 'half3' (aka 'vector<half, 3>') to ...
import type { Diagnostic } from '../../diagnostics/define.ts'
import { ForwardingSink } from '../../diagnostics/forwarding-sink.ts'
import type { DiagnosticSink } from '../../diagnostics/sink.ts'
import type { TokenBuffer } from '../../lex/tokens.ts'
import { atomCount, spelling } from '../../support/intern.ts'

const nativeName = /\bfloat16_t(?=[1-4]|\b)/g

class HalfSink extends ForwardingSink {
  readonly #tokens: TokenBuffer
  #isTheWord: boolean | undefined

  constructor(outer: DiagnosticSink, tokens: TokenBuffer) {
    super(outer)
    this.#tokens = tokens
  }

  override change(diagnostic: Diagnostic): Diagnostic {
    if (!namesType(diagnostic)) return diagnostic
    this.#isTheWord ??= saysHalf(this.#tokens)
    return this.#isTheWord ? renamed(diagnostic) : diagnostic
  }
}

/** The sink for a program that may say `half` and never `float16_t`; its words are looked at when the first message names the type. */
export function sinkForHalf(sink: DiagnosticSink, tokens: TokenBuffer): DiagnosticSink {
  return new HalfSink(sink, tokens)
}

function namesType({ message, notes }: Diagnostic): boolean {
  return message.includes('float16_t') || notes.some(namesType)
}

function renamed(diagnostic: Diagnostic): Diagnostic {
  const { message, notes } = diagnostic
  return { ...diagnostic, message: message.replaceAll(nativeName, 'half'), notes: notes.map(renamed) }
}

function saysHalf({ atoms, count }: TokenBuffer): boolean {
  let isSaid = false
  const isSeen = new Uint8Array(atomCount())
  for (let index = 0; index < count; index++) {
    const atom = atoms[index]!
    if (isSeen[atom] === 1) continue
    isSeen[atom] = 1
    const word = spelling(atom)
    if (word.startsWith('float16_t')) return false
    isSaid ||= /^half(?:[1-4](?:x[1-4])?)?$/.test(word)
  }
  return isSaid
}
