// `string` is for the texts of state subobjects: a global variable is all that it can be. The words are DXC's.
//
//   void f(string s) { }      parameter of type string is not supported
import { declarationDiagnostics } from '../../diagnostics/tables/declarations.ts'
import type { Location } from '../../support/source.ts'
import { errorType, type Type } from '../../types/types.ts'
import type { Checker } from '../checker.ts'

const rows = {
  parameter: declarationDiagnostics.err_hlsl_unsupported_string_param,
  result: declarationDiagnostics.err_hlsl_unsupported_string_return,
  array: declarationDiagnostics.err_hlsl_unsupported_string_array,
  member: declarationDiagnostics.err_hlsl_unsupported_string_decl,
  local: declarationDiagnostics.err_hlsl_unsupported_string_decl,
} as const

/** The type, unless it is a string, which nothing in such a place can be. */
export function refuseString(checker: Checker, type: Type, location: Location, place: keyof typeof rows): Type {
  if (type.kind !== 'string' || checker.options.language !== 'hlsl') return type
  checker.sink.report(rows[place](location))
  return errorType
}
