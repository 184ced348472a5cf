// What the lowering of a built-in gets: its arguments, evaluated left to right, and ways to write results.
import type { Builder } from '../../ir/builder.ts'
import type { IrType } from '../../ir/types.ts'
import type { Value } from '../../ir/values.ts'
import { literalText } from '../../program/literal-text.ts'
import type { Expression } from '../../program/program.ts'
import { bug } from '../../support/bug.ts'
import type { ObjectType, ScalarType, Type } from '../../types/types.ts'
import { load, temporary } from '../access.ts'
import { copyPlace } from '../aggregates.ts'
import type { BuiltinExpression, BuiltinResult } from '../builtin-calls.ts'
import { convertPlace } from '../calls.ts'
import { at, type Context } from '../context.ts'
import { lowerValue } from '../expressions.ts'
import { type Place, valuePlace } from '../place.ts'
import { lowerPlace } from '../places.ts'
import { irType, isAggregate, scalarUnder } from '../types.ts'

export interface BuiltinCall {
  readonly context: Context
  readonly builder: Builder
  readonly name: string
  /** Of the result. */
  readonly type: Type
  /** The same in the IR. */
  readonly resultType: IrType
  readonly count: number
  /** The value of an argument that fits a register; of an `inout` one, what it is before the call. */
  value(index: number): Value
  /** Whether the argument is `out` or `inout`. */
  isOutput(index: number): boolean
  /** Whether the argument is `in` or `inout`. */
  isInput(index: number): boolean
  isReference(index: number): boolean
  /** Whether matrices in the argument are stored row by row. */
  isRowMajor(index: number): boolean
  /** Where an `out`, `inout` or `ref` argument is; where an aggregate lies. */
  place(index: number): Place
  /** An aggregate argument in memory of the shader's own, for intrinsics that take its address. */
  memory(index: number): ArgumentMemory
  /** The type of the parameter. */
  argumentType(index: number): Type
  /** The text of an argument of type string. */
  text(index: number): string | undefined
  /** The scalar of the parameter. */
  scalar(index: number): ScalarType
  /** Writes an `out` or `inout` argument; the value has the parameter's type and is converted to the argument's. */
  write(index: number, value: Value): void
}

export interface ArgumentMemory {
  readonly pointer: Value
  /** Copies what was written to where the argument is. */
  finish(): void
}

export interface MethodCall extends BuiltinCall {
  /** The handle of a resource, or what else the object is in a register. */
  readonly object: Value
  readonly objectPlace: Place
  readonly objectType: ObjectType
}

export type IntrinsicLowering = (call: BuiltinCall) => BuiltinResult
export type MethodLowering = (call: MethodCall) => BuiltinResult

export function createCall(context: Context, expression: BuiltinExpression): BuiltinCall {
  const { shared, builder } = context
  const evaluated = expression.arguments.map((argument, index) => lowerArgument(context, expression, argument, index))
  at(context, expression)
  const argumentType = (index: number): Type => expression.parameterTypes[index] ?? expression.arguments[index]!.type
  const place = (index: number): Place => evaluated[index] ?? bug(`${expression.name} has no argument ${index}`)
  return {
    context,
    builder,
    name: expression.name,
    type: expression.type,
    resultType: irType(shared, expression.type),
    count: evaluated.length,
    value: (index) => load(context, place(index)),
    isOutput: (index) => expression.modes[index] === 'out' || expression.modes[index] === 'inout',
    isInput: (index) => (expression.modes[index] ?? 'in') === 'in' || expression.modes[index] === 'inout',
    text: (index) => literalText(expression.arguments[index]),
    isReference: (index) => expression.modes[index] === 'ref',
    isRowMajor: (index) => isRowMajor(expression.arguments[index]) ?? shared.options.defaultRowMajor === true,
    place,
    memory: (index) => argumentMemory(context, place(index), expression.modes[index] ?? 'in'),
    argumentType,
    scalar: (index) => scalarUnder(argumentType(index)),
    write: (index, value) => convertPlace(context, valuePlace(argumentType(index), value), place(index)),
  }
}

/** What the declaration says of matrices in it; undefined for values that are computed. */
function isRowMajor(argument: Expression | undefined): boolean | undefined {
  switch (argument?.kind) {
    case 'variable':
      return argument.variable.rowMajor
    case 'field':
      return argument.field.rowMajor
    case 'index':
      return isRowMajor(argument.object)
    default:
      return undefined
  }
}

export function createMethodCall(
  context: Context,
  expression: BuiltinExpression,
  objectPlace: Place,
  object: Value,
): MethodCall {
  return { object, objectPlace, objectType: objectPlace.type as ObjectType, ...createCall(context, expression) }
}

function argumentMemory(context: Context, place: Place, mode: BuiltinExpression['modes'][number]): ArgumentMemory {
  if (place.kind === 'memory') return { pointer: place.pointer, finish: () => undefined }
  const copy = temporary(context, place.type, 'argument')
  if (mode !== 'out') copyPlace(context, place, copy)
  const finish = (): void => {
    if (mode !== 'in') copyPlace(context, copy, place)
  }
  return { pointer: copy.pointer, finish }
}

function lowerArgument(context: Context, expression: BuiltinExpression, argument: Expression, index: number): Place {
  const isValue = (expression.modes[index] ?? 'in') === 'in' && !isAggregate(argument.type)
  return isValue ? valuePlace(argument.type, lowerValue(context, argument)) : lowerPlace(context, argument)
}
