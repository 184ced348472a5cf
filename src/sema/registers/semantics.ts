// Semantics on declarations: what they may stand on, and which types the system values have.
//
//   float3 t : SV_DispatchThreadID      attribute 'SV_DispatchThreadID' only applies to a field or parameter of type 'uint/uint2/uint3'
//
// Which stage knows a system value is asked where an entry point is known (src/sema/entry).
import type { Semantic } from '../../ast/nodes.ts'
import { attributeDiagnostics as diagnostics } from '../../diagnostics/tables/attributes.ts'
import { foreignSemantics } from '../../hlsl/foreign-names.ts'
import { scalars } from '../../hlsl/scalars.ts'
import { hasSystemPrefix, lookupSemantic, semanticRows, splitSemantic } from '../../hlsl/semantics.ts'
import { nearest } from '../../support/nearest.ts'
import type { Location, Span } from '../../support/source.ts'
import { arrayElement, memberTypes, type SemanticName, type Type } from '../../types/types.ts'
import type { Checker } from '../checker.ts'
import type { AnnotationTarget } from './register-targets.ts'

/** System values of compute shaders, which have no index and count threads. */
const threadValues = new Set(['sv_dispatchthreadid', 'sv_groupid', 'sv_groupthreadid', 'sv_groupindex'])

/** Names that ray tracing shaders and nodes give their parameters and records; the position of a parameter decides there. */
const meaninglessValues = new Set(['sv_raypayload', 'sv_intersectionattributes', 'sv_hitattributes', 'sv_dispatchgrid'])

export function checkSemantic(
  checker: Checker,
  { name: text, start, end }: Semantic,
  { kind, type }: AnnotationTarget,
): SemanticName {
  const semantic = { text, location: start }
  const at = { start, end }
  if (kind !== 'parameter' && kind !== 'field' && kind !== 'function') {
    // Semantics of globals are how effect files name them for the host; DXC takes them without a word.
    const isGlobal = kind === 'constant' || kind === 'resource'
    if (kind === 'local' && checker.options.isLenientLikeDxc) {
      checker.sink.report(diagnostics.err_hlsl_semantic_on_local(at))
      return semantic
    }
    const row = isGlobal ? diagnostics.warn_hlsl_semantic_on_global : diagnostics.warn_attribute_wrong_decl_type_str
    const what = 'parameters, non-static data members, and functions'
    checker.sink.report(row(at, { name: text, what }))
    return semantic
  }
  const { name } = splitSemantic(text)
  if (!hasSystemPrefix(name)) return semantic
  const key = name.toLowerCase()
  // DXC asks in signatures of entry points.
  if (!lookupSemantic(name) && !meaninglessValues.has(key) && checker.options.isLenientLikeDxc !== true) {
    const known = semanticRows.map((row) => row.name.toLowerCase())
    const close = foreignSemantics.get(key) ?? lookupSemantic(nearest(key, known) ?? '')?.name
    const extras = { noHelp: close === undefined }
    checker.sink.report(diagnostics.err_hlsl_unknown_semantic(at, { name, close: close ?? '' }, extras))
  }
  // DXC looks at types once they stand in the signature of an entry point.
  if (type && checker.options.isLenientLikeDxc !== true) checkSemanticType(checker, name, type, at)
  if (threadValues.has(key) && name.length < text.length)
    checker.sink.report(diagnostics.err_hlsl_semantic_indexing_not_supported(at, { name }))
  return semantic
}

/** False when the type was refused. */
export function checkSemanticType({ sink }: Checker, name: string, type: Type, at: Location | Span): boolean {
  const types = type.kind === 'error' ? undefined : wrongType(name.toLowerCase(), type)
  if (types === undefined) return true
  sink.report(diagnostics.err_hlsl_attr_invalid_type(at, { name, types }))
  return false
}

/** The types a system value has, where this one is none of them. DXC takes signed integers for unsigned ones. */
export function wrongType(name: string, type: Type): string | undefined {
  const inner = arrayElement(type)
  const element = inner.kind === 'vector' ? inner.element : inner
  const scalar = element.kind === 'scalar' ? scalars[element.scalar].class : undefined
  const count = inner.kind === 'vector' ? inner.count : 1
  // The fields of a struct take the semantic one after the other.
  if (inner.kind === 'struct') {
    const types = memberTypes(inner)
    return types.map((each) => wrongType(name, each)).find((needed) => needed !== undefined)
  }
  if (name === 'sv_position') return scalar === 'float' && count <= 4 ? undefined : 'float/float1/float2/float3/float4'
  if (!threadValues.has(name) || name === 'sv_groupindex') return undefined
  return scalar === 'int' && count <= 3 ? undefined : 'uint/uint2/uint3'
}
