// Attributes that a function has more than once: on one declaration, or on a prototype and its definition. They must agree.
//
//   [numthreads(1, 1, 1)] void f();
//   [numthreads(2, 1, 1)] void f() {}      'numthreads' attribute parameters do not match the previous declaration
import { attributeDiagnostics } from '../../diagnostics/tables/attributes.ts'
import type { ProgramAttribute } from '../../program/program.ts'
import type { Checker } from '../checker.ts'

/** Attributes that may be given once only, as they are written. */
const written: Readonly<Record<string, string>> = { numthreads: 'numthreads', shader: 'shader', wavesize: 'WaveSize' }

/** Of one declaration: the last one holds, as everything else reads it from there. */
export function mergeRepeated(checker: Checker, attributes: readonly ProgramAttribute[]): readonly ProgramAttribute[] {
  const kept: ProgramAttribute[] = []
  for (const attribute of attributes) {
    const name = written[attribute.name]
    const earlier = name === undefined ? -1 : kept.findIndex((known) => known.name === attribute.name)
    if (earlier < 0) {
      kept.push(attribute)
      continue
    }
    checkSame(checker, kept[earlier]!, attribute)
    kept[earlier] = attribute
  }
  return kept
}

/** A definition inherits the attributes of its prototype. */
export function mergeAttributes(
  checker: Checker,
  before: readonly ProgramAttribute[],
  now: readonly ProgramAttribute[],
): readonly ProgramAttribute[] {
  const kept = before.filter((known) => {
    const again = now.find((attribute) => attribute.name === known.name)
    if (again) checkSame(checker, again, known)
    return !again
  })
  return [...kept, ...now]
}

function checkSame(checker: Checker, wrong: ProgramAttribute, other: ProgramAttribute): void {
  const name = written[wrong.name]
  if (name === undefined || wrong.arguments.join() === other.arguments.join()) return
  const notes = [attributeDiagnostics.note_conflicting_attribute(other.span)]
  checker.sink.report(attributeDiagnostics.err_hlsl_attribute_param_mismatch(wrong.span, { name }, { notes }))
}
