// What names mean, written down while a program is checked, for those who ask about places of the source: editors.
//
//   float twice(float x) { return x + x; }      two uses of the location of the parameter
//   twice(lerp(a, b, c))                        a use of the function's location, and a built-in name
//
// A compiler that makes code keeps no log: everything here costs one comparison then. Templates are checked once for each instance, so a
// name may be written down more than once, and may even mean different things.
import type { ProgramFunction, Variable } from '../../program/program.ts'
import { type Location, nowhere } from '../../support/source.ts'
import type { EnumType, Field, StructType, Type } from '../../types/types.ts'
import type { Checker } from '../checker.ts'
import type { NameSymbol, Scope } from './symbols.ts'

/** What a declaration made. */
export type Entity =
  | { readonly kind: 'variable'; readonly variable: Variable }
  | { readonly kind: 'function'; readonly function: ProgramFunction }
  | { readonly kind: 'field'; readonly field: Field }
  | { readonly kind: 'struct'; readonly type: StructType }
  | { readonly kind: 'enum'; readonly type: EnumType }
  | { readonly kind: 'enumerator'; readonly type: EnumType; readonly name: string }
  | { readonly kind: 'alias'; readonly type: Type }

/** A name that the language has. */
export type BuiltinName =
  | { readonly kind: 'intrinsic'; readonly name: string }
  | { readonly kind: 'method'; readonly object: string; readonly name: string; readonly type: Type }
  | { readonly kind: 'type'; readonly type: Type }
  | { readonly kind: 'value'; readonly name: string; readonly type: Type }
  | { readonly kind: 'swizzle'; readonly type: Type; readonly of: Type }

/** What could stand where an unknown name stands. */
export type Missed =
  | { readonly kind: 'scope'; readonly names: ReadonlyMap<string, NameSymbol>; readonly struct: StructType | undefined }
  | { readonly kind: 'namespace'; readonly names: ReadonlyMap<string, NameSymbol> }
  | { readonly kind: 'members'; readonly type: Type; readonly isStatic: boolean }

export class NameLog {
  /** Locations in pairs: of a name, and of a declaration that it means. */
  readonly uses: Location[] = []
  /** The same of declarations that repeat another one. */
  readonly repeated: Location[] = []
  readonly builtins = new Map<Location, BuiltinName>()
  readonly entities = new Map<Location, Entity>()
  /** Where namespaces are first opened. */
  readonly namespaces = new Map<Scope, Location>()
  /** A name that is looked up on purpose, though it is not declared. */
  readonly wanted: string | undefined
  /** Where that was. */
  missed: Missed | undefined
  checker: Checker | undefined

  constructor(wanted?: string) {
    this.wanted = wanted
  }

  use(at: Location, declaration: Location): void {
    if (declaration !== nowhere) this.uses.push(at, declaration)
  }

  repeat(at: Location, first: Location): void {
    if (at !== first) this.repeated.push(at, first)
  }

  miss(name: string, place: () => Missed): void {
    if (name === this.wanted && !this.missed) this.missed = place()
  }
}

/** The names that can be seen from a scope, as they are now; inner ones hide outer ones. */
export function visibleSymbols(scope: Scope): Map<string, NameSymbol> {
  const names = new Map<string, NameSymbol>()
  for (let at: Scope | undefined = scope; at; at = at.parent)
    for (const { symbols } of [at, ...at.usings.map(({ scope: used }) => used)])
      for (const [name, symbol] of symbols) if (!name.includes(' ') && !names.has(name)) names.set(name, symbol)
  return names
}

/** The struct whose members are names here. */
export function structAround(scope: Scope): StructType | undefined {
  for (let at: Scope | undefined = scope; at; at = at.parent) if (at.struct) return at.struct
  return undefined
}
