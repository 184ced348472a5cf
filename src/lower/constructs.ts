// Values made of other values' leaves: constructors, initialiser lists, splats, casts between structs, truncation.
//
//   float4(a.xy, 1, b)   => the components a.x, a.y, 1, b, each converted to float, put together
//   S s = { a, b.xyz }   => the leaves stored one by one; all of them are read before the first is written

import { vectorType } from '../ir/types.ts'
import type { Value } from '../ir/values.ts'
import type { Parts } from '../program/named-parts.ts'
import type {
  ConditionalExpression,
  ConstructExpression,
  ConvertExpression,
  Expression,
  TruncateExpression,
} from '../program/program.ts'
import { bug } from '../support/bug.ts'
import { leafCount, leavesOf } from '../types/leaves.ts'
import { store } from './access.ts'
import {
  convertLeaf,
  copyPlace,
  fillPlace,
  type LeafValue,
  leafOf,
  leafReader,
  loadLeaves,
  storeLeaves,
  valueFromLeaves,
  valueLeaves,
} from './aggregates.ts'
import { lowerBuiltinInto } from './builtin-calls.ts'
import { lowerCallInto } from './calls.ts'
import { appendBlock, at, type Context } from './context.ts'
import { convertScalars } from './conversions.ts'
import { lowerCondition, lowerValue } from './expressions.ts'
import { createObject } from './objects.ts'
import type { Place } from './place.ts'
import { lowerPlace } from './places.ts'
import { irType, isAggregate, scalarUnder } from './types.ts'
import { pick, splatValue } from './vectors.ts'

/** All leaves of an expression, in order, each of the type the expression gives it. */
export function lowerLeaves(context: Context, expression: Expression): LeafValue[] {
  const { type } = expression
  if (expression.kind === 'construct') return constructLeaves(context, expression)
  if (!isAggregate(type)) return valueLeaves(context, lowerValue(context, expression), type)
  if (expression.kind === 'splat') {
    const leaf = lowerScalarLeaf(context, expression.operand)
    return leavesOf(type).map((wanted) => ({ value: convertLeaf(context, leaf, wanted), type: wanted }))
  }
  if (expression.kind === 'convert') return convertedLeaves(context, expression)
  return loadLeaves(context, lowerPlace(context, expression))
}

function constructLeaves(context: Context, expression: ConstructExpression): LeafValue[] {
  if (expression.type.kind === 'object' && expression.operands.length === 0)
    return [{ value: constructValue(context, expression), type: expression.type }]
  const given: LeafValue[] = []
  for (const operand of expression.operands) for (const leaf of lowerLeaves(context, operand)) given.push(leaf)
  at(context, expression)
  return leavesOf(expression.type).map((type, index) => {
    const leaf = given[index] ?? bug('a construct has too few leaves')
    return { value: convertLeaf(context, leaf, type), type }
  })
}

function convertedLeaves(context: Context, expression: ConvertExpression): LeafValue[] {
  const given = lowerLeaves(context, expression.operand)
  return leavesOf(expression.type).map((type, index) => ({ value: convertLeaf(context, given[index]!, type), type }))
}

/** The operand of a splat: one scalar, perhaps as a vector of one. */
function lowerScalarLeaf(context: Context, operand: Expression): LeafValue {
  const [leaf] = valueLeaves(context, lowerValue(context, operand), operand.type)
  return leaf!
}

// ---- Values that fit a register

export function constructValue(context: Context, expression: ConstructExpression): Value {
  const { type } = expression
  if (type.kind === 'object' && expression.operands.length === 0) {
    at(context, expression)
    return createObject(context, type)
  }
  const [only] = expression.operands
  if (expression.operands.length === 1 && only && !isAggregate(only.type) && leafCount(only.type) === leafCount(type)) {
    const value = lowerValue(context, only)
    const target = irType(context.shared, type)
    if (type.kind === 'object' || value.type.kind === target.kind)
      return type.kind === 'object' ? value : convertScalars(context, value, scalarUnder(only.type), scalarUnder(type))
  }
  const leaves = lowerLeaves(context, expression)
  return valueFromLeaves(context, type, leafReader(leaves))
}

export function splatExpressionValue(context: Context, operand: Expression, type: Expression['type']): Value {
  const leaf = lowerScalarLeaf(context, operand)
  const value = convertLeaf(context, leaf, leafOf(type))
  return splatValue(context.builder, irType(context.shared, type), value)
}

export function convertValue(context: Context, expression: ConvertExpression): Value {
  const { operand, type } = expression
  const value = lowerValue(context, operand)
  if (type.kind === 'object' || type.kind === 'string') return value
  const converted = convertScalars(context, value, scalarUnder(operand.type), scalarUnder(type))
  const target = irType(context.shared, type)
  if (converted.type === target) return converted
  // A scalar and a vector of one component are the same shape.
  return pick(context.builder, converted, [0], target)
}

export function truncateValue(context: Context, expression: TruncateExpression): Value {
  const { operand, type } = expression
  const value = lowerValue(context, operand)
  const positions: number[] = []
  if (operand.type.kind === 'matrix' && type.kind === 'matrix') {
    for (let row = 0; row < type.rows; row++)
      for (let column = 0; column < type.columns; column++) positions.push(row * operand.type.columns + column)
  } else {
    for (let index = 0; index < leafCount(type); index++) positions.push(index)
  }
  const scalar = scalarUnder(operand.type)
  const target = irType(context.shared, type)
  const kept =
    target.kind === 'vector' ? vectorType(target.count, irType(context.shared, scalar)) : irType(context.shared, scalar)
  return convertScalars(context, pick(context.builder, value, positions, kept), scalar, scalarUnder(type))
}

// ---- Aggregates

/** Writes an aggregate expression to memory nothing else refers to yet; gives the place where the value is then. */
export function lowerAggregateInto(context: Context, expression: Expression, target: Place): Place {
  switch (expression.kind) {
    case 'construct':
    case 'convert': {
      const leaves = lowerLeaves(context, expression)
      at(context, expression)
      storeLeaves(context, target, leafReader(leaves))
      return target
    }
    case 'splat': {
      const leaf = lowerScalarLeaf(context, expression.operand)
      at(context, expression)
      fillPlace(context, target, leaf)
      return target
    }
    case 'call':
      lowerCallInto(context, expression, target)
      return target
    case 'intrinsic':
    case 'method':
      return lowerBuiltinInto(context, expression, target)
    case 'conditional':
      return conditionalInto(context, expression, target)
    default:
      return bug(`no aggregate is made by a ${expression.kind} expression`)
  }
}

/** Expressions that write their result to given memory. */
const made: ReadonlySet<Expression['kind']> = new Set([
  'construct',
  'convert',
  'splat',
  'call',
  'intrinsic',
  'method',
  'conditional',
])

/** Initialises memory nothing else refers to yet; others than the wanted parts may stay undefined. */
export function initializePlace(context: Context, target: Place, expression: Expression, wanted: Parts = 'all'): void {
  if (!isAggregate(expression.type)) {
    const value = lowerValue(context, expression)
    at(context, expression)
    store(context, target, value)
    return
  }
  const source = made.has(expression.kind)
    ? lowerAggregateInto(context, expression, target)
    : lowerPlace(context, expression)
  at(context, expression)
  if (source !== target) copyPlace(context, source, target, wanted)
}

/** `c ? a : b` on aggregates and handles: only one side is evaluated, into the same memory. */
export function conditionalInto(context: Context, expression: ConditionalExpression, target: Place): Place {
  const { builder } = context
  const condition = lowerCondition(context, expression.condition)
  const whenTrue = appendBlock(context, 'cond.true')
  const whenFalse = appendBlock(context, 'cond.false')
  const end = appendBlock(context, 'cond.end')
  const branch = builder.condBr(condition, whenTrue, whenFalse)
  branch.folded = context.shared.folded.condition(expression.condition)
  if (!expression.evaluatesBoth) branch.choice = expression.operatorLocation
  const sides = [
    [whenTrue, expression.consequent],
    [whenFalse, expression.alternate],
  ] as const
  for (const [block, side] of sides) {
    builder.positionAtEnd(block)
    initializePlace(context, target, side)
    builder.br(end)
  }
  builder.positionAtEnd(end)
  return target
}
