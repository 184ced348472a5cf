// Operators on constants, leaf by leaf, in the arithmetic of the operands' type.
import type { ScalarKind } from '../../hlsl/scalars.ts'
import { scalars } from '../../hlsl/scalars.ts'
import { type FloatOperation, floatOperation } from '../../support/arithmetic/floats.ts'
import { type IntegerOperation, integerOperation } from '../../support/arithmetic/integers.ts'
import { componentOf, isNumeric, type Type } from '../../types/types.ts'
import type { BinaryExpression, UnaryExpression } from '../program.ts'
import { type ConstantScalar, type ConstantValue, convertScalar, roundFloat, wrapInteger } from './scalars.ts'

function kindOf(type: Type): ScalarKind | undefined {
  if (isNumeric(type)) return componentOf(type).scalar
  return type.kind === 'enum' ? type.underlying.scalar : undefined
}

export function foldUnary(
  operator: UnaryExpression['operator'],
  value: ConstantValue,
  type: Type,
): ConstantValue | undefined {
  const kind = kindOf(type)
  if (kind === undefined) return undefined
  return {
    type,
    leaves: value.leaves.map((leaf): ConstantScalar => {
      if (operator === '!') return !convertScalar(leaf, 'bool')
      if (operator === '~') return wrapInteger(~(convertScalar(leaf, kind) as bigint), kind)
      return typeof leaf === 'number' ? -leaf : wrapInteger(-(convertScalar(leaf, kind) as bigint), kind)
    }),
  }
}

export function foldBinary(
  operator: BinaryExpression['operator'],
  left: ConstantValue,
  right: ConstantValue,
  type: Type,
): ConstantValue | undefined {
  const kind = kindOf(left.type)
  if (kind === undefined || left.leaves.length !== right.leaves.length) return undefined
  const leaves: ConstantScalar[] = []
  for (let index = 0; index < left.leaves.length; index++) {
    const leaf = foldScalars(operator, left.leaves[index]!, right.leaves[index]!, kind)
    if (leaf === undefined) return undefined
    leaves.push(leaf)
  }
  return { type, leaves }
}

function foldScalars(
  operator: BinaryExpression['operator'],
  left: ConstantScalar,
  right: ConstantScalar,
  kind: ScalarKind,
): ConstantScalar | undefined {
  switch (operator) {
    case '<':
      return left < right
    case '>':
      return left > right
    case '<=':
      return left <= right
    case '>=':
      return left >= right
    case '==':
      return left === right
    case '!=':
      return left !== right
    case '&&':
      return convertScalar(left, 'bool') === true && convertScalar(right, 'bool') === true
    case '||':
      return convertScalar(left, 'bool') === true || convertScalar(right, 'bool') === true
  }
  if (typeof left === 'number' && typeof right === 'number') return foldFloats(operator, left, right, kind)
  const a = convertScalar(left, kind)
  const b = convertScalar(right, kind)
  if (typeof a === 'boolean' && typeof b === 'boolean') {
    if (operator === '&') return a && b
    return operator === '|' ? a || b : operator === '^' ? a !== b : undefined
  }
  return typeof a === 'bigint' && typeof b === 'bigint' ? foldIntegers(operator, a, b, kind) : undefined
}

const floatOperations: Readonly<Partial<Record<BinaryExpression['operator'], FloatOperation>>> = {
  '+': 'fadd',
  '-': 'fsub',
  '*': 'fmul',
  '/': 'fdiv',
  '%': 'frem',
}

function foldFloats(
  operator: BinaryExpression['operator'],
  left: number,
  right: number,
  kind: ScalarKind,
): number | undefined {
  const operation = floatOperations[operator]
  return operation && roundFloat(floatOperation(operation, left, right), kind)
}

const integerOperations: Readonly<
  Partial<Record<BinaryExpression['operator'], readonly [signed: IntegerOperation, unsigned: IntegerOperation]>>
> = {
  '+': ['add', 'add'],
  '-': ['sub', 'sub'],
  '*': ['mul', 'mul'],
  '/': ['sdiv', 'udiv'],
  '%': ['srem', 'urem'],
  '<<': ['shl', 'shl'],
  '>>': ['ashr', 'lshr'],
  '&': ['and', 'and'],
  '|': ['or', 'or'],
  '^': ['xor', 'xor'],
}

/** Shifts count modulo the width. */
function foldIntegers(
  operator: BinaryExpression['operator'],
  left: bigint,
  right: bigint,
  kind: ScalarKind,
): bigint | undefined {
  const { bits, signed, literal } = scalars[kind]
  const width = bits || 64
  const operations = integerOperations[operator]
  if (!operations) return undefined
  const operation = operations[signed || literal ? 0 : 1]
  const amount = operator === '<<' || operator === '>>' ? right & BigInt(width - 1) : right
  const result = integerOperation(operation, BigInt.asIntN(width, left), BigInt.asIntN(width, amount), width)
  return result === undefined ? undefined : wrapInteger(result, kind)
}
