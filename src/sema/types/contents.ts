// What may not be in a type. Long vectors and hit objects, both new in shader model 6.9, have no layout outside of a function (the words
// are DXC's); resources in a constant buffer are bound with it, so no copy of the buffer can have them.
//
//   cbuffer C { vector<float, 5> v; }      vectors of over 4 elements in cbuffers or tbuffers are not supported
//   void f(ConstantBuffer<S> b)            'ConstantBuffer<S>' holds resources and cannot be a parameter
import { typeDiagnostics } from '../../diagnostics/tables/types.ts'
import { holdsMixedBuffer } from '../../program/resources.ts'
import type { Location } from '../../support/source.ts'
import { quoteType } from '../../types/print.ts'
import { arrayElement, memberTypes, type Type } from '../../types/types.ts'
import type { Checker } from '../checker.ts'

const firstModel = 9

/** False, with a message, when something in the type may not be there. */
export function checkContents(checker: Checker, type: Type, location: Location, context: string): boolean {
  if (checker.options.shaderModel.minor < firstModel) return true
  const found = unplaced(type, new Set())
  if (!found) return true
  checker.sink.report(
    found.kind === 'vector'
      ? typeDiagnostics.err_hlsl_unsupported_long_vector(location, { context })
      : typeDiagnostics.err_hlsl_unsupported_object_context(location, { type: quoteType(found), context }),
  )
  return false
}

function unplaced(type: Type, seen: Set<Type>): Type | undefined {
  const inner = arrayElement(type)
  if (inner.kind === 'vector') return inner.count > 4 ? inner : undefined
  if (inner.kind === 'object') return inner.row.category === 'hit object' ? inner : undefined
  if (inner.kind !== 'struct' || seen.has(inner)) return undefined
  seen.add(inner)
  for (const part of memberTypes(inner)) {
    const found = unplaced(part, seen)
    if (found) return found
  }
  return undefined
}

/** True, with a message, for a constant buffer with resources in it, or a struct with one, where only a copy of a buffer can stand. */
export function refuseBufferCopy(checker: Checker, type: Type, location: Location, place: string): boolean {
  if (!holdsMixedBuffer(type)) return false
  const parameters = { type: quoteType(arrayElement(type)), place }
  checker.sink.report(typeDiagnostics.err_hlsl_buffer_with_resources_copied(location, parameters))
  return true
}
