// Numbers that may not survive an implicit conversion: Clang's -Wconversion family.
//
//   float16_t h = aFloat;      implicit conversion loses floating-point precision: 'float' to 'float16_t'
//
// What DXC warns about without being asked is on by default: a type with fewer bits. The rest (signs, fractions, int to float) is
// what shaders do all the time, and waits for -Wconversion.
import { expressionDiagnostics as diagnostics } from '../../diagnostics/tables/expressions.ts'
import { type ScalarKind, scalars } from '../../hlsl/scalars.ts'
import { evaluateConstant } from '../../program/evaluate/evaluate.ts'
import { convertScalar } from '../../program/evaluate/scalars.ts'
import type { Expression } from '../../program/program.ts'
import { componentOf, isNumeric, type NumericType } from '../../types/types.ts'
import type { Checker } from '../checker.ts'
import { quoteTarget, quoteValue } from '../types/written-types.ts'
import type { ConversionContext } from './conversions.ts'

type LossRow =
  | 'warn_impcast_float_precision'
  | 'warn_impcast_double_promotion'
  | 'warn_impcast_float_integer'
  | 'warn_impcast_float_narrow_integer'
  | 'warn_impcast_integer_float_precision'
  | 'warn_impcast_integer_narrow_float'
  | 'warn_impcast_integer_precision'
  | 'warn_impcast_integer_64_32'
  | 'warn_impcast_integer_sign'

/** Rows that are off by default: most programs need not look closer. */
const ignored: ReadonlySet<LossRow> = new Set([
  'warn_impcast_double_promotion',
  'warn_impcast_float_integer',
  'warn_impcast_integer_float_precision',
  'warn_impcast_integer_sign',
])

const flags: Readonly<Record<LossRow, string>> = {
  warn_impcast_float_precision: 'implicit-float-conversion',
  warn_impcast_double_promotion: 'double-promotion',
  warn_impcast_float_integer: 'float-conversion',
  warn_impcast_float_narrow_integer: 'float-conversion',
  warn_impcast_integer_float_precision: 'implicit-int-float-conversion',
  warn_impcast_integer_narrow_float: 'implicit-int-float-conversion',
  warn_impcast_integer_precision: 'implicit-int-conversion',
  warn_impcast_integer_64_32: 'shorten-64-to-32',
  warn_impcast_integer_sign: 'sign-conversion',
}

/**
 * As DXC, lists and constructors are only looked at when the warnings are asked for. With the other operand of an operator, whose type
 * Clang names as it is written.
 */
export function reportLoss(
  checker: Checker,
  expression: Expression,
  to: NumericType,
  context: ConversionContext,
  other?: Expression,
): void {
  const { type: from, start, end } = expression
  if (!isNumeric(from)) return
  const [source, target] = [componentOf(from).scalar, componentOf(to).scalar]
  if (source === target) return
  const row = lossOf(source, target)
  if (row === undefined) return
  if ((context === 'element' || ignored.has(row)) && !checker.sink.isEnabled(flags[row])) return
  if (isExact(expression, target)) return
  const parameters = { from: quoteValue(checker, expression), to: quoteTarget(checker, to, other) }
  checker.sink.report(diagnostics[row](start, parameters, { ranges: [{ start, end }] }))
}

function lossOf(source: ScalarKind, target: ScalarKind): LossRow | undefined {
  const [from, to] = [scalars[source], scalars[target]]
  if (from.literal || to.literal || source === 'bool') return undefined
  const isNarrower = to.rank < from.rank
  if (from.class === 'float') {
    if (to.class !== 'float') {
      if (target !== 'bool' && isNarrower) return 'warn_impcast_float_narrow_integer'
      return 'warn_impcast_float_integer'
    }
    if (to.rank === from.rank) return undefined
    return isNarrower ? 'warn_impcast_float_precision' : 'warn_impcast_double_promotion'
  }
  if (target === 'bool') return undefined
  if (to.class === 'float') {
    if (isNarrower) return 'warn_impcast_integer_narrow_float'
    return to.rank === from.rank ? 'warn_impcast_integer_float_precision' : undefined
  }
  if (isNarrower) return from.rank === 64 ? 'warn_impcast_integer_64_32' : 'warn_impcast_integer_precision'
  return from.rank === to.rank && from.signed !== to.signed ? 'warn_impcast_integer_sign' : undefined
}

/** A constant that stays what it is. */
function isExact(expression: Expression, target: ScalarKind): boolean {
  const leaves = evaluateConstant(expression)?.leaves
  return leaves?.every((leaf) => Number(convertScalar(leaf, target)) === Number(leaf)) ?? false
}
