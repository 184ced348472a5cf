// What kind of thing a name stands for, so that `a < b > (c)` and `(T)(x)` can be read as C++ reads them.
//
// Only kinds are kept, never types: a scope maps a spelling to type, template, namespace, function or value. The checker resolves
// names for real. Members of structs and namespaces are scopes of their own and are entered again for `float S::f() { ... }`.
import type { Atom } from '../support/intern.ts'

export type NameKind =
  | 'value'
  | 'type'
  | 'type-template'
  | 'function'
  | 'function-template'
  | 'variable-template'
  | 'namespace'

export interface NameEntry {
  readonly kind: NameKind
  /** Where the names after `::` are looked up; unknown for template parameters and aliases of dependent types. */
  readonly members: Scope | undefined
}

export class Scope {
  readonly names = new Map<Atom, NameEntry>()
  /** Bases of a struct, namespaces that are used. */
  readonly extra: Scope[] = []
  /** Holds template parameters: a declaration goes to the scope around it. */
  readonly isTemplate: boolean
  lastVisit = 0

  constructor(isTemplate = false) {
    this.isTemplate = isTemplate
  }
}

export class Scopes {
  readonly #stack: Scope[] = []
  readonly #functionTemplates = new Set<Atom>()
  #visit = 0

  constructor(builtins: Scope) {
    this.#stack.push(builtins, new Scope())
  }

  get size(): number {
    return this.#stack.length
  }

  push(scope: Scope): void {
    this.#stack.push(scope)
  }

  pop(): void {
    this.#stack.pop()
  }

  /** The scope that declarations go to. */
  get current(): Scope {
    let index = this.#stack.length - 1
    while (this.#stack[index]!.isTemplate) index--
    return this.#stack[index]!
  }

  declare(atom: Atom, kind: NameKind, members?: Scope): void {
    if (kind === 'function-template') this.#functionTemplates.add(atom)
    declareIn(this.current, atom, kind, members)
  }

  /** In any scope: which struct a member is looked up in, only the checker knows. */
  isFunctionTemplate(atom: Atom): boolean {
    return this.#functionTemplates.has(atom)
  }

  isTemplateParameter(atom: Atom): boolean {
    return this.#stack.some((scope) => scope.isTemplate && scope.names.has(atom))
  }

  /** Are the members of what a name means being declared right now? */
  isInside(atom: Atom): boolean {
    const members = this.lookup(atom)?.members
    return members !== undefined && this.#stack.includes(members)
  }

  lookup(atom: Atom): NameEntry | undefined {
    for (let index = this.#stack.length - 1; index >= 0; index--) {
      const found = this.lookupIn(this.#stack[index]!, atom)
      if (found) return found
    }
    return undefined
  }

  /** Behind a leading `::`. */
  lookupOutermost(atom: Atom): NameEntry | undefined {
    const [builtins, global] = this.#stack
    return this.lookupIn(global!, atom) ?? this.lookupIn(builtins!, atom)
  }

  /** Does the name mean something else than the type of that name further out? */
  hidesType(atom: Atom): boolean {
    return this.#stack.some((scope) => isType(scope.names.get(atom)?.kind))
  }

  lookupIn(scope: Scope, atom: Atom): NameEntry | undefined {
    return scope.names.get(atom) ?? (scope.extra.length > 0 ? this.#lookupExtra(scope, atom, ++this.#visit) : undefined)
  }

  #lookupExtra(scope: Scope, atom: Atom, visit: number): NameEntry | undefined {
    const pending = [scope]
    for (let next = pending.pop(); next; next = pending.pop()) {
      if (next.lastVisit === visit) continue
      next.lastVisit = visit
      const found = next.names.get(atom)
      if (found) return found
      pending.push(...next.extra)
    }
    return undefined
  }
}

/** May `<` behind the name begin its arguments? */
export function isTemplateKind(kind: NameKind): boolean {
  return kind.endsWith('-template')
}

function isType(kind: NameKind | undefined): boolean {
  return kind === 'type' || kind === 'type-template'
}

/** A value hides a type of the same scope (`Light Light;`); one template among overloads makes the name a template. */
export function declareIn(scope: Scope, atom: Atom, kind: NameKind, members?: Scope): void {
  const known = scope.names.get(atom)
  if (known) {
    const isNewType = isType(kind)
    if (isNewType && (known.kind === 'value' || known.kind === 'function')) return
    if (kind === 'function' && known.kind === 'function-template') return
    if (isNewType && known.kind === 'type-template' && known.members && !members) return
  }
  scope.names.set(atom, { kind, members })
}
