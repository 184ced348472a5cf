// Names with `::` in front where none may stand: of members inside of their class, and of variables of functions.
//
//   struct S { float N::x; };      non-friend class member 'x' cannot have a qualified name
//   float2 uv :: TEXCOORD;         use of undeclared identifier 'uv'
import type { Identifier, NameSegment } from '../../ast/nodes.ts'
import { structDiagnostics } from '../../diagnostics/tables/structs.ts'
import { variableDiagnostics } from '../../diagnostics/tables/variables.ts'
import type { StructType } from '../../types/types.ts'
import type { Checker } from '../checker.ts'
import { resolveContainer } from '../names/lookup.ts'

interface Named {
  readonly name: Identifier
  readonly qualifier: readonly NameSegment[]
}

export function refuseQualifiedMember(checker: Checker, struct: StructType, { name, qualifier }: Named): void {
  const container = qualifier.length === 0 ? undefined : resolveContainer(checker, qualifier, false)
  if (!container) return
  const isOwn = container.kind === 'type' && container.type === struct
  const row = isOwn ? structDiagnostics.err_member_extra_qualification : structDiagnostics.err_member_qualification
  const fixes = isOwn ? [{ span: { start: qualifier[0]!.start, end: name.start }, text: '' }] : []
  checker.sink.report(row(name.start, { name: name.text }, { fixes }))
}

export function refuseQualifiedLocal(checker: Checker, { name, qualifier }: Named): void {
  if (qualifier.length === 0 || !resolveContainer(checker, qualifier, false)) return
  checker.sink.report(variableDiagnostics.err_invalid_declarator_in_function(name, { name: name.text }))
}
