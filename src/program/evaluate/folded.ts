// The value of a condition that Clang's code generation knows, as DXC has it: only what is alive is written then.
//
//   const bool off = false;  if (off) { ... }          0
//   if (x && false) { ... }                            0, where `&&` is a branch (HLSL 2021); not known before
//
// Fewer things are constants here than to the checker: elements, components and calls of built-in functions are none.
import type { Type } from '../../types/types.ts'
import type { Expression, Variable } from '../program.ts'
import { integerValue } from './evaluate.ts'

/** Of a condition that is branched on. */
export function foldedCondition(condition: Expression): bigint | undefined {
  const value = foldedInteger(condition)
  if (value !== undefined) return value
  switch (condition.kind) {
    case 'logical':
      return foldedChain(condition, condition.operator)
    case 'unary': {
      const operand = condition.operator === '!' ? foldedCondition(condition.operand) : undefined
      return operand === undefined ? undefined : BigInt(operand === 0n)
    }
    case 'conditional': {
      const [first, second] = [foldedCondition(condition.consequent), foldedCondition(condition.alternate)]
      return first === second ? first : undefined
    }
    default:
      return undefined
  }
}

/** One side is enough, the other one is computed all the same. */
function foldedChain(condition: Expression, operator: '&&' | '||'): bigint | undefined {
  const isDecided = sidesOf(condition, operator).some((side) => {
    const known = foldedCondition(side)
    return known !== undefined && (known !== 0n) === (operator === '||')
  })
  return isDecided ? BigInt(operator === '||') : undefined
}

/** Of a constant expression. */
export function foldedInteger(expression: Expression): bigint | undefined {
  if (expression.kind === 'conditional') {
    const condition = foldedInteger(expression.condition)
    return condition === undefined
      ? undefined
      : foldedInteger(condition === 0n ? expression.alternate : expression.consequent)
  }
  const operator = expression.kind === 'logical' || expression.kind === 'binary' ? expression.operator : ''
  if (operator !== '&&' && operator !== '||') return isConstant(expression) ? integerValue(expression) : undefined
  let value: bigint | undefined
  for (const side of sidesOf(expression, operator)) {
    value = foldedInteger(side)
    if (value === undefined || (value !== 0n) === (operator === '||')) return value
  }
  return value
}

/** `a && b && c`, from the left: long chains are no deep recursion. */
function sidesOf(expression: Expression, operator: string): Expression[] {
  const sides: Expression[] = []
  let first = expression
  while ((first.kind === 'logical' || first.kind === 'binary') && first.operator === operator) {
    sides.push(first.right)
    first = first.left
  }
  return [...sides, first].reverse()
}

function isScalar(type: Type): boolean {
  return type.kind === 'scalar' || type.kind === 'enum'
}

function isConstant(expression: Expression): boolean {
  let first = expression
  while (first.kind === 'binary' || first.kind === 'logical') {
    if (!isConstant(first.right)) return false
    first = first.left
  }
  switch (first.kind) {
    case 'literal':
      return true
    case 'variable':
      return isConstantVariable(first.variable)
    case 'convert':
      return isScalar(first.type) && isConstant(first.operand)
    case 'unary':
      return isConstant(first.operand)
    case 'conditional':
      return [first.condition, first.consequent, first.alternate].every(isConstant)
    default:
      return false
  }
}

const known = new WeakMap<Variable, boolean>()

function isConstantVariable(variable: Variable): boolean {
  let isKnown = known.get(variable)
  if (isKnown === undefined) {
    const { kind, isConst, type, initializer } = variable
    // It may name itself. A constant of a buffer has the host's value.
    known.set(variable, false)
    isKnown = isConst && kind !== 'constant' && isScalar(type) && initializer !== undefined && isConstant(initializer)
    known.set(variable, isKnown)
  }
  return isKnown
}
