// Calls of the program's own functions. `in` aggregates are passed as a pointer to a copy, `out` and `inout` arguments are copied
// in and out around the call, unless the copy is not observable (in-place.ts); aggregate results are written where the caller says.

import type { Value } from '../ir/values.ts'
import type { CallExpression, Expression, Parameter, ProgramFunction } from '../program/program.ts'
import { isReference } from '../program/variables.ts'
import { isGlobalResource } from '../program/writes.ts'
import { load, temporary } from './access.ts'
import { copyPlace, leafReader, loadLeaves, storeLeaves } from './aggregates.ts'
import { initializePlace } from './constructs.ts'
import { at, type Context, withCoherence } from './context.ts'
import { lowerValue } from './expressions.ts'
import { type Alias, declareFunction } from './functions.ts'
import { argumentsInPlace } from './in-place.ts'
import { instanceOf, objectAlias, resourceAlias, writtenIn } from './instances.ts'
import { meshAlias } from './mesh.ts'
import type { MemoryPlace, Place } from './place.ts'
import { lowerPlace } from './places.ts'
import { isPassedInMemory } from './types.ts'
import { partsWantedBy } from './wanted-parts.ts'

/** The result, when there is one that fits a register. */
export function lowerCall(context: Context, expression: CallExpression): Value | undefined {
  const { returnType } = expression.function
  if (returnType.kind !== 'void' && isPassedInMemory(context.shared, returnType)) {
    const target = temporary(context, returnType, `${expression.function.name}.result`)
    lowerCallInto(context, expression, target)
    return load(context, target)
  }
  return call(context, expression, undefined)
}

export function lowerCallInto(context: Context, expression: CallExpression, target: Place): void {
  if (target.kind === 'memory' && !target.shared) {
    call(context, expression, target)
    return
  }
  const result = temporary(context, expression.type, 'tmp')
  call(context, expression, result)
  copyPlace(context, result, target)
}

function call(context: Context, expression: CallExpression, result: MemoryPlace | undefined): Value | undefined {
  const { builder } = context
  const callee = expression.function
  const operands: Value[] = []
  const after: (() => void)[] = []
  if (result) operands.push(result.pointer)
  const aliases = new Map<Parameter | 'this', Alias>()
  if (expression.object && !callee.isStatic) {
    const place = lowerPlace(context, expression.object)
    const alias = callee.body && objectAlias(place)
    if (alias) {
      aliases.set('this', alias)
      operands.push(...alias.operands)
    } else operands.push(lowerObject(context, expression.object, place, callee, after))
  }
  const inPlace = argumentsInPlace(context, expression, result)
  callee.parameters.forEach((parameter, index) => {
    const argument = expression.arguments[index]
    if (!argument) return
    const alias =
      meshAlias(context, callee, parameter, argument) ??
      resourceAlias(context, callee, parameter, argument) ??
      sharedAlias(context, callee, parameter, argument)
    if (alias) {
      aliases.set(parameter, alias)
      operands.push(...alias.operands)
    } else operands.push(lowerArgument(context, callee, parameter, argument, inPlace.has(parameter), after))
  })
  at(context, expression)
  const { shared } = context
  const called = aliases.size > 0 ? instanceOf(shared, callee, aliases) : declareFunction(shared, callee)
  const value = builder.call(called, operands)
  for (const copyOut of after) copyOut()
  return callee.returnType.kind === 'void' || result ? undefined : value
}

/** A groupshared parameter is what it is given, and no copy of it. */
function sharedAlias(
  context: Context,
  { body }: ProgramFunction,
  { modifiers, type }: Parameter,
  argument: Expression,
): Alias | undefined {
  if (!body || !modifiers.includes('groupshared') || argument.type !== type) return undefined
  return objectAlias(lowerPlace(context, argument))
}

/** The object of a method: its own memory if it has any, else a copy that is written back when the method changes it. */
function lowerObject(
  context: Context,
  expression: Expression,
  place: Place,
  callee: ProgramFunction,
  after: (() => void)[],
): Value {
  if (place.kind === 'memory' && !place.shared) return place.pointer
  at(context, expression)
  const copy = temporary(context, expression.type, 'object')
  const comesBack = isWritable(place) && writtenIn(context.shared, callee).has('this')
  copyPlace(context, place, copy, comesBack ? 'all' : partsWantedBy(context, callee, 'this', expression.type))
  if (comesBack) after.push(() => copyPlace(context, copy, place))
  return copy.pointer
}

function isWritable(place: Place): boolean {
  switch (place.kind) {
    case 'memory':
      return true
    case 'element':
      return place.object.row.writable === true
    case 'buffer':
      return place.writable
    default:
      return false
  }
}

function lowerArgument(
  context: Context,
  callee: ProgramFunction,
  parameter: Parameter,
  argument: Expression,
  inPlace: boolean,
  after: (() => void)[],
): Value {
  const byReference = isReference(parameter)
  if (parameter.mode === 'in' && !inPlace && !byReference)
    return withCoherence(context, parameter.modifiers, () => lowerInput(context, callee, parameter, argument))
  const place = lowerPlace(context, argument)
  if (inPlace && place.kind === 'memory' && place.type === parameter.type) return place.pointer
  at(context, argument)
  const copy = temporary(context, parameter.type, parameter.name)
  if (parameter.mode !== 'out') convertPlace(context, place, copy)
  const comesBack = parameter.mode !== 'in' && !isGlobalResource(argument)
  if (comesBack || (byReference && isWritable(place))) after.push(() => convertPlace(context, copy, place))
  return copy.pointer
}

/** A value by itself, or a pointer to a copy of what travels in memory. */
function lowerInput(context: Context, callee: ProgramFunction, parameter: Parameter, argument: Expression): Value {
  const { type, name } = parameter
  if (!isPassedInMemory(context.shared, type)) return lowerValue(context, argument)
  const copy = temporary(context, type, name)
  initializePlace(context, copy, argument, partsWantedBy(context, callee, parameter, type))
  return copy.pointer
}

/** A copy between places whose types have the same leaves, each converted. */
export function convertPlace(context: Context, from: Place, to: Place): void {
  if (from.type === to.type) copyPlace(context, from, to)
  else storeLeaves(context, to, leafReader(loadLeaves(context, from)))
}
