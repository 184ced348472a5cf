// The value of a condition that Clang's code generation knows, as DXC has it: only what is alive is written then.
//
//   const bool off = false;  if (off) { ... }          0
//   if (x && false) { ... }                            0, where `&&` is a branch (HLSL 2021); not known before
//   if (max(1, 2) == 1) { ... }                        0
//
//   if (floor(1.5) == 2) { ... }                       0; not known of const float x = floor(1.5)
//
// Fewer things are constants here than to the checker: elements, components and calls of many built-in functions are none.
import { scalars } from '../../hlsl/scalars.ts'
import type { Type } from '../../types/types.ts'
import type { Expression, Variable } from '../program.ts'
import { integerValue } from './evaluate.ts'

/** The built-in functions that DXC's constant expressions know. */
const inConstants: ReadonlySet<string> = new Set(['asuint', 'max', 'min'])

/** Those of constants that DXC computes when it writes the call: where they stand, but not in the value of a variable. */
const whenWritten: ReadonlySet<string> = new Set([
  ...inConstants,
  ...['acos', 'asin', 'atan', 'atan2', 'ceil', 'clamp', 'cos', 'cosh', 'exp', 'exp2', 'floor', 'frac', 'isnan', 'log'],
  ...['log10', 'log2', 'pow', 'rcp', 'round', 'rsqrt', 'sin', 'sinh', 'sqrt', 'tan', 'tanh', 'trunc'],
])

export class FoldedConditions {
  readonly #known = new Map<Variable, boolean>()

  /** Of a condition that is branched on. */
  condition(condition: Expression): bigint | undefined {
    const value = this.integer(condition)
    if (value !== undefined) return value
    switch (condition.kind) {
      case 'logical':
        return this.#chain(condition, condition.operator)
      case 'unary': {
        const operand = condition.operator === '!' ? this.condition(condition.operand) : undefined
        return operand === undefined ? undefined : BigInt(operand === 0n)
      }
      case 'conditional': {
        const [first, second] = [this.condition(condition.consequent), this.condition(condition.alternate)]
        return first === second ? first : undefined
      }
      default:
        return undefined
    }
  }

  /** Of a constant expression. */
  integer(expression: Expression): bigint | undefined {
    if (expression.kind === 'conditional') {
      const condition = this.integer(expression.condition)
      if (condition === undefined) return undefined
      return this.integer(condition === 0n ? expression.alternate : expression.consequent)
    }
    const operator = expression.kind === 'logical' || expression.kind === 'binary' ? expression.operator : ''
    if (operator !== '&&' && operator !== '||')
      return this.#isConstant(expression, whenWritten) ? integerValue(expression) : undefined
    let value: bigint | undefined
    for (const side of sidesOf(expression, operator)) {
      value = this.integer(side)
      if (value === undefined || (value !== 0n) === (operator === '||')) return value
    }
    return value
  }

  /** One side is enough, the other one is computed all the same. */
  #chain(condition: Expression, operator: '&&' | '||'): bigint | undefined {
    const isDecided = sidesOf(condition, operator).some((side) => {
      const known = this.condition(side)
      return known !== undefined && (known !== 0n) === (operator === '||')
    })
    return isDecided ? BigInt(operator === '||') : undefined
  }

  #isConstant(expression: Expression, builtIns: ReadonlySet<string>): boolean {
    const isConstant = (part: Expression): boolean => this.#isConstant(part, builtIns)
    let first = expression
    while (first.kind === 'binary' || first.kind === 'logical') {
      if (!isConstant(first.right)) return false
      first = first.left
    }
    switch (first.kind) {
      case 'literal':
        return first.calls?.every((name) => builtIns.has(name)) !== false
      case 'variable':
        return this.#isConstantVariable(first.variable)
      case 'convert':
        return isScalar(first.type) && isConstant(first.operand)
      case 'unary':
        return isConstant(first.operand)
      case 'conditional':
        return [first.condition, first.consequent, first.alternate].every(isConstant)
      case 'intrinsic':
        return (
          builtIns.has(first.name) && first.arguments.every((part) => isComputed(first.name, part) && isConstant(part))
        )
      default:
        return false
    }
  }

  #isConstantVariable(variable: Variable): boolean {
    const known = this.#known.get(variable)
    if (known !== undefined) return known
    const { kind, isConst, type, initializer } = variable
    // It may name itself. A constant of a buffer has the host's value.
    this.#known.set(variable, false)
    const isConstant =
      isConst &&
      kind !== 'constant' &&
      isScalar(type) &&
      initializer !== undefined &&
      this.#isConstant(initializer, inConstants)
    this.#known.set(variable, isConstant)
    return isConstant
  }
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

/** DXC computes neither halves nor clamps of unsigned numbers. */
function isComputed(name: string, { type }: Expression): boolean {
  if (type.kind !== 'scalar') return false
  const { bits, class: kind, signed } = scalars[type.scalar]
  return inConstants.has(name) || (kind === 'float' ? bits !== 16 : name !== 'clamp' || signed)
}
