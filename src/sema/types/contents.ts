// What has no layout outside of a function: long vectors and hit objects, both new in shader model 6.9. The words are DXC's.
//
//   cbuffer C { vector<float, 5> v; }      vectors of over 4 elements in cbuffers or tbuffers are not supported
import { declarationDiagnostics } from '../../diagnostics/tables/declarations.ts'
import type { Location } from '../../support/source.ts'
import { quoteType } from '../../types/print.ts'
import { arrayElement, type Type } from '../../types/types.ts'
import type { Checker } from '../checker.ts'

const firstModel = 9

/** False, with a message, when something in the type may not be there. */
export function checkContents(checker: Checker, type: Type, location: Location, context: string): boolean {
  if (checker.options.shaderModel.minor < firstModel) return true
  const found = unplaced(type, new Set())
  if (!found) return true
  checker.sink.report(
    found.kind === 'vector'
      ? declarationDiagnostics.err_hlsl_unsupported_long_vector(location, { context })
      : declarationDiagnostics.err_hlsl_unsupported_object_context(location, { type: quoteType(found), context }),
  )
  return false
}

function unplaced(type: Type, seen: Set<Type>): Type | undefined {
  const inner = arrayElement(type)
  if (inner.kind === 'vector') return inner.count > 4 ? inner : undefined
  if (inner.kind === 'object') return inner.row.category === 'hit object' ? inner : undefined
  if (inner.kind !== 'struct' || seen.has(inner)) return undefined
  seen.add(inner)
  for (const part of [...inner.bases, ...inner.fields.map((field) => field.type)]) {
    const found = unplaced(part, seen)
    if (found) return found
  }
  return undefined
}
