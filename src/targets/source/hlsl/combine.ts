// What the front end will compute when it reads operands of certain types: the rules of src/sema for operators, asked before the
// text is written so that a conversion is only written where it changes something.

import { combineScalars, isLiteral, type ScalarKind } from '../../../hlsl/scalars.ts'
import {
  type ArgumentType,
  type ResolvedType,
  type Selection,
  type ShapeKind,
  type Signature,
  selectSignature,
} from '../../../hlsl/signature.ts'
import {
  componentOf,
  isNumeric,
  matrixType,
  type NumericType,
  promotedEnum,
  scalarType,
  type Type,
  vectorType,
  withComponent,
} from '../../../types/types.ts'
import { Level } from '../precedence.ts'
import type { Text } from './text.ts'

/** The shape both operands take; `undefined` when one would have to be cut, which is then written out. */
function combineShapes(left: NumericType, right: NumericType): NumericType | undefined {
  if (withComponent(left, componentOf(right)) === right) return left
  if (left.kind === 'scalar' && !isSingle(right)) return right
  return right.kind === 'scalar' && !isSingle(left) ? left : undefined
}

/** A vector of one component is neither a scalar nor a vector to most rules. */
function isSingle(type: NumericType): boolean {
  return type.kind === 'vector' && type.count === 1
}

function combined(
  left: Type,
  right: Type,
  combine: (left: ScalarKind, right: ScalarKind) => ScalarKind,
): Type | undefined {
  if (!isNumeric(left) || !isNumeric(right)) return undefined
  const shape = combineShapes(left, right)
  return shape && withComponent(shape, scalarType(combine(componentOf(left).scalar, componentOf(right).scalar)))
}

const comparisons = new Set(['<', '>', '<=', '>=', '==', '!='])

/** The type two operands are brought to. */
export function operandType(operator: string, left: Type, right: Type): Type | undefined {
  return combined(left, right, (a, b) => {
    if (operator === '<<' || operator === '>>') return shiftKind(a, b)
    const kind = combineScalars(a, b)
    return kind === 'bool' && !comparisons.has(operator) ? 'int' : kind
  })
}

function shiftKind(left: ScalarKind, right: ScalarKind): ScalarKind {
  if (left === 'bool') return 'int'
  if (!isLiteral(left) || isLiteral(right)) return left
  return right === 'uint' ? 'uint' : 'int'
}

/** The type of `c ? left : right`. */
export function choiceType(left: Type, right: Type): Type | undefined {
  return left === right ? left : combined(left, right, combineScalars)
}

export function isLiteralText({ type }: Text): boolean {
  return isNumeric(type) && isLiteral(componentOf(type).scalar)
}

// ---- Built-in calls

export interface BuiltinCall {
  readonly signatures: readonly Signature[]
  readonly parameterTypes: readonly Type[]
  readonly result: Type
  /** Of the object a method is called on. */
  readonly element: Type | undefined
  readonly hasTemplate: boolean
}

function selection({ element, hasTemplate, signatures }: BuiltinCall, values: readonly Text[]): Selection<Signature> {
  const context = {
    ...(element && isNumeric(element) ? { element: componentOf(element).scalar } : {}),
    template: hasTemplate,
  }
  return selectSignature(signatures, values.map(argumentType), context)
}

/** Whether the call has a meaning with these arguments: `WaveActiveBitOr` takes literals, but no `int`. */
export function selectsAny(call: BuiltinCall, values: readonly Text[]): boolean {
  return selection(call, values).found
}

/** Whether these arguments, as they are read, choose the same overload. */
export function selectsSame(call: BuiltinCall, values: readonly Text[]): boolean {
  const selected = selection(call, values)
  if (!selected.found) return false
  const isSame = (resolved: ResolvedType, type: Type | undefined): boolean => {
    if (type === undefined) return true
    switch (resolved.kind) {
      case 'numeric':
        return numericType(resolved) === type
      case 'argument': {
        const given = values[resolved.index]?.type
        return given === type || given?.kind === 'object' || given?.kind === 'struct'
      }
      default:
        return true
    }
  }
  return (
    selected.parameters.every((resolved, index) => isSame(resolved, call.parameterTypes[index])) &&
    isSame(selected.result, call.result)
  )
}

function argumentType({ type, value }: Text): ArgumentType {
  switch (type.kind) {
    case 'scalar':
      return numericArgument(type, 'scalar', 1, 1, value)
    case 'vector':
      return numericArgument(type, 'vector', 1, type.count, value)
    case 'matrix':
      return numericArgument(type, 'matrix', type.rows, type.columns, value)
    case 'enum':
      return argumentType({ text: '', level: Level.comma, type: promotedEnum(type) })
    case 'object':
      return { kind: 'object', name: type.row.name }
    case 'struct':
      return { kind: 'struct', name: type.name }
    case 'array':
      return { kind: 'array', element: argumentType({ text: '', level: Level.comma, type: type.element }) }
    case 'string':
      return { kind: 'string' }
    default:
      return { kind: 'void' }
  }
}

function numericArgument(
  type: NumericType,
  shape: ShapeKind,
  rows: number,
  columns: number,
  value: bigint | undefined,
): ArgumentType {
  const component = componentOf(type).scalar
  const argument = { kind: 'numeric', component, shape, rows, columns } as const
  return value === undefined ? argument : { ...argument, literal: kindOfValue(value) }
}

/** The kind an intrinsic takes a literal integer for when it has the choice. */
function kindOfValue(value: bigint): ScalarKind {
  if (value < 0n) return value >= -0x80000000n ? 'int' : 'int64_t'
  return value <= 0xffffffffn ? 'uint' : 'uint64_t'
}

function numericType({ component, shape, rows, columns }: Extract<ResolvedType, { kind: 'numeric' }>): Type {
  const scalar = scalarType(component)
  if (shape === 'scalar') return scalar
  return shape === 'vector' ? vectorType(scalar, columns) : matrixType(scalar, rows, columns)
}
