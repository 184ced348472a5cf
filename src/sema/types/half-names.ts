// `half` and `float16_t` are one type with -enable-16bit-types, and messages call it as the program does.
//
//   half3 h;      implicit conversion truncates vector: 'half3' (aka 'vector<half, 3>') to ...
import type { Diagnostic } from '../../diagnostics/define.ts'
import { ForwardingSink } from '../../diagnostics/forwarding-sink.ts'
import type { DiagnosticSink } from '../../diagnostics/sink.ts'
import type { TokenBuffer } from '../../lex/tokens.ts'
import { spelling } from '../../support/intern.ts'

const nativeName = /\bfloat16_t(?=[1-4]|\b)/g

class HalfSink extends ForwardingSink {
  override change(diagnostic: Diagnostic): Diagnostic {
    const { message, notes } = diagnostic
    return {
      ...diagnostic,
      message: message.replaceAll(nativeName, 'half'),
      notes: notes.map((note) => this.change(note)),
    }
  }
}

/** The sink for a program that says `half` and never `float16_t`; for others the same one. */
export function sinkForHalf(sink: DiagnosticSink, { atoms, count }: TokenBuffer): DiagnosticSink {
  let saysHalf = false
  for (let index = 0; index < count; index++) {
    const word = spelling(atoms[index]!)
    if (word.startsWith('float16_t')) return sink
    saysHalf ||= /^half(?:[1-4](?:x[1-4])?)?$/.test(word)
  }
  return saysHalf ? new HalfSink(sink) : sink
}
