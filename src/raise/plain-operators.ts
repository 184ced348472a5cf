// Operators that Vulkan defines for fewer operands than HLSL does.
//
//   x << n       =>   x << (n & 31)              HLSL looks at the low bits of the distance only; a known one that is in range stays
//   p < q        =>   uint(p) < uint(q)          booleans have no order
import { fixedValue } from '../program/evaluate/fixed.ts'
import type { BinaryExpression, Expression, LogicalExpression, Statement } from '../program/program.ts'
import { operationsOf } from '../program/walk.ts'
import { mapOperands, mapStatement } from '../rewrite/map.ts'
import { makeConvert } from '../rewrite/nodes.ts'
import { boolType, componentOf, isNumeric, uintType } from '../types/types.ts'
import { binary, bitsOf, convert, number } from './formulas/nodes.ts'

const orders: ReadonlySet<string> = new Set(['<', '>', '<=', '>='])

export function plainStatement(statement: Statement): Statement {
  return mapStatement(statement, { expression: plainExpression, statement: plainStatement })
}

export function plainExpression(expression: Expression): Expression {
  switch (expression.kind) {
    case 'binary':
    case 'logical':
      return chain(expression)
    default:
      return mapOperands(expression, plainExpression)
  }
}

/** Whether the step leaves it: what the verifier asks. */
export function isPlain(node: Expression): boolean {
  if (node.kind !== 'binary') return true
  if (isShift(node.operator)) return isWithinWidth(node.right)
  return !orders.has(node.operator) || !isBool(node.left)
}

/** A sum of thousands of terms is as deep as it is long, so the left side is not descended into. */
function chain(expression: BinaryExpression | LogicalExpression): Expression {
  const { first, operations } = operationsOf(expression)
  let left = plainExpression(first)
  for (const node of operations) {
    const right = plainExpression(node.right)
    const isSame = left === node.left && right === node.right
    left = plainNode(isSame ? node : { ...node, left, right })
  }
  return left
}

function plainNode(node: BinaryExpression | LogicalExpression): Expression {
  const { left, right, operator } = node
  if (isShift(operator)) {
    const distance = withinWidth(right)
    return distance === right ? node : { ...node, right: distance }
  }
  if (!orders.has(operator) || !isBool(left)) return node
  return { ...node, left: convert(left, uintType), right: convert(right, uintType) }
}

function isShift(operator: string | undefined): boolean {
  return operator === '<<' || operator === '>>'
}

function isBool({ type }: Expression): boolean {
  return isNumeric(type) && componentOf(type) === boolType
}

function withinWidth(distance: Expression): Expression {
  if (isWithinWidth(distance)) return distance
  const { type } = distance
  // One distance for all components stays one.
  if (distance.kind === 'splat' && isNumeric(type)) {
    const operand = makeConvert(distance.operand, componentOf(type))
    return { ...distance, operand: withinWidth(operand) }
  }
  return binary('&', distance, number(distance, bitsOf(type) - 1))
}

function isWithinWidth(distance: Expression): boolean {
  if (distance.kind === 'splat') return isWithinWidth(distance.operand)
  const bits = bitsOf(distance.type)
  if (distance.kind === 'binary' && distance.operator === '&') return isWithinWidth(distance.right)
  const known = fixedValue(distance)
  return known?.leaves.every((leaf) => typeof leaf === 'bigint' && leaf >= 0n && leaf < BigInt(bits)) === true
}
