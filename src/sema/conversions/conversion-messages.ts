// Messages about conversions that do not exist or lose components. The wording depends on the use of the value.
import type { Diagnostic } from '../../diagnostics/define.ts'
import { expressionDiagnostics as diagnostics } from '../../diagnostics/tables/expressions.ts'
import { handleDiagnostics } from '../../diagnostics/tables/handles.ts'
import { scalars } from '../../hlsl/scalars.ts'
import { convertScalar } from '../../program/evaluate/scalars.ts'
import type { Expression, LiteralExpression } from '../../program/program.ts'
import type { Location } from '../../support/source.ts'
import { quoteType, typeText } from '../../types/print.ts'
import { componentOf, isNumeric, type Type } from '../../types/types.ts'
import type { Checker } from '../checker.ts'
import { isLvalue } from '../expressions/lvalues.ts'
import { handleBits, reportHeapObstacle } from '../handles/handles.ts'
import { quoteShape, quoteTypes } from '../types/type-names.ts'
import { quoteTarget, quoteValue } from '../types/written-types.ts'
import type { ConversionContext } from './conversions.ts'

export function reportBadConversion(
  checker: Checker,
  expression: Expression,
  to: Type,
  context: ConversionContext,
  location: Location | undefined,
  given: readonly Diagnostic[] = [],
): void {
  const from = expression.type
  const at = location ?? expression.start
  const ranges = [{ start: expression.start, end: expression.end }]
  if (from.kind === 'object' && from.row.category === 'heap' && reportHeapObstacle(checker, from, to, at, expression))
    return
  const [toText, fromText] = quoteTypes(to, from)
  const notes = [...given, ...explicitNotes(expression, to)]
  const value = isLvalue(expression) ? 'an lvalue' : 'an rvalue'
  const isClass = to.kind === 'struct' || from.kind === 'struct' || from.kind === 'object' || to.kind === 'object'
  switch (context) {
    case 'condition':
      checker.sink.report(diagnostics.err_typecheck_bool_condition(expression.start, { from: fromText }, { ranges }))
      return
    case 'assign':
      if ((to.kind === 'struct' && to.name !== '') || to.kind === 'object')
        reportNoAssignment(checker, expression, to, at)
      else
        checker.sink.report(
          diagnostics.err_typecheck_convert_incompatible(
            expression.start,
            { to: toText, from: fromText },
            { ranges, notes },
          ),
        )
      return
    case 'return':
      checker.sink.report(
        isClass
          ? diagnostics.err_typecheck_nonviable_return(at, { to: toText, from: fromText }, { ranges })
          : diagnostics.err_init_conversion_failed_return(at, { to: toText, from: fromText, value }, { ranges, notes }),
      )
      return
    case 'initialize':
    case 'element':
    case 'argument': {
      if (to.kind === 'array') checker.sink.report(diagnostics.err_array_init_not_init_list(at, undefined, { ranges }))
      else if (isClass)
        checker.sink.report(
          diagnostics.err_typecheck_nonviable_condition(at, { to: toText, from: fromText }, { ranges, notes }),
        )
      else {
        const what = context === 'argument' ? 'parameter' : 'variable'
        checker.sink.report(
          diagnostics.err_init_conversion_failed(at, { to: toText, from: fromText, value, what }, { ranges, notes }),
        )
      }
    }
  }
}

/** How to write the conversion between handles and their bits, which is never implicit. */
function explicitNotes({ type: from, start }: Expression, to: Type): Diagnostic[] {
  const isBits = (type: Type): boolean => type === handleBits
  const how =
    from.kind === 'handle' && isBits(to)
      ? '(uint2)handle'
      : to.kind === 'handle' && isBits(from)
        ? `${typeText(to)}(bits)`
        : undefined
  return how === undefined ? [] : [handleDiagnostics.note_hlsl_handle_explicit(start, { how })]
}

/** The types are in notes, at the struct where there is one. */
function reportNoAssignment(
  checker: Checker,
  expression: Expression,
  to: Extract<Type, { kind: 'struct' | 'object' }>,
  at: Location,
): void {
  const from = quoteType(expression.type)
  const place = to.kind === 'struct' ? to.location : expression.start
  const copied = to.kind === 'struct' ? `${to.scope}${to.name}` : typeText(to)
  const copy = { what: 'copy assignment operator', from, to: `'const ${copied}'` }
  const notes = [diagnostics.note_ovl_candidate_implicit(place, copy)]
  if (to.kind === 'struct') {
    const move = { what: 'move assignment operator', from, to: quoteType(to) }
    notes.push(diagnostics.note_ovl_candidate_implicit(place, move))
  }
  checker.sink.report(diagnostics.err_ovl_no_viable_oper(at, { operator: '=' }, { notes }))
}

/** Vectors and matrices that lose components on the way. */
export function reportTruncation(checker: Checker, expression: Expression, to: Type, other?: Expression): void {
  const from = expression.type
  if ((from.kind !== 'vector' || from.count === 1) && from.kind !== 'matrix') return
  const parameters = { from: quoteValue(checker, expression), to: quoteTarget(checker, to, other) }
  const extras = { ranges: [{ start: expression.start, end: expression.end }] }
  const { start } = expression
  const row = truncationRow(from.kind, to)
  checker.sink.report(diagnostics[row](start, parameters, extras))
}

function truncationRow(from: 'vector' | 'matrix', to: Type) {
  const toScalar = to.kind === 'scalar'
  if (from === 'vector') return toScalar ? 'warn_impcast_vector_scalar' : 'warn_impcast_vector_truncation'
  return toScalar ? 'warn_impcast_matrix_scalar' : 'warn_impcast_matrix_truncation'
}

/** `int i = 1.5;` and `uint16_t u = 70000;` store something else than what is written. */
export function reportChangedLiteral(checker: Checker, literal: LiteralExpression, to: Type): void {
  const { value } = literal
  if ((typeof value !== 'number' && typeof value !== 'bigint') || !isNumeric(to)) return
  const kind = componentOf(to).scalar
  if (scalars[kind].class !== 'int') return
  // Of the same bits another sign is common: `uint all = -1;`.
  if (typeof value === 'bigint' && (scalars[kind].bits === 0 || fitsBits(value, scalars[kind].bits))) return
  const result = convertScalar(value, kind)
  if (typeof value === 'number' ? Number(result) === value : result === value) return
  const from = typeof value === 'bigint' && !fitsBits(value, 32) ? quoteWide(literal) : quoteType(literal.type)
  const parameters = { from, to: quoteShape(to), value: String(value), result: String(result) }
  const ranges = [{ start: literal.start, end: literal.end }]
  const row = typeof value === 'number' ? 'warn_impcast_literal_float_to_integer' : 'warn_impcast_integer_constant'
  checker.sink.report(diagnostics[row](literal.start, parameters, { ranges }))
}

/** Clang has no literal integers: one that is too large for `int` has a type that holds it. */
function quoteWide({ type, value }: LiteralExpression): string {
  const isOpen = type.kind === 'scalar' && scalars[type.scalar].bits === 0
  if (!isOpen) return quoteType(type)
  return fitsBits(BigInt(value), 64) && BigInt(value) < 1n << 63n ? "'long'" : "'unsigned long long'"
}

function fitsBits(value: bigint, bits: number): boolean {
  return value < 1n << BigInt(bits) && value >= -(1n << BigInt(bits - 1))
}
