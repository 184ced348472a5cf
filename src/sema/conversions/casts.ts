// Explicit conversions: `(float3)x`, `(S)0`, `uint(x)`. Everything implicit, and also
//
//   (S)0              every leaf of S from one scalar
//   (float4)s         a struct's leaves become a vector, and the other way round; surplus leaves are dropped
//   (E)1, (int)e      enums, scoped ones too
//   (uint2)handle     Slang's handles are their bits
//   (uint64_t)p       a vk::BufferPointer is its address, and the other way round
import type * as ast from '../../ast/nodes.ts'
import { expressionDiagnostics as diagnostics } from '../../diagnostics/tables/expressions.ts'
import { handleDiagnostics } from '../../diagnostics/tables/handles.ts'
import { stageLimitDiagnostics } from '../../diagnostics/tables/stage-limits.ts'
import { targets } from '../../hlsl/targets.ts'
import { isDuplicable } from '../../program/duplicable.ts'
import type { Expression } from '../../program/program.ts'
import { limits } from '../../support/limits.ts'
import type { Location } from '../../support/source.ts'
import { isAllNumeric, type Leaf, leafCount, leavesOf } from '../../types/leaves.ts'
import { quoteType } from '../../types/print.ts'
import {
  componentCount,
  componentOf,
  isBufferPointer,
  isNumeric,
  scalarType,
  type Type,
  uintType,
  vectorType,
  voidType,
} from '../../types/types.ts'
import type { Checker } from '../checker.ts'
import { checkExpression } from '../expressions/expressions.ts'
import { contentsOf } from '../expressions/members.ts'
import { convert, errorExpression, isError, swizzle } from '../expressions/nodes.ts'
import { handleBits, requireIndices } from '../handles/handles.ts'
import { resolveType } from '../types/resolve-type.ts'
import { quoteShape } from '../types/type-names.ts'
import { applyConversion, convertTo, planConversion, settle, settleUnused } from './conversions.ts'

const addressType = scalarType('uint64_t')

export function checkCast(checker: Checker, syntax: ast.CastExpression): Expression {
  const { type } = resolveType(checker, syntax.type)
  const operand = checkExpression(checker, syntax.operand)
  if (type.kind === 'error' || isError(operand)) return errorExpression(syntax)
  const result = castTo(checker, operand, type, syntax.start)
  return { ...result, start: syntax.start, end: syntax.end }
}

/** `float(x)` is a functional one. */
type CastStyle = 'C-style' | 'functional-style'

/** The value in another type, or an error that is reported. A scalar is no place any more; parts of what DXC casts can be written to. */
export function castTo(
  checker: Checker,
  operand: Expression,
  type: Type,
  at: Location,
  style: CastStyle = 'C-style',
): Expression {
  const result = tryCast(checker, operand, type)
  if (result) return type.kind === 'scalar' ? { ...result, isValueOnly: 'cast' } : result
  reportCast(checker, operand, type, at, style)
  return errorExpression(operand)
}

function tryCast(checker: Checker, operand: Expression, type: Type): Expression | undefined {
  const shape = planConversion(checker, operand.type, type)
  if (shape) return applyConversion(checker, operand, type, shape)
  const { start, end } = operand
  if (type.kind === 'void')
    return { kind: 'sequence', expressions: [settleUnused(checker, operand)], type: voidType, start, end }
  return (
    castEnum(checker, operand, type) ??
    castHandle(checker, operand, type) ??
    castPointer(checker, operand, type) ??
    castUntyped(checker, operand, type) ??
    castAggregate(checker, contentsOf(operand), type)
  )
}

function castEnum(checker: Checker, operand: Expression, type: Type): Expression | undefined {
  const from = operand.type
  if (from.kind === 'enum') {
    // A scoped one is one number: Clang makes no vectors of it, DXC nothing but numbers.
    const isOne = type.kind === 'scalar' || type.kind === 'enum'
    if (from.isScoped && !isOne && (type.kind === 'vector' || checker.options.isLenientLikeDxc)) return undefined
    const number = convert(operand, from.underlying)
    return type.kind === 'enum'
      ? convert(convertTo(checker, number, type.underlying, 'initialize'), type)
      : tryCast(checker, number, type)
  }
  if (type.kind !== 'enum' || !isNumeric(from) || componentCount(from) !== 1) return undefined
  return convert(convertTo(checker, operand, type.underlying, 'initialize'), type)
}

/** A handle is two words, or one of 64 bits. */
function castHandle(checker: Checker, operand: Expression, type: Type): Expression | undefined {
  const isFrom = operand.type.kind === 'handle'
  const number = isFrom ? type : operand.type
  if ((!isFrom && type.kind !== 'handle') || !isNumeric(number)) return undefined
  if (componentOf(number).scalar === 'uint64_t') return cast64(checker, operand, type)
  const what = isFrom ? 'the value of a DescriptorHandle' : 'a DescriptorHandle made of numbers'
  if (!requireIndices(checker, what, operand)) return errorExpression(operand)
  if (isFrom) return tryCast(checker, convert(operand, handleBits), type)
  // Words that do not fit would be lost.
  const shape = componentCount(number) > 2 ? undefined : planConversion(checker, number, handleBits)
  return shape && convert(applyConversion(checker, operand, handleBits, shape), type)
}

/** A pointer is its address; pointers to different things are no numbers to each other. */
function castPointer(checker: Checker, operand: Expression, type: Type): Expression | undefined {
  if (isBufferPointer(operand.type)) {
    const shape = isNumeric(type) ? planConversion(checker, addressType, type) : undefined
    return shape && applyConversion(checker, convert(operand, addressType), type, shape)
  }
  if (!isBufferPointer(type)) return undefined
  const shape = planConversion(checker, operand.type, addressType)
  return shape && convert(applyConversion(checker, operand, addressType, shape), type)
}

/** `UntypedResourceHandle(i)`: an element of a heap by its index. */
function castUntyped(checker: Checker, operand: Expression, type: Type): Expression | undefined {
  if (type.kind !== 'object' || type.row.category !== 'heap') return undefined
  const shape = planConversion(checker, operand.type, uintType)
  if (!shape || !requireIndices(checker, type.row.name, operand)) return undefined
  const { start, end } = operand
  const heap = type.row.name === '.Sampler' ? 'sampler' : 'resource'
  return { kind: 'heap', heap, index: applyConversion(checker, operand, uintType, shape), type, start, end }
}

/** One number of 64 bits, where handles are that. */
function cast64(checker: Checker, operand: Expression, type: Type): Expression {
  const { target = 'dxil' } = checker.options
  if (targets[target].has64BitHandles) return convert(operand, type)
  if (!requireIndices(checker, 'a DescriptorHandle as a number', operand)) return errorExpression(operand)
  checker.sink.report(handleDiagnostics.err_hlsl_handle_64_bit(operand, { target }))
  return errorExpression(operand)
}

function castAggregate(checker: Checker, written: Expression, type: Type): Expression | undefined {
  const operand = settle(checker, written)
  const { start, end } = operand
  const from = operand.type
  const wanted = leafCount(type)
  // A vector of one component is a scalar here, too: `(int[2])one`.
  const isOne = isNumeric(from) && componentCount(from) === 1 && wanted > 1
  if (from.kind === 'scalar' || isOne) {
    if (!isAllNumeric(type) || isNumeric(type) || !Number.isFinite(wanted)) return undefined
    const scalar = from.kind === 'vector' ? swizzle(operand, [0], from.element) : operand
    return { kind: 'splat', operand: scalar, type, start, end }
  }
  const isPlain = from.kind === 'struct' || from.kind === 'array' || isNumeric(from) || isBufferPointer(from)
  const isTarget = type.kind === 'struct' || type.kind === 'array' || isNumeric(type)
  if (!isPlain || !isTarget || (isNumeric(from) && isNumeric(type))) return undefined
  const given = leafCount(from)
  if (given < wanted || wanted === 0 || !Number.isFinite(given)) return undefined
  if (!isConvertible(checker, operand, type)) return errorExpression(operand)
  const targets = leavesOf(type)
  const mayBeEnum = checker.options.isLenientLikeDxc !== true || checker.options.language !== 'hlsl'
  const isTaken = (leaf: Leaf, to: Leaf): boolean =>
    converts(leaf, to) && (mayBeEnum || to.kind !== 'enum' || leaf === to)
  if (!leavesOf(from, wanted).every((leaf, index) => isTaken(leaf, targets[index]!))) return undefined
  const parts = given === wanted ? [operand] : firstLeaves(operand, wanted)
  const isTakenApart = parts.length === 1 || (isDuplicable(operand) && targets.every(({ kind }) => kind !== 'enum'))
  // The value is made once: `(S)f()`. A list of its parts would have a cast for every enum.
  if (!isTakenApart && !isConvertible(checker, operand, from)) return errorExpression(operand)
  return { kind: 'construct', operands: isTakenApart ? parts : [operand], type, start, end }
}

/** Whether so many leaves as the type has can be converted one by one; too many are reported. */
function isConvertible(checker: Checker, operand: Expression, type: Type): boolean {
  const count = leafCount(type)
  const limit = limits.convertedLeaves.most
  if (count > limit) {
    const parameters = { type: quoteType(type), count, limit }
    checker.sink.report(stageLimitDiagnostics.err_hlsl_conversion_too_large(operand, parameters))
  }
  return count <= limit
}

export function converts(from: Leaf, to: Leaf): boolean {
  if (from === to) return true
  return (from.kind === 'scalar' || from.kind === 'enum') && (to.kind === 'scalar' || to.kind === 'enum')
}

/** Parts of a value that have exactly its first `count` leaves. */
function firstLeaves(value: Expression, count: number): Expression[] {
  const { type, start, end } = value
  if (leafCount(type) <= count) return [value]
  const parts: Expression[] = []
  let left = count
  const take = (part: Expression): boolean => {
    parts.push(...firstLeaves(part, left))
    left -= Math.min(left, leafCount(part.type))
    return left === 0
  }
  switch (type.kind) {
    case 'vector': {
      const components = Array.from({ length: count }, (_, index) => index)
      return [swizzle(value, components, count === 1 ? type.element : vectorType(type.element, count))]
    }
    case 'matrix': {
      for (let index = 0; index < count; index++) {
        const element = { row: Math.floor(index / type.columns), column: index % type.columns }
        parts.push({ kind: 'matrix-swizzle', object: value, elements: [element], type: type.element, start, end })
      }
      return parts
    }
    case 'array': {
      for (let index = 0; index < (type.count ?? 0); index++) {
        const at: Expression = { kind: 'literal', value: BigInt(index), type: uintType, start, end }
        if (take({ kind: 'index', object: value, index: at, type: type.element, start, end })) break
      }
      return parts
    }
    case 'struct': {
      for (const base of type.bases)
        if (take({ kind: 'base', object: value, base, type: base, start, end })) return parts
      for (const field of type.fields)
        if (take({ kind: 'field', object: value, field, type: field.type, start, end })) break
      return parts
    }
    default:
      return [value]
  }
}

function reportCast(checker: Checker, operand: Expression, to: Type, at: Location, style: CastStyle): void {
  const from = operand.type
  const areMatrices = from.kind === 'matrix' && to.kind === 'matrix'
  const parameters = { from: areMatrices ? quoteShape(from) : quoteType(from), to: quoteType(to), style }
  const extras = { ranges: [{ start: operand.start, end: operand.end }] }
  const row =
    to.kind === 'struct' || to.kind === 'object'
      ? diagnostics.err_ovl_no_viable_conversion_in_cast
      : to.kind !== 'array' && (from.kind === 'struct' || from.kind === 'object')
        ? diagnostics.err_typecheck_convert_struct
        : from.kind === 'vector' && to.kind === 'vector'
          ? diagnostics.err_bad_cxx_cast_vector_to_vector_different_size
          : areMatrices
            ? diagnostics.err_invalid_conversion_between_matrixes
            : diagnostics.err_bad_cxx_cast_generic
  checker.sink.report(row(at, parameters, extras))
}
