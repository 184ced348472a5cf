// Initialisers. HLSL flattens lists: every leaf in the list fills one leaf of the type, whatever the nesting.
//
//   float4 v = { a.xy, { 1, 2 } };      construct(float4, [swizzle a.xy, 1.0, 2.0])
//   S s[] = { x, y, 1, 2 };             the array gets as many elements as the leaves make
import type * as ast from '../../ast/nodes.ts'
import { expressionDiagnostics as diagnostics } from '../../diagnostics/tables/expressions.ts'
import { stageLimitDiagnostics } from '../../diagnostics/tables/stage-limits.ts'
import type { Expression } from '../../program/program.ts'
import { limits } from '../../support/limits.ts'
import type { Location, Span } from '../../support/source.ts'
import { type Leaf, leafCount, leavesOf } from '../../types/leaves.ts'
import { quoteType } from '../../types/print.ts'
import { arrayType, isNumeric, type Type } from '../../types/types.ts'
import type { Checker } from '../checker.ts'
import { castTo, converts } from '../conversions/casts.ts'
import { convertTo, settle } from '../conversions/conversions.ts'
import { reportLoss } from '../conversions/precision.ts'
import { checkExpression } from './expressions.ts'
import { errorExpression, isError } from './nodes.ts'

/**
 * The value of a variable, default argument or the like, in the variable's type; its type is the completed one when the
 * declared array has no size. `location` is the declared name.
 */
export function checkInitializer(checker: Checker, syntax: ast.Expression, type: Type, location: Location): Expression {
  if (syntax.kind === 'initializer-list') return checkList(checker, syntax, type)
  const value = checkExpression(checker, syntax)
  if (isError(value) || type.kind === 'error') return errorExpression(syntax)
  if (type.kind === 'array' && type.count === undefined) {
    checker.sink.report(diagnostics.err_array_init_not_init_list(location, undefined, { ranges: [syntax] }))
    return errorExpression(syntax)
  }
  return convertTo(checker, value, type, 'initialize', location)
}

/** Elements of nested lists in one row, for the leaves of a type. */
function flatten(checker: Checker, list: ast.InitializerList, type: Type, into: Expression[]): void {
  checker.nesting++
  for (const element of list.elements) {
    if (element.kind === 'initializer-list') {
      const first = into.length
      flatten(checker, element, type, into)
      if (into.length === first + 1) into[first] = handleFrom(checker, into, type)
    } else into.push(checkExpression(checker, element))
  }
  checker.nesting--
}

/** A list of one value where a handle belongs makes it of that value, as `T.Handle h = {u}` does. */
function handleFrom(checker: Checker, values: readonly Expression[], type: Type): Expression {
  const value = values.at(-1)!
  if (value.type.kind !== 'vector') return value
  const place = values.slice(0, -1).reduce((sum, { type: before }) => sum + leafCount(before), 0)
  const isOpen = type.kind === 'array' && type.count === undefined
  const leaves = leavesOf(isOpen ? type.element : type)
  const leaf = leaves[isOpen ? place % leaves.length : place]
  return leaf?.kind === 'handle' ? castTo(checker, value, leaf, value.start) : value
}

function checkList(checker: Checker, list: ast.InitializerList, type: Type): Expression {
  const values: Expression[] = []
  flatten(checker, list, type, values)
  if (type.kind === 'error' || values.some(isError)) return errorExpression(list)
  const [only] = values
  if (only && values.length === 1 && only.type === type) return only
  if (type.kind === 'scalar' || type.kind === 'enum') {
    const found = values.reduce((sum, value) => sum + leafCount(value.type), 0)
    if (only && values.length === 1 && found <= 1) return convertTo(checker, only, type, 'initialize')
    const parameters = { amount: found < 1 ? 'few' : 'many', type: quoteType(type), expected: 1, found }
    checker.sink.report(diagnostics.err_incorrect_num_initializers(list.start, parameters))
    return errorExpression(list)
  }
  if (type.kind === 'handle' && only && values.length === 1) return castTo(checker, only, type, only.start)
  return constructFrom(checker, values, type, list, list.start)
}

/** The leaves of the values in order; a wrong number of them is reported at `at`. */
export function constructFrom(
  checker: Checker,
  values: readonly Expression[],
  written: Type,
  span: Span,
  at: Location,
): Expression {
  const found = values.reduce((sum, value) => sum + leafCount(value.type), 0)
  const type = completedType(written, found)
  const expected = leafCount(type)
  if (found !== expected) {
    const amount = found < expected ? 'few' : 'many'
    const parameters = { amount, type: quoteType(written), expected, found }
    checker.sink.report(diagnostics.err_incorrect_num_initializers(at, parameters))
    return errorExpression(span)
  }
  // What is written value by value is counted where the variable is declared.
  const limit = limits.initializedLeaves.most
  if (found > limit && values.some((value) => leafCount(value.type) > 1)) {
    checker.sink.report(stageLimitDiagnostics.err_hlsl_list_too_large(at, { count: found, limit }))
    return errorExpression(span)
  }
  const leaves = leavesOf(type)
  const operands: Expression[] = []
  let next = 0
  for (const value of values) {
    if (value.type.kind === 'void') return refuseElement(checker, value, value.type, leaves[next] ?? written)
    const operand = fill(checker, value, leaves, next)
    if (isError(operand)) return errorExpression(span)
    operands.push(operand)
    next += leafCount(value.type)
  }
  return { kind: 'construct', operands, type, start: span.start, end: span.end }
}

/** Does DXC's grammar of initialisers hold? Slang has its own. */
export function followsDxc({ options }: Checker): boolean {
  return options.isLenientLikeDxc === true && options.language !== 'slang'
}

/** A list that is no initialiser of a variable: `return {1, 2}`, `v = {1, 2}`. */
export function checkLooseList(checker: Checker, syntax: ast.InitializerList, type: Type, at: Location): Expression {
  if (!followsDxc(checker)) return checkInitializer(checker, syntax, type, at)
  checker.sink.report(diagnostics.err_hlsl_generalized_initializer_list(syntax.start))
  return errorExpression(syntax)
}

/** An array without a size gets the size its initialiser fills. */
function completedType(type: Type, found: number): Type {
  if (type.kind !== 'array' || type.count !== undefined) return type
  const size = leafCount(type.element)
  return arrayType(type.element, size > 0 && Number.isFinite(found) ? Math.max(1, Math.ceil(found / size)) : 1)
}

/** One value for the leaves from `start` on: single ones are converted, the leaves of larger ones only have to fit. */
function fill(checker: Checker, value: Expression, leaves: readonly Leaf[], start: number): Expression {
  const target = leaves[start]
  if (!target) return value
  const isSingle = value.type.kind !== 'struct' && value.type.kind !== 'array' && leafCount(value.type) === 1
  if (isSingle) return convertTo(checker, value, target, 'element')
  const settled = settle(checker, value)
  const given = leavesOf(settled.type)
  for (const [index, leaf] of given.entries()) {
    const wanted = leaves[start + index]!
    if (converts(leaf, wanted) && (wanted.kind !== 'enum' || leaf === wanted)) {
      if (isNumeric(wanted)) reportLoss(checker, { ...settled, type: leaf } as Expression, wanted, 'element')
      continue
    }
    return refuseElement(checker, value, isNumeric(settled.type) ? leaf : settled.type, wanted)
  }
  return settled
}

function refuseElement(checker: Checker, value: Expression, from: Type, to: Type): Expression {
  const parameters = { from: quoteType(from), to: quoteType(to) }
  checker.sink.report(diagnostics.err_typecheck_nonviable_condition(value.start, parameters))
  return errorExpression(value)
}
