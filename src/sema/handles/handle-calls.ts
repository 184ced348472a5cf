// Functions of Slang's descriptor handles: `nonuniform(h)`, `getDescriptorFromHandle(h)`, `defaultGetDescriptorFromHandle(h)`,
// and `reinterpret<uint2>(h)`, which is how its users look at the bits of one.
import type * as ast from '../../ast/nodes.ts'
import { expressionDiagnostics } from '../../diagnostics/tables/expressions.ts'
import { handleDiagnostics as diagnostics } from '../../diagnostics/tables/handles.ts'
import { typeDiagnostics } from '../../diagnostics/tables/types.ts'
import { isDuplicable } from '../../program/duplicable.ts'
import { integerValue } from '../../program/evaluate/evaluate.ts'
import type { Expression } from '../../program/program.ts'
import { sizeOf } from '../../types/layout.ts'
import { quoteType } from '../../types/print.ts'
import {
  componentCount,
  componentOf,
  isNumeric,
  type NumericType,
  scalarType,
  type Type,
  uintType,
  voidType,
} from '../../types/types.ts'
import { templateType } from '../calls/builtin-calls.ts'
import type { Checker } from '../checker.ts'
import { settle } from '../conversions/conversions.ts'
import { checkExpression } from '../expressions/expressions.ts'
import { convert, errorExpression, isError, literal, swizzle } from '../expressions/nodes.ts'
import { fetchDescriptor, fetchFromHeap, handleBits, requireIndices } from './handles.ts'

/** `undefined` when the name is none of them. */
export function callHandleFunction(
  checker: Checker,
  callee: ast.NameExpression,
  syntax: ast.CallExpression,
): Expression | undefined {
  const [segment] = callee.path
  if (callee.path.length > 1 || callee.isGlobal || !segment) return undefined
  const apply = functions.get(segment.name)
  if (!apply || (apply === discard && checker.options.language !== 'slang')) return undefined
  const values = syntax.arguments.map((argument) => checkExpression(checker, argument))
  if (values.some(isError)) return errorExpression(syntax)
  const [first] = values
  if (!first || values.length > (segment.name === 'defaultGetDescriptorFromHandle' ? 2 : 1)) {
    const { name } = segment
    checker.sink.report(expressionDiagnostics.err_ovl_no_viable_function_in_call(segment.start, { name }))
    return errorExpression(syntax)
  }
  return {
    ...apply(checker, { segment, syntax, value: first, option: values[1] }),
    start: syntax.start,
    end: syntax.end,
  }
}

interface HandleCall {
  readonly segment: ast.NameSegment
  readonly syntax: ast.CallExpression
  readonly value: Expression
  /** The second argument. */
  readonly option: Expression | undefined
}

const functions = new Map<string, (checker: Checker, call: HandleCall) => Expression>([
  ['getDescriptorFromHandle', (checker, call) => fetch(checker, call, fetchDescriptor)],
  ['defaultGetDescriptorFromHandle', (checker, call) => fetch(checker, call, fetchByDefault)],
  ['nonuniform', markNonUniform],
  ['reinterpret', castBits],
  ['bit_cast', castBits],
  ['unused', discard],
])

function fetch(
  checker: Checker,
  call: HandleCall,
  apply: (checker: Checker, handle: Expression, option: Expression | undefined) => Expression,
): Expression {
  const { value, segment, syntax } = call
  if (value.type.kind === 'handle') return apply(checker, value, call.option)
  const { name } = segment
  checker.sink.report(expressionDiagnostics.err_ovl_no_viable_function_in_call(segment.start, { name }))
  return errorExpression(syntax)
}

/** `BindlessDescriptorOptions.None` is 0. */
function fetchByDefault(checker: Checker, handle: Expression, option: Expression | undefined): Expression {
  const chosen = option && integerValue(option)
  if (option && chosen === undefined) {
    checker.sink.report(typeDiagnostics.err_expr_not_ice(option))
    return errorExpression(option)
  }
  return fetchFromHeap(handle, chosen === 0n)
}

/** The mark travels on the bits: the index that is taken from them is not uniform. */
function markNonUniform(checker: Checker, { value, syntax }: HandleCall): Expression {
  if (value.type.kind !== 'handle') {
    checker.sink.report(diagnostics.err_hlsl_nonuniform_of_value(value, { type: quoteType(value.type) }))
    return errorExpression(syntax)
  }
  const { start, end } = value
  const marked: Expression = {
    kind: 'intrinsic',
    name: 'NonUniformResourceIndex',
    modes: ['in'],
    parameterTypes: [handleBits],
    arguments: [convert(value, handleBits)],
    type: handleBits,
    start,
    end,
  }
  return convert(marked, value.type)
}

/** Slang's way to say that a value is not needed. */
function discard(_: Checker, { value, syntax }: HandleCall): Expression {
  return { kind: 'sequence', expressions: [value], type: voidType, start: syntax.start, end: syntax.end }
}

/** `reinterpret<T>(x)` and `bit_cast<T>(x)`: the same bits in another type. */
function castBits(checker: Checker, { value, segment, syntax }: HandleCall): Expression {
  const to = templateType(checker, segment.templateArguments)
  const from = settle(checker, value)
  if (!to || to.kind === 'error' || isError(from)) return errorExpression(syntax)
  if (from.type === to) return from
  const result = sameBits(checker, from, to)
  if (result) return result
  const parameters = { name: segment.name, from: quoteType(from.type), to: quoteType(to) }
  checker.sink.report(diagnostics.err_hlsl_bit_cast(segment.start, parameters))
  return errorExpression(syntax)
}

function sameBits(checker: Checker, value: Expression, to: Type): Expression | undefined {
  if (value.type.kind === 'handle') {
    if (!requireIndices(checker, 'the value of a DescriptorHandle', value)) return errorExpression(value)
    const bits = convert(value, handleBits)
    return to.kind === 'handle' ? convert(bits, to) : bitsAs(bits, to)
  }
  if (to.kind !== 'handle') return bitsAs(value, to)
  if (!requireIndices(checker, 'a DescriptorHandle made of numbers', value)) return errorExpression(value)
  const bits = bitsAs(value, handleBits)
  return bits && convert(bits, to)
}

const castOfComponent: Readonly<Record<string, string>> = { uint: 'asuint', int: 'asint', float: 'asfloat' }

/** `uint64_t` and `uint2`: the lower half first. */
function bitsOf64(value: Expression, to: Type): Expression | undefined {
  const wide = scalarType('uint64_t')
  const { start, end } = value
  const shift = literal(32n, wide, value)
  const shifted = (operator: '<<' | '>>', left: Expression): Expression => {
    return { kind: 'binary', operator, left, right: shift, type: wide, start, end }
  }
  if (!isDuplicable(value)) return undefined
  if (value.type === wide && to === handleBits) {
    const operands = [convert(value, uintType), convert(shifted('>>', value), uintType)]
    return { kind: 'construct', operands, type: handleBits, start, end }
  }
  if (value.type !== handleBits || to !== wide) return undefined
  const half = (component: number): Expression => convert(swizzle(value, [component], uintType), wide)
  return { kind: 'binary', operator: '|', left: half(0), right: shifted('<<', half(1)), type: wide, start, end }
}

function bitsAs(value: Expression, to: Type): Expression | undefined {
  const from = value.type
  if (from === to) return value
  const halves = bitsOf64(value, to)
  if (halves) return halves
  if (!isNumeric(from) || !isNumeric(to) || !hasSameShape(from, to)) return undefined
  const name = castOfComponent[componentOf(to).scalar]
  if (name === undefined || !castOfComponent[componentOf(from).scalar]) return undefined
  const { start, end } = value
  return { kind: 'intrinsic', name, modes: ['in'], parameterTypes: [from], arguments: [value], type: to, start, end }
}

function hasSameShape(from: NumericType, to: NumericType): boolean {
  const isSameSize = sizeOf(from, false, 'structured') === sizeOf(to, false, 'structured')
  return from.kind === to.kind && componentCount(from) === componentCount(to) && isSameSize
}
