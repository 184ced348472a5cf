// Strings and state subobjects: a variable of the file is all that they can be. The words are DXC's.
//
//   void f(string s) { }                          parameter of type string is not supported
//   void f() { StateObjectConfig c = { 1 }; }     subobject declaration may only appear in global scope
import { functionDiagnostics } from '../../diagnostics/tables/functions.ts'
import { variableDiagnostics } from '../../diagnostics/tables/variables.ts'
import type { Location } from '../../support/source.ts'
import { arrayElement, errorType, type Type } from '../../types/types.ts'
import type { Checker } from '../checker.ts'
import { isSubobject } from '../declarations/subobjects.ts'

const rows = {
  parameter: functionDiagnostics.err_hlsl_unsupported_string_param,
  result: functionDiagnostics.err_hlsl_unsupported_string_return,
  array: functionDiagnostics.err_hlsl_unsupported_string_array,
} as const

/** The type, unless it is a string, which nothing in such a place can be, or a subobject, which only functions return. */
export function refuseString(checker: Checker, type: Type, location: Location, place: keyof typeof rows): Type {
  if (place === 'parameter' && isSubobject(type)) return refuseInside(checker, type, location)
  if (type.kind !== 'string' || checker.options.language !== 'hlsl') return type
  checker.sink.report(rows[place](location))
  return errorType
}

/** The type, unless only a variable of the file can have it. */
export function refuseInside(checker: Checker, type: Type, location: Location): Type {
  const what = checker.options.language === 'hlsl' ? objectName(arrayElement(type)) : undefined
  if (what === undefined) return type
  checker.sink.report(variableDiagnostics.err_hlsl_object_not_global(location, { what }))
  return errorType
}

/** What DXC calls a type of these, if it is one. */
export function objectName(type: Type): 'string' | 'subobject' | undefined {
  if (type.kind === 'string') return 'string'
  return isSubobject(type) ? 'subobject' : undefined
}
