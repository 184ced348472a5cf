// What a texture must hold to be sampled. The rules and words are DXC's.
//
//   Texture2D<int4> t;   t.Sample(s, uv)      below shader model 6.7: cannot Sample from resource containing int4
import { expressionDiagnostics as diagnostics } from '../../diagnostics/tables/expressions.ts'
import { scalars } from '../../hlsl/scalars.ts'
import type { Span } from '../../support/source.ts'
import { typeText } from '../../types/print.ts'
import type { ObjectType } from '../../types/types.ts'
import type { Checker } from '../checker.ts'

/** Integers can be sampled from this minor version of shader model 6 on. */
const integerModel = 7

export function checkSampledElement(checker: Checker, { element }: ObjectType, name: string, at: Span): boolean {
  if (!element || checker.options.language !== 'hlsl' || !/^Sample|^GatherRaw$/.test(name)) return true
  const scalar = element.kind === 'vector' ? element.element : element
  if (scalar.kind !== 'scalar') return true
  const { class: scalarClass, signed, bits } = scalars[scalar.scalar]
  const isFine =
    name === 'GatherRaw'
      ? element.kind === 'scalar' && scalarClass === 'int' && !signed
      : scalarClass === 'float'
        ? bits !== 64
        : scalarClass === 'int' && !name.startsWith('SampleCmp') && checker.options.shaderModel.minor >= integerModel
  if (!isFine)
    checker.sink.report(diagnostics.err_hlsl_invalid_resource_type_on_intrinsic(at, { name, type: typeText(element) }))
  return isFine
}
