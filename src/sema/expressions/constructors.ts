// Constructors: `float4(v.xy, 0, 1)`, `float3x3(a, b, c)`, `uint(x)`, `Texture2D<float4>(ResourceDescriptorHeap[i])`.
import type * as ast from '../../ast/nodes.ts'
import { expressionDiagnostics as diagnostics } from '../../diagnostics/tables/expressions.ts'
import type { Expression } from '../../program/program.ts'
import type { Span } from '../../support/source.ts'
import { isAllNumeric, leafCount } from '../../types/leaves.ts'
import { quoteType } from '../../types/print.ts'
import { intType, isNumeric, isOpaque, type Type } from '../../types/types.ts'
import type { Checker } from '../checker.ts'
import { castTo } from '../conversions/casts.ts'
import { checkExpression } from './expressions.ts'
import { checkInitializer, constructFrom, followsDxc } from './initializers.ts'
import { errorExpression, isError, literal } from './nodes.ts'

export function constructValue(
  checker: Checker,
  type: Type,
  written: readonly ast.Expression[],
  span: Span,
): Expression {
  const [onlySyntax] = written
  if (onlySyntax?.kind === 'initializer-list' && written.length === 1)
    return checkInitializer(checker, onlySyntax, type, span.start)
  const values = written.map((argument) => checkExpression(checker, argument))
  if (type.kind === 'error' || values.some(isError)) return errorExpression(span)
  const result = construct(checker, type, values, span)
  return { ...result, start: span.start, end: span.end }
}

function construct(checker: Checker, type: Type, values: readonly Expression[], span: Span): Expression {
  const [only] = values
  if (!only) return constructDefault(checker, type, span)
  if (values.length === 1) return constructFromOne(checker, type, only, span)
  if (type.kind === 'scalar' || type.kind === 'enum') {
    checker.sink.report(diagnostics.err_excess_initializers_in_scalar(span))
    return errorExpression(span)
  }
  if (isNumeric(type) || (type.kind === 'struct' && checker.options.language === 'slang'))
    return constructFrom(checker, values, type, span, only.start)
  return reportNoConstructor(checker, type, span)
}

function reportNoConstructor(checker: Checker, type: Type, span: Span): Expression {
  checker.sink.report(diagnostics.err_ovl_no_viable_function_in_init(span, { type: quoteType(type) }))
  return errorExpression(span)
}

/** `T()` is zero; objects such as RayQuery start empty. */
function constructDefault(checker: Checker, type: Type, span: Span): Expression {
  const { start, end } = span
  if (isOpaque(type)) return { kind: 'construct', operands: [], type, start, end }
  if (!isAllNumeric(type)) return reportNoConstructor(checker, type, span)
  return castTo(checker, literal(0n, intType, span), type, start)
}

/**
 * One argument is a cast, except that too short a vector is told in the words of constructors. In DXC no constructor spreads a scalar
 * or cuts a vector.
 */
function constructFromOne(checker: Checker, type: Type, value: Expression, span: Span): Expression {
  if (!isNumeric(type) || !isNumeric(value.type)) return castTo(checker, value, type, span.start)
  const [wanted, found] = [leafCount(type), leafCount(value.type)]
  const isShort = found > 1 && found < wanted
  const isRefused = isShort || (followsDxc(checker) && wanted > 1 && found !== wanted)
  return isRefused ? constructFrom(checker, [value], type, span, value.start) : castTo(checker, value, type, span.start)
}
