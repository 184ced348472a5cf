// What single intrinsics ask of their arguments beyond the types in their signatures.
//
//   AddUint64(1u, 2u)      pairs of words are added: uint2 and uint4 only
import { expressionDiagnostics as diagnostics } from '../../diagnostics/tables/expressions.ts'
import type { Expression } from '../../program/program.ts'
import type { Span } from '../../support/source.ts'
import type { Checker } from '../checker.ts'
import { checkBarrierFlags } from './barriers.ts'

export function checkIntrinsicRules(checker: Checker, name: string, values: readonly Expression[], at: Span): void {
  if (name === 'Barrier') checkBarrierFlags(checker, values)
  else if (name === 'AddUint64' && !isPairs(values[0]!))
    checker.sink.report(diagnostics.err_hlsl_add_uint64_operands(at))
}

function isPairs({ type }: Expression): boolean {
  return type.kind === 'vector' && type.count % 2 === 0
}
