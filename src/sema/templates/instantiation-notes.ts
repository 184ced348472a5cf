// Where a template instance came from: every message about its body has notes with the chain of uses, innermost first.
//
//   error: illegal vector component name 'm'
//   note: in instantiation of function template specialization 'once<int>' requested here
import type { Diagnostic } from '../../diagnostics/define.ts'
import { ForwardingSink } from '../../diagnostics/forwarding-sink.ts'
import type { DiagnosticSink } from '../../diagnostics/sink.ts'
import type { Checker } from '../checker.ts'

class InstanceSink extends ForwardingSink {
  readonly notes: readonly Diagnostic[]

  constructor(outer: DiagnosticSink, notes: readonly Diagnostic[]) {
    super(outer)
    this.notes = notes
  }

  override change(diagnostic: Diagnostic): Diagnostic {
    return { ...diagnostic, notes: [...this.notes, ...diagnostic.notes] }
  }
}

/** Chains longer than this say nothing more. */
const longestChain = 10

/** The notes of the instance that is being checked. */
export function instanceNotes({ sink }: Checker): readonly Diagnostic[] {
  return sink instanceof InstanceSink ? sink.notes : []
}

/** The same checker for the insides of an instance; `notes` begin with the innermost. */
export function insideInstance(checker: Checker, notes: readonly Diagnostic[]): Checker {
  if (notes.length === 0 && !(checker.sink instanceof InstanceSink)) return checker
  const outer = checker.sink instanceof InstanceSink ? checker.sink.outer : checker.sink
  return { ...checker, sink: notes.length === 0 ? outer : new InstanceSink(outer, notes.slice(0, longestChain)) }
}
