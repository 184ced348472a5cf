// A word in front of the name of a type asks for a type of that kind.
//
//   struct S s;          fine if S is a struct or class
//   struct float4 v;     typedef 'float4' cannot be referenced with the 'struct' specifier
//   enum S e;            use of 'S' with tag type that does not match previous declaration
import type { NamedType } from '../../ast/nodes.ts'
import { nameDiagnostics } from '../../diagnostics/tables/names.ts'
import type { Checker } from '../checker.ts'
import { builtinKind } from '../names/builtin-names.ts'
import { findType, symbolLocation } from '../names/lookup.ts'
import type { NameSymbol } from '../names/symbols.ts'

/** Reports a word that the type does not go with. */
export function refuseKeyword(checker: Checker, { keyword, path, isGlobal }: NamedType): boolean {
  const [segment, ...others] = path
  if (!segment || others.length > 0 || isGlobal || segment.templateArguments) return false
  if (keyword === undefined || keyword === 'typename' || checker.options.language !== 'hlsl') return false
  const { name } = segment
  const symbol = findType(checker, name)
  const kind = symbol ? kindOf(symbol, name) : builtinKind(checker, name)
  if (kind === 'typedef' || kind === 'template') {
    checker.sink.report(nameDiagnostics.err_tag_reference_non_tag(segment, { kind, name, keyword }))
    return true
  }
  if (symbol?.kind !== 'type' || (keyword === 'enum') === (symbol.type.type.kind === 'enum')) return false
  const notes = [nameDiagnostics.note_previous_declaration(symbolLocation(symbol))]
  checker.sink.report(nameDiagnostics.err_use_with_wrong_tag(segment, { name }, { notes }))
  return true
}

/** A struct or enum under another name is a typedef; `typedef struct S S;` is none. */
function kindOf(symbol: NameSymbol, name: string): 'typedef' | 'template' | undefined {
  if (symbol.kind === 'type-template') return 'template'
  if (symbol.kind !== 'type') return undefined
  const { type } = symbol.type
  if (type.kind === 'struct' || type.kind === 'enum') return type.name.split('<')[0] === name ? undefined : 'typedef'
  return type.kind === 'error' ? undefined : 'typedef'
}
