// Flags of ray queries that go together: opacity micromaps are reduced to two states only by queries that take them.
//
//   RayQuery<RAY_FLAG_FORCE_OMM_2_STATE> q;                                    wants RAYQUERY_FLAG_ALLOW_OPACITY_MICROMAPS behind it
//   RayQuery<0> q; q.TraceRayInline(s, RAY_FLAG_FORCE_OMM_2_STATE, ...)        the same
import { typeDiagnostics } from '../../diagnostics/tables/types.ts'
import { integerValue } from '../../program/evaluate/evaluate.ts'
import type { MethodExpression } from '../../program/program.ts'
import type { Span } from '../../support/source.ts'
import type { Checker } from '../checker.ts'

const twoStates = 0x400
const allowsMicromaps = 1

export function checkQueryFlags({ sink, options }: Checker, rayFlags: number, queryFlags: number, at: Span): void {
  const isConflict = (rayFlags & twoStates) !== 0 && (queryFlags & allowsMicromaps) === 0
  if (isConflict && options.language === 'hlsl') sink.report(typeDiagnostics.warn_hlsl_rayquery_flags_conflict(at))
}

/** Of a call that is reached. */
export function checkTracedFlags(checker: Checker, call: MethodExpression): void {
  const { object, arguments: values } = call
  const flags = values[1] && integerValue(values[1])
  if (object.type.kind === 'object' && flags !== undefined)
    checkQueryFlags(checker, Number(flags & 0xffff_ffffn), object.type.queryFlags ?? 0, call)
}
