// Types that may only be named, not used: structs that are declared but not (yet) defined.
import type { Diagnostic, DiagnosticExtras } from '../../diagnostics/define.ts'
import { functionDiagnostics } from '../../diagnostics/tables/functions.ts'
import { nameDiagnostics } from '../../diagnostics/tables/names.ts'
import { structDiagnostics } from '../../diagnostics/tables/structs.ts'
import { typeDiagnostics } from '../../diagnostics/tables/types.ts'
import { variableDiagnostics } from '../../diagnostics/tables/variables.ts'
import type { ProgramFunction } from '../../program/program.ts'
import { type Location, nowhere, type Span } from '../../support/source.ts'
import { quoteType } from '../../types/print.ts'
import { arrayElement, isBufferPointer, type StructType, type Type } from '../../types/types.ts'
import type { Checker } from '../checker.ts'

/** Where the definition is, or why there is none. */
function incompleteNotes(checker: Checker, struct: StructType): Diagnostic[] {
  if (struct.location === nowhere) return []
  const name = struct.scope + struct.name
  for (let scope: typeof checker.scope | undefined = checker.scope; scope; scope = scope.parent)
    if (scope.struct === struct) return [nameDiagnostics.note_type_being_defined(struct.location, { name })]
  return [nameDiagnostics.note_forward_declaration(struct.location, { name })]
}

/** The struct inside a type that has no definition, or `void` where a value is needed. What a vk::BufferPointer points to may follow. */
function incompleteType(checker: Checker, type: Type): Type | undefined {
  const inner = arrayElement(type)
  if (inner.kind === 'void') return inner
  if (isBufferPointer(inner)) return undefined
  const struct = inner.kind === 'object' && checker.options.language === 'hlsl' ? inner.element : inner
  if (struct?.kind !== 'struct' || struct.isComplete) return undefined
  return struct === inner || !checker.origins.has(struct) ? struct : undefined
}

/** Reports a type that cannot be used here; each kind of place has its own words. */
export function requireComplete(
  checker: Checker,
  type: Type,
  location: Location,
  place: 'variable' | 'base' | 'result' | 'other' = 'other',
): boolean {
  const missing = incompleteType(checker, type)
  if (!missing) return true
  const notes = missing.kind === 'struct' ? incompleteNotes(checker, missing) : []
  const rows = {
    variable: variableDiagnostics.err_typecheck_decl_incomplete_type,
    base: (at: Location, _type: object, extras: DiagnosticExtras) =>
      structDiagnostics.err_incomplete_base_class(at, undefined, extras),
    result: functionDiagnostics.err_func_def_incomplete_result,
    other: typeDiagnostics.err_incomplete_type,
  }
  checker.sink.report(rows[place](location, { type: quoteType(missing) }, { notes }))
  return false
}

/** A function that returns an incomplete type can be declared, not called. */
export function requireResult(checker: Checker, called: ProgramFunction, span: Span): boolean {
  const { name, returnType, location } = called
  if (returnType.kind !== 'struct' || returnType.isComplete || checker.current?.function === called) return true
  const missing = incompleteType(checker, returnType)
  if (missing?.kind !== 'struct') return true
  const notes = [nameDiagnostics.note_entity_declared_at(location, { name }), ...incompleteNotes(checker, missing)]
  const parameters = { name, type: quoteType(missing) }
  checker.sink.report(functionDiagnostics.err_call_incomplete_return(span, parameters, { notes }))
  return false
}

/** At the end: in Slang what a buffer holds may be defined behind it, but somewhere. */
export function requireElements(checker: Checker): void {
  for (const global of checker.globals) {
    if (global.kind !== 'resource') continue
    const object = arrayElement(global.type)
    if (object.kind !== 'object' || object.element?.kind !== 'struct' || checker.origins.has(object.element)) continue
    requireComplete(checker, object.element, global.location, 'variable')
  }
}
