// The value of a constant expression of the typed program, leaf by leaf; `undefined` for everything else.
//
//   static const uint2 size = { 8, 4 };   size.x * 2   =>   16
//
// Not all that has a value is a constant of the language: `abs(-3)` is known, but no array may have that many elements.
import { scalars } from '../../hlsl/scalars.ts'
import { effort } from '../../support/limits.ts'
import { leafCount, leafOffset, leavesOf } from '../../types/leaves.ts'
import type { Type } from '../../types/types.ts'
import { hasAttribute } from '../attributes.ts'
import type { Expression, Variable } from '../program.ts'
import { walkExpression } from '../walk.ts'
import { foldIntrinsic } from './fold-intrinsics.ts'
import { foldBinary, foldUnary } from './fold-operators.ts'
import { type ConstantScalar, type ConstantValue, convertScalar, leafKind } from './scalars.ts'

/** By initial value: expressions never change, variables are copied with another one. */
type InitialValues = WeakMap<Expression, { readonly value: ConstantValue | undefined }>

const knownValues: InitialValues = new WeakMap()
const languageValues: InitialValues = new WeakMap()
const foldedValues: InitialValues = new WeakMap()

/** Functions whose calls are constants in DXC. */
const constantFunctions: ReadonlySet<string> = new Set(['asuint', 'max', 'min'])

interface Evaluation {
  readonly initialValues: InitialValues
  /** Those whose initial value is being computed. */
  readonly unfinished: Set<Variable>
}

export function evaluateConstant(expression: Expression): ConstantValue | undefined {
  return evaluate(expression, { initialValues: knownValues, unfinished: new Set() })
}

/** Of what the language calls a constant expression: sizes of arrays, labels, arguments of templates. It reads whole numbers only. */
export function evaluateLanguageConstant(expression: Expression): ConstantValue | undefined {
  return evaluate(expression, { initialValues: languageValues, unfinished: new Set() })
}

/** The same where Clang and DXC read constants of every type: enumerators, widths of bit-fields. */
export function evaluateFoldedConstant(expression: Expression): ConstantValue | undefined {
  return evaluate(expression, { initialValues: foldedValues, unfinished: new Set() })
}

/** The single integer of an expression: bool and enum count, floats do not. */
export function integerValue(expression: Expression): bigint | undefined {
  return singleInteger(evaluateConstant(expression))
}

export function singleInteger(value: ConstantValue | undefined): bigint | undefined {
  if (value?.leaves.length !== 1) return undefined
  const leaf = value.leaves[0]!
  return typeof leaf === 'bigint' ? leaf : typeof leaf === 'boolean' ? BigInt(leaf) : undefined
}

/** The constants it is made of come first, so that a long chain of them is no deep recursion. */
function evaluateVariable(variable: Variable, evaluation: Evaluation): ConstantValue | undefined {
  const { initialValues, unfinished } = evaluation
  if (!hasOwnValue(variable)) return undefined
  if (initialValues === languageValues && !isWholeNumber(variable.type)) return undefined
  if (unfinished.has(variable)) return initialValues.get(variable.initializer)?.value
  const pending: Variable[] = [variable]
  for (let last = pending.at(-1); last; last = pending.at(-1)) {
    const initializer = last.initializer!
    const needed = initialValues.has(initializer) ? [] : neededFor(last, evaluation)
    pending.push(...needed)
    if (needed.length > 0) continue
    if (!initialValues.has(initializer)) initialValues.set(initializer, { value: evaluate(initializer, evaluation) })
    unfinished.delete(last)
    pending.pop()
  }
  return initialValues.get(variable.initializer)!.value
}

function isWholeNumber(type: Type): boolean {
  return type.kind === 'enum' || (type.kind === 'scalar' && scalars[type.scalar].class !== 'float')
}

/** Other constants whose values the one of this constant depends on, when it is asked for the first time. */
function neededFor(variable: Variable, { initialValues, unfinished }: Evaluation): readonly Variable[] {
  if (unfinished.has(variable)) return []
  unfinished.add(variable)
  const needed = new Set<Variable>()
  walkExpression(variable.initializer!, (expression) => {
    if (expression.kind !== 'variable' || unfinished.has(expression.variable)) return
    const { variable: other } = expression
    if (hasOwnValue(other) && !initialValues.has(other.initializer)) needed.add(other)
  })
  return [...needed]
}

/** Whether its value is that of its initializer: that of a specialization constant is a default, which the host may replace. */
function hasOwnValue(variable: Variable): variable is Variable & { readonly initializer: Expression } {
  const { isConst, initializer, attributes } = variable
  return isConst && initializer !== undefined && !hasAttribute(attributes, 'vk::constant_id')
}

function isConstantCall(name: string, { initialValues }: Evaluation): boolean {
  return initialValues === knownValues || constantFunctions.has(name)
}

function evaluate(expression: Expression, evaluation: Evaluation): ConstantValue | undefined {
  const { type } = expression
  const inner = (operand: Expression): ConstantValue | undefined => evaluate(operand, evaluation)
  switch (expression.kind) {
    case 'literal':
      if (!(expression.calls ?? []).every((name) => isConstantCall(name, evaluation))) return undefined
      return typeof expression.value === 'string' ? undefined : { type, leaves: [expression.value] }
    case 'variable':
      return evaluateVariable(expression.variable, evaluation)
    case 'field': {
      const object = inner(expression.object)
      const owner = expression.object.type
      if (!object || owner.kind !== 'struct') return undefined
      return slice(object, leafOffset(owner, expression.field.index), type)
    }
    case 'swizzle': {
      const object = inner(expression.object)
      return object && { type, leaves: expression.components.map((component) => object.leaves[component]!) }
    }
    case 'matrix-swizzle': {
      const object = inner(expression.object)
      const matrix = expression.object.type
      if (!object || matrix.kind !== 'matrix') return undefined
      return {
        type,
        leaves: expression.elements.map(({ row, column }) => object.leaves[row * matrix.columns + column]!),
      }
    }
    case 'index': {
      const object = inner(expression.object)
      const index = object && singleInteger(inner(expression.index))
      if (!object || index === undefined) return undefined
      const size = leafCount(type)
      const offset = Number(index) * size
      return offset < 0 || offset + size > object.leaves.length ? undefined : slice(object, offset, type)
    }
    case 'construct': {
      if (leafCount(type) > effort.evaluatedLeaves.most) return undefined
      const leaves: ConstantScalar[] = []
      for (const operand of expression.operands) {
        const value = inner(operand)
        if (!value) return undefined
        for (const leaf of value.leaves) leaves.push(leaf)
      }
      return convertLeaves(leaves, type)
    }
    case 'splat': {
      const value = inner(expression.operand)
      const count = leafCount(type)
      if (value?.leaves.length !== 1 || count > effort.evaluatedLeaves.most) return undefined
      return convertLeaves(new Array<ConstantScalar>(count).fill(value.leaves[0]!), type)
    }
    case 'convert': {
      const value = inner(expression.operand)
      return value && convertLeaves(value.leaves, type)
    }
    case 'truncate': {
      const value = inner(expression.operand)
      return value && { type, leaves: truncateLeaves(value, expression.operand.type, type) }
    }
    case 'unary': {
      const value = inner(expression.operand)
      return value && foldUnary(expression.operator, value, type)
    }
    case 'binary': {
      const left = inner(expression.left)
      const right = left && inner(expression.right)
      return left && right && foldBinary(expression.operator, left, right, type)
    }
    case 'logical': {
      const left = inner(expression.left)
      if (!left) return undefined
      if (left.leaves[0] === (expression.operator === '||')) return { type, leaves: left.leaves }
      return inner(expression.right)
    }
    case 'conditional': {
      const condition = inner(expression.condition)
      return condition && inner(condition.leaves[0] ? expression.consequent : expression.alternate)
    }
    case 'intrinsic': {
      if (!isConstantCall(expression.name, evaluation)) return undefined
      const operands: ConstantValue[] = []
      for (const argument of expression.arguments) {
        const value = inner(argument)
        if (!value) return undefined
        operands.push(value)
      }
      return foldIntrinsic(expression.name, operands, type)
    }
    default:
      return undefined
  }
}

function slice(value: ConstantValue, offset: number, type: Type): ConstantValue {
  return { type, leaves: value.leaves.slice(offset, offset + leafCount(type)) }
}

function convertLeaves(leaves: readonly ConstantScalar[], type: Type): ConstantValue | undefined {
  const wanted = leavesOf(type)
  if (wanted.length > leaves.length) return undefined
  const converted: ConstantScalar[] = []
  for (let index = 0; index < wanted.length; index++) {
    const kind = leafKind(wanted[index]!)
    if (kind === undefined) return undefined
    converted.push(convertScalar(leaves[index]!, kind))
  }
  return { type, leaves: converted }
}

function truncateLeaves(value: ConstantValue, from: Type, to: Type): readonly ConstantScalar[] {
  if (from.kind !== 'matrix' || to.kind !== 'matrix') return value.leaves.slice(0, leafCount(to))
  const leaves: ConstantScalar[] = []
  for (let row = 0; row < to.rows; row++)
    for (let column = 0; column < to.columns; column++) leaves.push(value.leaves[row * from.columns + column]!)
  return leaves
}
