// What enters and leaves an entry point must have a semantic that its stage knows.

import type { Diagnostic } from '../diagnostics/define.ts'
import { attributeDiagnostics } from '../diagnostics/tables/attributes.ts'
import { hasSystemPrefix, lookupSemantic, splitSemantic } from '../hlsl/semantics.ts'
import type { Parameter, ProgramFunction } from '../program/program.ts'
import type { Location } from '../support/source.ts'
import { arrayElement, type SemanticName, type Type } from '../types/types.ts'
import type { Checker } from './checker.ts'

/** Stages whose parameters are payloads, attributes and records: no semantics there. */
const stagesWithoutSemantics = new Set([
  'raygeneration',
  'intersection',
  'anyhit',
  'closesthit',
  'miss',
  'callable',
  'node',
])

const wordsWithoutSemantics = new Set(['payload', 'indices', 'uniform'])

export function checkSignature(checker: Checker, target: ProgramFunction, stage: string): void {
  if (stagesWithoutSemantics.has(stage)) return
  for (const parameter of target.parameters) checkEntryParameter(checker, parameter)
  const { returnType, returnSemantic, location } = target
  if (returnType.kind !== 'void') checkValue(checker, returnType, returnSemantic, location, [])
}

function checkEntryParameter(checker: Checker, parameter: Parameter): void {
  if (parameter.modifiers.some((word) => wordsWithoutSemantics.has(word))) return
  const { type, semantic, location, name } = parameter
  const notes = [attributeDiagnostics.note_declared_here(location, { name })]
  checkValue(checker, type, semantic, location, notes)
}

const structLimit = 32

/** A semantic on the whole serves for all fields; without one every field needs its own. */
function checkValue(
  checker: Checker,
  type: Type,
  semantic: SemanticName | undefined,
  location: Location,
  notes: readonly Diagnostic[],
  depth = 0,
): boolean {
  const inner = arrayElement(type)
  if (inner.kind === 'error' || depth > structLimit) return true
  if (semantic) return checkKnown(checker, semantic)
  // Streams and patches carry their element's semantics.
  if (inner.kind === 'object' && inner.element && inner.row.class === undefined)
    return checkValue(checker, inner.element, undefined, location, notes, depth + 1)
  if (inner.kind === 'struct') {
    const { bases, fields } = inner
    if (!bases.every((base) => checkValue(checker, base, undefined, location, notes, depth + 1))) return false
    return fields.every((field) => {
      const where = depth === 0 && notes.length > 0 ? [note(field.location, field.name), ...notes] : notes
      return checkValue(checker, field.type, field.semantic, field.location, where, depth + 1)
    })
  }
  checker.sink.report(attributeDiagnostics.err_hlsl_missing_semantic_annotation(location, undefined, { notes }))
  return false
}

function note(location: Location, name: string): Diagnostic {
  return attributeDiagnostics.note_hlsl_semantic_used_here(location, { name })
}

function checkKnown(checker: Checker, { text, location }: SemanticName): boolean {
  const { name } = splitSemantic(text)
  if (!hasSystemPrefix(name) || lookupSemantic(name)) return true
  checker.sink.report(attributeDiagnostics.err_hlsl_unknown_semantic(location, { name: text }))
  return false
}
