// `using namespace`: where the names of the namespace are seen, and which of several a use refers to.
//
//   namespace N { int a; int b; }
//   static float a;
//   namespace M { static int b; int f() { using namespace N; return a + b; } }      M::b is nearer, `a` is ambiguous
//
// The names are seen as if they stood in the nearest scope around both the directive and the namespace ([namespace.udir] of C++).
import { type FoundSymbol, symbolLocation } from './lookup.ts'
import type { NameSymbol, Scope, UsedNamespace } from './symbols.ts'

export function use(user: Scope, scope: Scope): void {
  user.usings.push({ scope, seenIn: nearestAround(user, scope) })
}

function nearestAround(inner: Scope, other: Scope): Scope {
  const around = new Set<Scope>()
  for (let scope: Scope | undefined = other; scope; scope = scope.parent) around.add(scope)
  let nearest = inner
  while (!around.has(nearest) && nearest.parent) nearest = nearest.parent
  return nearest
}

/** The namespaces whose names are seen because of this scope's directives, and those that these use. */
export function usedFrom(scope: Scope): readonly UsedNamespace[] {
  // Namespaces may use each other.
  const seen = new Set<Scope>([scope])
  const used: UsedNamespace[] = []
  for (const from of seen)
    for (const each of from.usings)
      if (!seen.has(each.scope)) {
        seen.add(each.scope)
        used.push({ scope: each.scope, seenIn: from === scope ? each.seenIn : nearestAround(scope, each.scope) })
      }
  return used
}

function symbolsOf(scopes: readonly Scope[], name: string): NameSymbol[] {
  return scopes.flatMap((scope) => scope.symbols.get(name) ?? [])
}

/** Functions of several namespaces are one set of overloads; of other things the first. */
function oneOf(symbols: readonly NameSymbol[]): NameSymbol | undefined {
  const [first] = symbols
  if (symbols.length < 2 || first?.kind !== 'functions') return first
  const overloads = symbols.flatMap((symbol) => (symbol.kind === 'functions' ? symbol.overloads : []))
  return { ...first, overloads: [...new Set(overloads)] }
}

/** A `using` declaration puts a name into several scopes. */
function isSameThing(left: NameSymbol, right: NameSymbol): boolean {
  if (left === right) return true
  if (left.kind === 'variable') return right.kind === 'variable' && left.variable === right.variable
  if (left.kind === 'type') return right.kind === 'type' && left.type.type === right.type.type
  return left.kind === 'functions' && right.kind === 'functions'
}

/** In scopes that are equally near. */
export function findIn(scopes: readonly Scope[], name: string): FoundSymbol | undefined {
  const symbol = oneOf(symbolsOf(scopes, name))
  return symbol && { kind: 'symbol', symbol, rivals: rivalsOf(scopes, name) }
}

function rivalsOf(scopes: readonly Scope[], name: string) {
  const symbols = symbolsOf(scopes, name)
  const rival = symbols.find((symbol) => !isSameThing(symbols[0]!, symbol))
  return (
    rival &&
    [symbols[0]!, rival].map((symbol) => {
      const { prefix } = scopes.find((scope) => scope.symbols.get(name) === symbol)!
      return { name: prefix + name, place: symbolLocation(symbol) }
    })
  )
}

/** Of the namespace itself, else of those that it uses. */
export function findInNamespace(scope: Scope, name: string): FoundSymbol | undefined {
  const symbol = scope.symbols.get(name)
  if (symbol || scope.usings.length === 0) return symbol && { kind: 'symbol', symbol }
  return findIn(
    usedFrom(scope).map((used) => used.scope),
    name,
  )
}
