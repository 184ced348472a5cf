// Implicit conversions: which exist, how well they fit a parameter, and the nodes that carry them out.
//
//   convertTo(checker, x : int, float4, 'assign')   =>   splat(convert(x : float) : float4)
//
// The rules on shapes are HLSL's: a scalar fills any vector or matrix, longer vectors and matrices lose their tail (with a
// warning), vectors and matrices of the same number of components change into each other. Structs convert to their bases only
// (before HLSL 2021 also to a struct of the same leaves), handles to their descriptors.
import type { Expression } from '../../program/program.ts'
import { limits } from '../../support/limits.ts'
import type { Location } from '../../support/source.ts'
import { isAllNumeric, leafCount, leavesOf } from '../../types/leaves.ts'
import {
  arrayElement,
  componentOf,
  isNumeric,
  type NumericType,
  type StructType,
  type Type,
  withComponent,
} from '../../types/types.ts'
import type { Checker } from '../checker.ts'
import { isLiteralType, retypeLiteral, settledType } from '../expressions/literals.ts'
import { reportUntyped } from '../expressions/members.ts'
import { convert, errorExpression, isError } from '../expressions/nodes.ts'
import { isInFamily, useDynamicResource } from '../handles/dynamic-resources.ts'
import { fetchDescriptor, heapObstacle, typedElement, unusedElement } from '../handles/handles.ts'
import { withSingleContents } from '../types/single-contents.ts'
import { reportBadConversion, reportChangedLiteral, reportTruncation } from './conversion-messages.ts'
import { reportLoss } from './precision.ts'

/** `element` is of a list or constructor. */
export type ConversionContext = 'assign' | 'initialize' | 'element' | 'argument' | 'return' | 'condition'

export type ConversionShape =
  | 'same'
  | 'splat'
  | 'truncate'
  /** Vector to matrix and back, same number of components. */
  | 'reshape'
  /** Aggregates with the same leaves. */
  | 'flatten'
  | 'base'
  /** ConstantBuffer<T> to T. */
  | 'contents'
  /** DescriptorHandle<T> to T. */
  | 'fetch'
  /** `ResourceDescriptorHeap[i]` takes the type that is asked for. */
  | 'heap'
  /** An element of __DynamicResource likewise. */
  | 'dynamic'

/** How a conversion from one type to another would go; `undefined` when there is none. */
export function planConversion(checker: Checker, from: Type, to: Type): ConversionShape | undefined {
  if (from === to || from.kind === 'error' || to.kind === 'error') return 'same'
  if (isNumeric(from)) {
    if (isNumeric(to)) return planShape(from, to)
    return undefined
  }
  switch (from.kind) {
    case 'enum':
      return isNumeric(to) && !from.isScoped ? planShape(from.underlying, to) : undefined
    case 'struct':
      // A value of an interface is chosen while the shader runs, which no target here can do.
      if (to.kind === 'struct' && to.keyword === 'interface' && checker.options.language === 'slang') return undefined
      if (to.kind === 'struct' && derivesFrom(from, to)) return 'base'
      return mayFlatten(checker, to) && haveSameLeaves(from, to) ? 'flatten' : undefined
    case 'array':
      if (to.kind === 'array') {
        // What DXC takes for a parameter without a size (0028 §Resource Arrays as Function Arguments); the array stays what it is.
        if (to.count === undefined && from.element === to.element && arrayElement(from).kind === 'object') return 'same'
        return planArray(from, to) ? 'flatten' : undefined
      }
      return mayFlatten(checker, to) && haveSameLeaves(from, to) ? 'flatten' : undefined
    case 'object':
      return planObject(from, to)
    case 'handle':
      return from.target === to ? 'fetch' : undefined
    default:
      return undefined
  }
}

/** Aggregates of the same leaves were one to HLSL before 2021; a struct without a name cannot be cast to, so it still takes them. */
function mayFlatten(checker: Checker, to: Type): boolean {
  if (to.kind !== 'struct' && to.kind !== 'array') return false
  return checker.options.hlslVersion < 2021 || (to.kind === 'struct' && to.name === '')
}

function planObject(from: Extract<Type, { kind: 'object' }>, to: Type): ConversionShape | undefined {
  if (from.row.category === 'constant buffer' && from.element === to) return 'contents'
  if (from.row.category === 'heap') return heapObstacle(from, to) ? undefined : 'heap'
  if (from.row.category === 'dynamic resource') return isInFamily(from, to) ? 'dynamic' : undefined
  if (to.kind !== 'object' || from.row !== to.row) return undefined
  const sameElement = from.element === to.element && from.count === to.count
  return sameElement ? 'same' : undefined
}

/** Numbers in arrays are compared leaf by leaf; arrays of resources must agree in every dimension. */
function planArray(from: Extract<Type, { kind: 'array' }>, to: Extract<Type, { kind: 'array' }>): boolean {
  if (isAllNumeric(from)) return haveSameLeaves(from, to)
  if (from.count !== to.count) return false
  const [left, right] = [from.element, to.element]
  if (left === right) return true
  if (left.kind === 'array' && right.kind === 'array') return planArray(left, right)
  return left.kind === 'object' && right.kind === 'object' && planObject(left, right) === 'same'
}

export function derivesFrom(struct: StructType, base: StructType): boolean {
  if (struct === base) return true
  return (
    struct.bases.some((parent) => derivesFrom(parent, base)) ||
    struct.interfaces.some((parent) => derivesFrom(parent, base))
  )
}

function haveSameLeaves(from: Type, to: Type): boolean {
  const count = leafCount(from)
  if (count !== leafCount(to) || count > limits.convertedLeaves.most) return false
  const wanted = leavesOf(to)
  return leavesOf(from).every((leaf, index) => leaf === wanted[index])
}

function rowsOf(type: NumericType): number {
  return type.kind === 'matrix' ? type.rows : 1
}

function columnsOf(type: NumericType): number {
  return type.kind === 'scalar' ? 1 : type.kind === 'vector' ? type.count : type.columns
}

/** How the shape changes, components aside. */
export function planShape(from: NumericType, to: NumericType): ConversionShape | undefined {
  const source = rowsOf(from) * columnsOf(from)
  const target = rowsOf(to) * columnsOf(to)
  if (from.kind === to.kind && rowsOf(from) === rowsOf(to) && columnsOf(from) === columnsOf(to)) return 'same'
  if (source === 1) return target === 1 ? (from.kind === 'scalar' ? 'splat' : 'truncate') : 'splat'
  if (target === 1) return 'truncate'
  if (from.kind === to.kind)
    return rowsOf(to) <= rowsOf(from) && columnsOf(to) <= columnsOf(from) ? 'truncate' : undefined
  if (source === target) return 'reshape'
  const matrix = from.kind === 'matrix' ? from : to
  return (rowsOf(matrix) === 1 || columnsOf(matrix) === 1) && target < source ? 'truncate' : undefined
}

export function canConvert(checker: Checker, from: Type, to: Type): boolean {
  return planConversion(checker, from, to) !== undefined
}

/**
 * Converts or reports why not; an erroneous operand passes silently. `location` is where the message points, the operand if absent;
 * `other` is the other operand of an operator.
 */
export function convertTo(
  checker: Checker,
  written: Expression,
  type: Type,
  context: ConversionContext,
  location?: Location,
  other?: Expression,
): Expression {
  const expression = withSingleContents(written, type)
  if (expression.type === type || isError(expression)) return expression
  if (type.kind === 'error') return errorExpression(expression)
  const shape = planConversion(checker, expression.type, type)
  if (!shape) {
    reportBadConversion(checker, expression, type, context, location)
    return errorExpression(expression)
  }
  if (shape === 'truncate') reportTruncation(checker, expression, type, other)
  if (context !== 'condition' && isNumeric(type)) reportLoss(checker, expression, type, context, other)
  if (expression.kind === 'literal') reportChangedLiteral(checker, expression, type)
  return applyConversion(checker, expression, type, shape)
}

/** The nodes of a planned conversion. */
export function applyConversion(
  checker: Checker,
  expression: Expression,
  type: Type,
  shape: ConversionShape,
): Expression {
  const { start, end } = expression
  switch (shape) {
    case 'base':
      return type.kind === 'struct' ? seenAsBase(expression, type) : expression
    case 'contents':
      return { kind: 'buffer-contents', object: expression, type, start, end }
    case 'flatten':
      return { kind: 'construct', operands: [expression], type, start, end }
    case 'fetch':
      return fetchDescriptor(checker, expression)
    case 'heap':
      return typedElement(checker, expression, type)
    case 'dynamic':
      return useDynamicResource(checker, expression, type)
    default:
      return isNumeric(type) ? applyNumeric(expression, type, shape) : expression
  }
}

function applyNumeric(expression: Expression, type: NumericType, shape: ConversionShape): Expression {
  const { start, end } = expression
  if (expression.type.kind === 'enum') {
    const { underlying } = expression.type
    return applyNumeric(convert(expression, underlying), type, planShape(underlying, type) ?? 'same')
  }
  const component = componentOf(type)
  switch (shape) {
    case 'splat': {
      const scalar = expression.type.kind === 'scalar' ? expression : truncateTo(expression, scalarOf(expression))
      return { kind: 'splat', operand: convertComponent(scalar, component), type, start, end }
    }
    case 'truncate': {
      const from = expression.type
      const kept = isNumeric(from) ? withComponent(type, componentOf(from)) : type
      return convertComponent(truncateTo(expression, kept), type)
    }
    case 'reshape': {
      const from = expression.type
      const operand = isNumeric(from) ? convertComponent(expression, withComponent(from, component)) : expression
      return { kind: 'construct', operands: [operand], type, start, end }
    }
    default:
      return convertComponent(expression, type)
  }
}

function scalarOf(expression: Expression): Type {
  return isNumeric(expression.type) ? componentOf(expression.type) : expression.type
}

function truncateTo(operand: Expression, type: Type): Expression {
  return operand.type === type ? operand : { kind: 'truncate', operand, type, start: operand.start, end: operand.end }
}

/** Same shape, other component; literals simply take the type. */
function convertComponent(expression: Expression, type: NumericType): Expression {
  if (expression.type === type) return expression
  if (isLiteralType(expression.type)) {
    const retyped = retypeLiteral(expression, componentOf(type))
    return retyped.type === type ? retyped : convert(retyped, type)
  }
  return convert(expression, type)
}

/** The object as one of its bases, step by step. */
export function seenAsBase(object: Expression, base: StructType): Expression {
  const { start, end } = object
  let current = object
  while (current.type.kind === 'struct' && current.type !== base) {
    const next: StructType | undefined = current.type.bases.find((parent) => derivesFrom(parent, base))
    if (!next) return { kind: 'base', object: current, base, type: base, start, end }
    current = { kind: 'base', object: current, base: next, type: next, start, end }
  }
  return current
}

/** The same for an unused value: the type of an element of a heap does not matter then. */
export function settleUnused(checker: Checker, expression: Expression): Expression {
  return unusedElement(expression) ?? settle(checker, expression)
}

/** Gives a literal a type when nothing asks for a certain one: `auto x = 1.5`, an unused value, a template argument. */
export function settle(checker: Checker, expression: Expression): Expression {
  const { type } = expression
  // In Slang an element of a heap is a value of its own, which waits for its type.
  const isElement = type.kind === 'object' && type.row.category === 'heap'
  const isUntyped = isElement && checker.options.language !== 'slang'
  if (isElement) checker.extensions.add('handles')
  if (type.kind === 'object' && (isUntyped || type.row.category === 'dynamic resource')) {
    reportUntyped(checker, type, expression)
    return errorExpression(expression)
  }
  return convertTo(checker, expression, settledType(expression.type), 'initialize')
}
