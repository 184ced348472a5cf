// Rebuilds typed expressions and statements around changed parts. A rewrite answers the nodes it cares about and hands the rest here:
//
//   const rewrite = (expression: Expression): Expression =>
//     expression.kind === 'heap' ? fetch(expression, rewrite(expression.index)) : mapOperands(expression, rewrite)
//
// A node whose parts all stay the same is itself returned, so that an untouched program costs no memory.
import type { BinaryExpression, Expression, LogicalExpression, Statement, SwitchCase } from '../program/program.ts'
import { operationsOf } from '../program/walk.ts'
import type { Type } from '../types/types.ts'

export type MapExpression = (expression: Expression) => Expression
export type MapType = (type: Type) => Type

/** The same list when no element changes. */
export function mapList<T>(items: readonly T[], map: (item: T) => T): readonly T[] {
  let changed: T[] | undefined
  for (let index = 0; index < items.length; index++) {
    const item = items[index]!
    const mapped = map(item)
    if (mapped === item && !changed) continue
    changed ??= items.slice(0, index)
    changed.push(mapped)
  }
  return changed ?? items
}

/** The expression with its direct operands mapped, and its type where `mapType` is given. */
export function mapOperands(expression: Expression, map: MapExpression, mapType?: MapType): Expression {
  const mapped = withOperands(expression, map)
  if (!mapType) return mapped
  const type = mapType(mapped.type)
  const retyped = type === mapped.type ? mapped : ({ ...mapped, type } as Expression)
  return withSignatureTypes(retyped, mapType)
}

function withOperands(expression: Expression, map: MapExpression): Expression {
  switch (expression.kind) {
    case 'literal':
    case 'variable':
    case 'this':
    case 'error':
      return expression
    case 'field':
    case 'base':
    case 'swizzle':
    case 'matrix-swizzle':
    case 'buffer-contents': {
      const object = map(expression.object)
      return object === expression.object ? expression : { ...expression, object }
    }
    case 'index': {
      const object = map(expression.object)
      const index = map(expression.index)
      return object === expression.object && index === expression.index ? expression : { ...expression, object, index }
    }
    case 'resource-element': {
      const object = map(expression.object)
      const selected = expression.selected && map(expression.selected)
      const index = map(expression.index)
      return object === expression.object && index === expression.index && selected === expression.selected
        ? expression
        : { ...expression, object, index, selected }
    }
    case 'heap': {
      const index = map(expression.index)
      const second = expression.second && map(expression.second)
      if (index === expression.index && second === expression.second) return expression
      return second ? { ...expression, index, second } : { ...expression, index }
    }
    case 'construct': {
      const operands = mapList(expression.operands, map)
      return operands === expression.operands ? expression : { ...expression, operands }
    }
    case 'splat':
    case 'convert':
    case 'truncate':
    case 'unary': {
      const operand = map(expression.operand)
      return operand === expression.operand ? expression : { ...expression, operand }
    }
    case 'increment': {
      const target = map(expression.target)
      return target === expression.target ? expression : { ...expression, target }
    }
    case 'binary':
    case 'logical': {
      const left = map(expression.left)
      const right = map(expression.right)
      return left === expression.left && right === expression.right ? expression : { ...expression, left, right }
    }
    case 'conditional': {
      const condition = map(expression.condition)
      const consequent = map(expression.consequent)
      const alternate = map(expression.alternate)
      return condition === expression.condition &&
        consequent === expression.consequent &&
        alternate === expression.alternate
        ? expression
        : { ...expression, condition, consequent, alternate }
    }
    case 'assign': {
      const value = map(expression.value)
      const target = map(expression.target)
      return value === expression.value && target === expression.target ? expression : { ...expression, value, target }
    }
    case 'call': {
      const object = expression.object && map(expression.object)
      const list = mapList(expression.arguments, map)
      return object === expression.object && list === expression.arguments
        ? expression
        : { ...expression, object, arguments: list }
    }
    case 'method': {
      const object = map(expression.object)
      const list = mapList(expression.arguments, map)
      return object === expression.object && list === expression.arguments
        ? expression
        : { ...expression, object, arguments: list }
    }
    case 'intrinsic': {
      const list = mapList(expression.arguments, map)
      return list === expression.arguments ? expression : { ...expression, arguments: list }
    }
    case 'sequence': {
      const expressions = mapList(expression.expressions, map)
      return expressions === expression.expressions ? expression : { ...expression, expressions }
    }
  }
}

/** As `mapOperands`, for sums of thousands of terms: they are as deep as they are long, so the left side is not descended into. */
export function mapChain(expression: BinaryExpression | LogicalExpression, map: MapExpression): Expression {
  const { first, operations } = operationsOf(expression)
  let left = map(first)
  for (const node of operations) {
    const right = map(node.right)
    left = left === node.left && right === node.right ? node : { ...node, left, right }
  }
  return left
}

/** The types in a node besides its own. */
function withSignatureTypes(expression: Expression, mapType: MapType): Expression {
  if (expression.kind === 'intrinsic' || expression.kind === 'method') {
    const parameterTypes = mapList(expression.parameterTypes, mapType)
    return parameterTypes === expression.parameterTypes ? expression : { ...expression, parameterTypes }
  }
  if (expression.kind === 'assign' && expression.compound) {
    const computeType = mapType(expression.compound.computeType)
    if (computeType === expression.compound.computeType) return expression
    return { ...expression, compound: { ...expression.compound, computeType } }
  }
  return expression
}

export interface StatementMap {
  readonly expression: MapExpression
  /** Statements inside the given one; usually the rewrite's own function, which ends in `mapStatement` again. */
  readonly statement: (statement: Statement) => Statement
}

/** The statement with its direct expressions and statements mapped. Variables of declarations stay: a rewrite of variables does them itself. */
export function mapStatement<S extends Statement>(statement: S, map: StatementMap): S
export function mapStatement(statement: Statement, { expression: map, statement: mapInner }: StatementMap): Statement {
  switch (statement.kind) {
    case 'block': {
      const statements = mapList(statement.statements, mapInner)
      return statements === statement.statements ? statement : { ...statement, statements }
    }
    case 'variable-statement': {
      const initializer = statement.initializer && map(statement.initializer)
      return initializer === statement.initializer ? statement : { ...statement, initializer }
    }
    case 'expression-statement': {
      const expression = map(statement.expression)
      return expression === statement.expression ? statement : { ...statement, expression }
    }
    case 'if': {
      const condition = map(statement.condition)
      const consequent = mapInner(statement.consequent)
      const alternate = statement.alternate && mapInner(statement.alternate)
      return condition === statement.condition &&
        consequent === statement.consequent &&
        alternate === statement.alternate
        ? statement
        : { ...statement, condition, consequent, alternate }
    }
    case 'for':
    case 'while':
    case 'do': {
      const initializers = mapList(statement.initializers, mapInner)
      const condition = statement.condition && map(statement.condition)
      const increment = statement.increment && map(statement.increment)
      const body = mapInner(statement.body)
      return initializers === statement.initializers &&
        condition === statement.condition &&
        increment === statement.increment &&
        body === statement.body
        ? statement
        : { ...statement, initializers, condition, increment, body }
    }
    case 'switch': {
      const condition = map(statement.condition)
      const cases = mapList(statement.cases, (one: SwitchCase): SwitchCase => {
        const body = mapList(one.body, mapInner)
        return body === one.body ? one : { ...one, body }
      })
      return condition === statement.condition && cases === statement.cases
        ? statement
        : { ...statement, condition, cases }
    }
    case 'return': {
      const value = statement.value && map(statement.value)
      return value === statement.value ? statement : { ...statement, value }
    }
    case 'break':
    case 'continue':
    case 'discard':
      return statement
  }
}
