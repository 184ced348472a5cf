// `private:` and `protected:`, which Clang knows as an extension: who may name a member.
//
//   struct A { private: float x; };
//   a.x = 1;                          'x' is a private member of 'A'
//
// Structs without such words have no entry in the table, and cost nothing.
import type { Access, StructDeclaration } from '../../ast/nodes.ts'
import { nameDiagnostics } from '../../diagnostics/tables/names.ts'
import type { Location, Span } from '../../support/source.ts'
import type { StructType } from '../../types/types.ts'
import type { Checker } from '../checker.ts'
import { isSubobject } from '../declarations/subobjects.ts'

type Restriction = Exclude<Access, 'public'>

export interface StructAccess {
  readonly members: Map<string, { readonly access: Restriction; readonly location: Location }>
  readonly bases: Map<StructType, { readonly access: Restriction; readonly span: Span }>
}

function accessOf(checker: Checker, struct: StructType): StructAccess {
  let access = checker.access.get(struct)
  if (!access) checker.access.set(struct, (access = { members: new Map(), bases: new Map() }))
  return access
}

/** After the bases are known: `struct B : private A`. */
export function noteBaseAccess(checker: Checker, struct: StructType, { bases, baseAccess }: StructDeclaration): void {
  for (const [index, access] of baseAccess.entries()) {
    const base = struct.bases[index]
    const span = bases[index]
    if (base && span && access !== 'public') accessOf(checker, struct).bases.set(base, { access, span })
  }
}

/** The member that the declaration with this number declares is not for everybody. */
export function noteMemberAccess(checker: Checker, struct: StructType, declaration: StructDeclaration): void {
  for (const [index, member] of (declaration.members ?? []).entries()) {
    const access = declaration.labels.findLast(({ before }) => before <= index)?.access ?? 'public'
    if (access === 'public') continue
    const names =
      member.kind === 'variables'
        ? member.declarators.map(({ name }) => name)
        : member.kind === 'function'
          ? [member.name]
          : []
    for (const { text, start } of names) accessOf(checker, struct).members.set(text, { access, location: start })
  }
}

/** Reports a member of `owner` that the current place may not name through an object of type `struct`. */
export function checkAccess(checker: Checker, name: string, owner: StructType, struct: StructType, at: Span): void {
  const parameters = { name, struct: `${owner.scope}${owner.name}` }
  // What a state subobject holds is for the runtime.
  if (isSubobject(owner)) checker.sink.report(nameDiagnostics.err_access(at, { ...parameters, access: 'private' }))
  if (checker.access.size === 0) return
  const own = checker.access.get(owner)?.members.get(name)
  if (own && !isInside(checker, owner, own.access)) {
    const notes = [nameDiagnostics.note_access_natural(own.location, { access: own.access })]
    checker.sink.report(nameDiagnostics.err_access(at, { ...parameters, access: own.access }, { notes }))
    return
  }
  for (const [derived, base] of pathTo(struct, owner)) {
    const step = checker.access.get(derived)?.bases.get(base)
    if (!step || isInside(checker, derived, step.access)) continue
    const notes = [nameDiagnostics.note_access_constrained_by_path(step.span, { access: step.access })]
    checker.sink.report(nameDiagnostics.err_access(at, { ...parameters, access: step.access }, { notes }))
    return
  }
}

/** From a struct down to one of its bases, step by step. */
function pathTo(struct: StructType, owner: StructType): readonly (readonly [StructType, StructType])[] {
  if (struct === owner) return []
  for (const base of struct.bases) {
    if (base === owner) return [[struct, base]]
    const rest = pathTo(base, owner)
    if (rest.length > 0) return [[struct, base], ...rest]
  }
  return []
}

function isInside(checker: Checker, owner: StructType, access: Restriction): boolean {
  const current = checker.current?.function.owner
  for (let inner = current; inner; inner = inner.bases[0]) {
    if (inner === owner) return true
    if (access === 'private') break
  }
  for (let scope: typeof checker.scope | undefined = checker.scope; scope; scope = scope.parent)
    if (scope.struct === owner) return true
  return false
}
