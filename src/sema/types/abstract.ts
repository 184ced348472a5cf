// Interfaces, and structs that leave a method of theirs undefined: there are no values of such a type.
//
//   interface I { float f(); };
//   struct S : I { };
//   S s;                              variable type 'S' is an abstract class; unimplemented pure virtual method 'f' in 'S'
import type { Diagnostic } from '../../diagnostics/define.ts'
import { structDiagnostics } from '../../diagnostics/tables/structs.ts'
import type { ProgramFunction } from '../../program/program.ts'
import type { Location } from '../../support/source.ts'
import { quoteType } from '../../types/print.ts'
import { arrayElement, type StructType, type Type } from '../../types/types.ts'
import type { Checker } from '../checker.ts'
import { haveSameParameters } from '../declarations/declare-functions.ts'
import { membersOf } from '../names/lookup.ts'
import type { FunctionSymbol } from '../names/symbols.ts'

/** Reports a type that nothing can have; in Slang an interface is the type of whatever has its methods. */
export function requireConcrete(
  checker: Checker,
  type: Type,
  location: Location,
  what: 'variable' | 'parameter' | 'field' | 'return',
): boolean {
  const struct = arrayElement(type)
  if (struct.kind !== 'struct' || checker.options.language !== 'hlsl') return true
  if (struct.keyword !== 'interface' && struct.bases.length === 0 && struct.interfaces.length === 0) return true
  const missing = missingMethods(checker, struct)
  if (missing.length === 0) return true
  const notes = checker.abstractStructs.has(struct) ? [] : missing.map((symbol) => missingNote(symbol, struct))
  checker.abstractStructs.add(struct)
  const row =
    struct === type
      ? structDiagnostics.err_abstract_type_in_decl(location, { what, type: quoteType(struct) }, { notes })
      : structDiagnostics.err_array_of_abstract_type(location, { type: quoteType(struct) }, { notes })
  checker.sink.report(row)
  return false
}

function missingNote({ declaration }: FunctionSymbol, struct: StructType): Diagnostic {
  const parameters = { name: declaration.name.text, struct: struct.scope + struct.name }
  return structDiagnostics.note_pure_virtual_function(declaration.name.start, parameters)
}

/** Of the interfaces of a struct and its bases; a method overrides those that the struct that has it inherits. */
function missingMethods(checker: Checker, struct: StructType): readonly FunctionSymbol[] {
  const inherited = [...struct.bases, ...struct.interfaces].flatMap((base) => missingMethods(checker, base))
  if (struct.keyword !== 'interface' && inherited.length === 0) return inherited
  const own = [...membersOf(checker, struct).methods.values()].flat().filter(({ owner }) => owner === struct)
  if (struct.keyword === 'interface') return [...inherited, ...own]
  return inherited.filter((method) => !own.some((each) => overrides(each.function, method.function)))
}

function overrides(own: ProgramFunction | undefined, method: ProgramFunction | undefined): boolean {
  return own !== undefined && method !== undefined && own.name === method.name && haveSameParameters(own, method)
}
