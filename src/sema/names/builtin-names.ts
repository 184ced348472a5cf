// Names that every file begins with cannot be given to something else in the file itself. Inside of anything they can.
//
//   struct float4 { };             definition of type 'float4' conflicts with typedef of the same name
//   static float Texture2D;        redefinition of 'Texture2D' as different kind of symbol
//   float SamplerState;            fine: a variable may be called like a struct
import type { Identifier } from '../../ast/nodes.ts'
import { nameDiagnostics } from '../../diagnostics/tables/names.ts'
import { builtinStructs, builtinTypedefs } from '../../hlsl/builtins.ts'
import { type BuiltinTypeName, builtinTemplateNames, builtinTypeNames } from '../../hlsl/keywords.ts'
import { lookupObject, objectAliases } from '../../hlsl/resources.ts'
import { scalars } from '../../hlsl/scalars.ts'
import type { Checker, CheckOptions } from '../checker.ts'

/** What DXC declares them as. */
type BuiltinKind = 'typedef' | 'template' | 'struct'

/** What a name is about to become. A struct and a template of structs are tags; an alias is judged by its type. */
export type NameUse = 'tag' | 'enumerator' | 'value' | 'template'

/** Reports a name that is taken before the file begins. */
export function refuseBuiltinName(checker: Checker, name: Identifier, use: NameUse): boolean {
  const kind = takenName(checker, name.text)
  if (kind === undefined || (kind === 'struct' && use === 'value')) return false
  const parameters = { name: name.text }
  if (use === 'enumerator' || (use === 'tag' && kind === 'struct'))
    checker.sink.report(nameDiagnostics.err_redefinition(name, parameters))
  else if (use === 'tag' && kind === 'typedef')
    checker.sink.report(nameDiagnostics.err_tag_definition_of_typedef(name, parameters))
  else checker.sink.report(nameDiagnostics.err_redefinition_different_kind(name, parameters))
  return true
}

/** The kind of the built-in that has the name, where the current scope may not declare it again. */
export function takenName(checker: Checker, name: string): BuiltinKind | undefined {
  const isFile = checker.scope === checker.globalScope && checker.options.language === 'hlsl'
  if (!isFile || (!checker.options.isLenientLikeDxc && isInNamespace(name))) return undefined
  return builtinKind(checker, name)
}

/** Clang has its templates and buffers in a namespace of their own, which a name of the file hides: `RWStructuredBuffer<S> Buffer;`. */
function isInNamespace(name: string): boolean {
  return builtinTemplateNames.has(name) || lookupObject(name)?.category.endsWith('buffer') === true
}

/** DXC has some names of numbers only in later versions of the language. */
export function isTooNew({ isLenientLikeDxc, hlslVersion }: CheckOptions, { since }: BuiltinTypeName): boolean {
  return isLenientLikeDxc === true && hlslVersion < since
}

export function builtinKind({ options }: Checker, name: string): BuiltinKind | undefined {
  const number = builtinTypeNames.get(name)
  if (number) {
    const isMissing = (scalars[number.scalar].requiresNative16 && !options.native16Bit) || isTooNew(options, number)
    return isMissing ? undefined : 'typedef'
  }
  if (name === 'sampler' || name === 'string' || builtinTypedefs.has(name)) return 'typedef'
  if (builtinTemplateNames.has(name)) return 'template'
  if (builtinStructs.has(name)) return 'struct'
  const row = objectAliases.has(name) ? undefined : lookupObject(name)
  if (!row || row.category === 'effect' || row.combined || row.spirv) return undefined
  return row.element || row.count ? 'template' : 'struct'
}
