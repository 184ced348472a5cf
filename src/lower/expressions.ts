// Expressions whose value fits a register: scalars, vectors, matrices, enums, handles. Everything else is a place (places.ts).
import { constantBool, constantFloat, constantInt, poisonValue } from '../ir/constants.ts'
import { type FloatType, type IntType, i1 } from '../ir/types.ts'
import type { Value } from '../ir/values.ts'
import type {
  BinaryExpression,
  ConditionalExpression,
  Expression,
  HeapExpression,
  LiteralExpression,
  LogicalExpression,
} from '../program/program.ts'
import { operationsOf } from '../program/walk.ts'
import { bug } from '../support/bug.ts'
import { load, temporary } from './access.ts'
import { arithmeticValue, comparisonValue, isComparison, unaryValue } from './arithmetic.ts'
import { lowerAssignment, lowerIncrement } from './assignments.ts'
import { lowerBuiltin } from './builtin-calls.ts'
import { lowerCall } from './calls.ts'
import { conditionalInto, constructValue, convertValue, splatExpressionValue, truncateValue } from './constructs.ts'
import { appendBlock, at, type Context } from './context.ts'
import { isNotZero } from './conversions.ts'
import { evaluate, lowerIndex, lowerPlace } from './places.ts'
import { createHeapHandle, createString } from './resources.ts'
import { irType, scalarUnder } from './types.ts'

export function lowerValue(context: Context, expression: Expression): Value {
  switch (expression.kind) {
    case 'literal':
      return literalValue(context, expression)
    case 'variable':
    case 'this':
    case 'field':
    case 'base':
    case 'swizzle':
    case 'matrix-swizzle':
    case 'index':
    case 'resource-element':
    case 'buffer-contents': {
      const place = lowerPlace(context, expression)
      at(context, expression)
      return load(context, place)
    }
    case 'heap':
      return heapValue(context, expression)
    case 'construct':
      return constructValue(context, expression)
    case 'splat':
      return splatExpressionValue(context, expression.operand, expression.type)
    case 'convert':
      return convertValue(context, expression)
    case 'truncate':
      return truncateValue(context, expression)
    case 'unary': {
      const operand = lowerValue(context, expression.operand)
      at(context, expression)
      return unaryValue(context, expression.operator, operand)
    }
    case 'increment':
      return lowerIncrement(context, expression)
    case 'binary':
    case 'logical':
      return operatorValue(context, expression)
    case 'conditional':
      return conditionalValue(context, expression)
    case 'assign': {
      const { place, value } = lowerAssignment(context, expression)
      return value ?? load(context, place)
    }
    case 'call':
      return lowerCall(context, expression) ?? noValue(context, expression)
    case 'intrinsic':
    case 'method':
      return lowerBuiltin(context, expression) ?? noValue(context, expression)
    case 'sequence': {
      // The operand of a cast to void may be an aggregate.
      const isVoid = expression.type.kind === 'void'
      const last = expression.expressions.length - 1
      expression.expressions.forEach((part, index) => {
        if (isVoid || index < last) evaluate(context, part)
      })
      return isVoid ? noValue(context, expression) : lowerValue(context, expression.expressions[last]!)
    }
    case 'error':
      return bug('a program with errors cannot be lowered')
  }
}

/** What a call without a result gives; nothing can use it. */
function noValue(context: Context, expression: Expression): Value {
  return poisonValue(expression.type.kind === 'void' ? i1 : irType(context.shared, expression.type))
}

function literalValue(context: Context, expression: LiteralExpression): Value {
  const { value } = expression
  if (typeof value === 'string') return createString(context.shared, 'text', value)
  if (expression.type.kind === 'void') return bug('a literal has a type')
  const type = irType(context.shared, expression.type)
  if (type === i1) return constantBool(value !== 0n && value !== 0 && value !== false)
  const number = typeof value === 'boolean' ? Number(value) : value
  if (type.kind === 'float') return constantFloat(type as FloatType, Number(number))
  return constantInt(type as IntType, typeof number === 'number' ? Math.trunc(number) : number)
}

/** A condition as i1, whatever number it is. */
export function lowerCondition(context: Context, expression: Expression): Value {
  return conditionOf(context, expression, lowerValue(context, expression))
}

function conditionOf(context: Context, expression: Expression, value: Value): Value {
  const scalar = value.type.kind === 'vector' ? context.builder.extractElement(value, 0) : value
  at(context, expression)
  return scalar.type === i1 ? scalar : isNotZero(context, scalar)
}

function heapValue(context: Context, expression: HeapExpression): Value {
  const index = lowerIndex(context, expression.index)
  at(context, expression)
  const type = irType(context.shared, expression.type)
  return createHeapHandle(context, type, index, expression.heap === 'sampler')
}

/** Long chains of operators lean to the left, so that side is walked without recursion. */
function operatorValue(context: Context, expression: BinaryExpression | LogicalExpression): Value {
  const { first, operations } = operationsOf(expression)
  let value = lowerValue(context, first)
  for (const node of operations)
    value = node.kind === 'binary' ? binaryValue(context, node, value) : logicalValue(context, node, value)
  return value
}

function binaryValue(context: Context, expression: BinaryExpression, left: Value): Value {
  const { operator } = expression
  const right = lowerValue(context, expression.right)
  at(context, expression)
  const scalar = scalarUnder(expression.left.type)
  if (operator === '&&') return context.builder.and(left, right)
  if (operator === '||') return context.builder.or(left, right)
  if (isComparison(operator)) return comparisonValue(context, operator, left, right, scalar)
  return arithmeticValue(context, operator, left, right, scalar)
}

function logicalValue(context: Context, expression: LogicalExpression, first: Value): Value {
  const { builder } = context
  const isAnd = expression.operator === '&&'
  const left = conditionOf(context, expression.left, first)
  const from = builder.block
  const more = appendBlock(context, isAnd ? 'and.rhs' : 'or.rhs')
  const end = appendBlock(context, isAnd ? 'and.end' : 'or.end')
  builder.condBr(left, isAnd ? more : end, isAnd ? end : more).folded = context.shared.folded.integer(expression.left)
  builder.positionAtEnd(more)
  const right = lowerCondition(context, expression.right)
  const last = builder.block
  builder.br(end)
  builder.positionAtEnd(end)
  at(context, expression)
  const result = builder.phi(i1)
  result.addIncoming(constantBool(!isAnd), from)
  result.addIncoming(right, last)
  return result
}

function conditionalValue(context: Context, expression: ConditionalExpression): Value {
  const { builder } = context
  const type = irType(context.shared, expression.type)
  if (expression.evaluatesBoth) {
    const condition = lowerCondition(context, expression.condition)
    const ifTrue = lowerValue(context, expression.consequent)
    const ifFalse = lowerValue(context, expression.alternate)
    at(context, expression)
    return builder.select(condition, ifTrue, ifFalse)
  }
  if (type.kind === 'target')
    return load(context, conditionalInto(context, expression, temporary(context, expression.type, 'cond')))
  const condition = lowerCondition(context, expression.condition)
  const whenTrue = appendBlock(context, 'cond.true')
  const whenFalse = appendBlock(context, 'cond.false')
  const end = appendBlock(context, 'cond.end')
  const branch = builder.condBr(condition, whenTrue, whenFalse)
  branch.choice = expression.operatorLocation
  branch.folded = context.shared.folded.condition(expression.condition)
  const incoming = [expression.consequent, expression.alternate].map((side, index) => {
    builder.positionAtEnd(index === 0 ? whenTrue : whenFalse)
    const value = lowerValue(context, side)
    const block = builder.block
    builder.br(end)
    return { value, block }
  })
  builder.positionAtEnd(end)
  at(context, expression)
  if (expression.type.kind === 'void') return poisonValue(i1)
  const result = builder.phi(type)
  for (const { value, block } of incoming) result.addIncoming(value, block)
  return result
}
