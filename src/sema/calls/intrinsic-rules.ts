// What single intrinsics ask of their arguments beyond the types in their signatures.
//
//   AddUint64(1u, 2u)          pairs of words are added: uint2 and uint4 only
//   CallShader(0, withTexture) what another shader gets is made of numbers
import { expressionDiagnostics as diagnostics } from '../../diagnostics/tables/expressions.ts'
import type { Expression } from '../../program/program.ts'
import type { Span } from '../../support/source.ts'
import { isAllNumeric } from '../../types/leaves.ts'
import { quoteType } from '../../types/print.ts'
import type { Checker } from '../checker.ts'
import { checkBarrierFlags } from './barriers.ts'

export function checkIntrinsicRules(checker: Checker, name: string, values: readonly Expression[], at: Span): void {
  if (name === 'Barrier') checkBarrierFlags(checker, values)
  else if (name === 'AddUint64' && !isPairs(values[0]!))
    checker.sink.report(diagnostics.err_hlsl_add_uint64_operands(at))
  const handed = values[handedOn[name] ?? -1]
  if (handed && !isAllNumeric(handed.type)) {
    const type = quoteType(handed.type)
    checker.sink.report(
      name === 'ReportHit'
        ? diagnostics.err_hlsl_attributes_not_numeric(handed)
        : diagnostics.err_hlsl_payload_argument_not_numeric(handed, { type }),
    )
  }
}

/** Which argument another shader gets. */
const handedOn: Readonly<Record<string, number>> = { TraceRay: 7, CallShader: 1, ReportHit: 2, DispatchMesh: 3 }

function isPairs({ type }: Expression): boolean {
  return type.kind === 'vector' && type.count % 2 === 0
}
