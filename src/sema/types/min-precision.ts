// Types that are kept in more bits than their names say, as DXC warns:
//
//   min10float4 a;      'min10float' is promoted to 'min16float'
import type { NamedType } from '../../ast/nodes.ts'
import { typeDiagnostics } from '../../diagnostics/tables/types.ts'
import type { Checker } from '../checker.ts'

const promoted: Readonly<Record<string, string>> = { min10float: 'min16float', min12int: 'min16int' }
/** With `-enable-16bit-types`. */
const native: Readonly<Record<string, string>> = {
  min10float: 'half',
  min16float: 'half',
  min12int: 'int16_t',
  min16int: 'int16_t',
  min16uint: 'uint16_t',
}

export function warnPromotion({ options, sink }: Checker, { path }: NamedType): void {
  const [segment, other] = path
  if (!segment || other || !segment.name.startsWith('min')) return
  const [, from = ''] = /^(min1\d(?:float|u?int))(?:\d(?:x\d)?)?$/.exec(segment.name) ?? []
  const to = (options.native16Bit ? native : promoted)[from]
  if (to !== undefined) sink.report(typeDiagnostics.warn_hlsl_sema_minprecision_promotion(segment, { from, to }))
}
