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
import { checkLooseList, constructFrom, followsDxc } from './initializers.ts'
import { errorExpression, isError, literal } from './nodes.ts'

export function constructValue(
  checker: Checker,
  type: Type,
  written: readonly ast.Expression[],
  span: Span,
): Expression {
  const [onlySyntax] = written
  if (onlySyntax?.kind === 'initializer-list' && written.length === 1)
    return constructFromList(checker, onlySyntax, type, span)
  const values = written.map((argument) => checkExpression(checker, argument))
  if (type.kind === 'error' || values.some(isError)) return errorExpression(span)
  const result = construct(checker, type, values, span)
  return { ...result, start: span.start, end: span.end }
}

/** `T{1, 2}`, or `T({1, 2})`, which is for structs only. */
function constructFromList(checker: Checker, list: ast.InitializerList, type: Type, span: Span): Expression {
  const isInParentheses = list.end !== span.end
  const isTaken = checker.options.language === 'slang' || !isInParentheses || type.kind === 'struct'
  if (isTaken) return checkLooseList(checker, list, type, span.start)
  checker.sink.report(diagnostics.err_hlsl_generalized_initializer_list(list.start))
  return errorExpression(span)
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
  const extras = { noHelp: type.kind !== 'struct' }
  checker.sink.report(diagnostics.err_ovl_no_viable_function_in_init(span, { type: quoteType(type) }, extras))
  return errorExpression(span)
}

/** `T()` is zero, which DXC does not take; objects such as RayQuery start empty. */
function constructDefault(checker: Checker, type: Type, span: Span): Expression {
  const { start, end } = span
  // In Slang an element of a heap is an index.
  const isIndex = type.kind === 'object' && type.row.category === 'heap'
  if (isOpaque(type) && !isIndex) return { kind: 'construct', operands: [], type, start, end }
  if (followsDxc(checker)) {
    checker.sink.report(diagnostics.err_hlsl_type_empty_init(span, { type: quoteType(type) }))
    return errorExpression(span)
  }
  if (!isAllNumeric(type) && !isIndex) return reportNoConstructor(checker, type, span)
  return castTo(checker, literal(0n, intType, span), type, start)
}

/**
 * One argument is a cast, except that too short a vector is reported in the words of constructors, and that a matrix takes the elements of
 * one of another shape row by row. In DXC no constructor spreads a scalar or cuts a vector.
 */
function constructFromOne(checker: Checker, type: Type, value: Expression, span: Span): Expression {
  if (followsDxc(checker) && isForeignEnum(type, value.type)) {
    const parameters = { from: quoteType(value.type), to: quoteType(type) }
    checker.sink.report(diagnostics.err_hlsl_enum_constructor(value.start, parameters))
    return errorExpression(span)
  }
  const isSpread = value.type.kind === 'enum' && followsDxc(checker)
  if (!isNumeric(type) || !(isNumeric(value.type) || isSpread))
    return castTo(checker, value, type, span.start, 'functional-style')
  const [wanted, found] = [leafCount(type), leafCount(value.type)]
  const isShort = found > 1 && found < wanted
  const isRefused = isShort || (followsDxc(checker) && found !== wanted)
  const isReshaped = type.kind === 'matrix' && value.type.kind === 'matrix' && found === wanted
  return isRefused || isReshaped
    ? constructFrom(checker, [value], type, span, value.start)
    : castTo(checker, value, type, span.start, 'functional-style')
}

/** DXC makes enumerators with casts only, and numbers of scoped ones, too. */
function isForeignEnum(type: Type, from: Type): boolean {
  return type !== from && (type.kind === 'enum' || (from.kind === 'enum' && from.isScoped))
}
