// Assignments and increments. The right side is evaluated first, then the target, once.

import type { Value } from '../ir/values.ts'
import { isPrecise } from '../program/precise.ts'
import type { AssignExpression, Expression, IncrementExpression } from '../program/program.ts'
import { load, store, temporary } from './access.ts'
import { copyPlace } from './aggregates.ts'
import { arithmeticValue, oneLike } from './arithmetic.ts'
import { lowerAggregateInto } from './constructs.ts'
import { at, type Context, withCoherence, withPrecision } from './context.ts'
import { convertScalars } from './conversions.ts'
import { lowerValue } from './expressions.ts'
import type { Place } from './place.ts'
import { lowerPlace } from './places.ts'
import { fenced, fencePlace } from './precise.ts'
import { irType, isAggregate, scalarUnder } from './types.ts'
import { pick } from './vectors.ts'
import { partsWantedOf } from './wanted-parts.ts'

export interface Assigned {
  readonly place: Place
  /** What was written, when it fits a register. */
  readonly value: Value | undefined
}

export function lowerAssignment(context: Context, expression: AssignExpression): Assigned {
  const precise = isPrecise(expression.target)
  return withPrecision(context, precise, () => {
    if (expression.compound) return lowerCompound(context, expression, precise)
    if (isAggregate(expression.target.type)) return assignAggregate(context, expression, precise)
    const { target } = expression
    const modifiers = target.kind === 'variable' ? target.variable.modifiers : undefined
    const assigned = withCoherence(context, modifiers, () => lowerValue(context, expression.value))
    const value = precise ? fenced(context, assigned) : assigned
    const place = lowerPlace(context, target)
    at(context, expression)
    store(context, place, value)
    return { place, value: place.kind === 'bit-field' ? undefined : value }
  })
}

function assignAggregate(context: Context, expression: AssignExpression, precise: boolean): Assigned {
  const source = aggregateSource(context, expression.value)
  const place = lowerPlace(context, expression.target)
  at(context, expression)
  const { target } = expression
  const isLocal = target.kind === 'variable' && target.variable.kind === 'local'
  copyPlace(context, source, place, isLocal ? partsWantedOf(context, target.variable) : 'all')
  if (precise && isLocal) fencePlace(context, place)
  return { place, value: undefined }
}

/** The right side may read what the assignment writes, so a value that is made goes to memory of its own first. */
function aggregateSource(context: Context, expression: Expression): Place {
  if (expression.kind !== 'construct' && expression.kind !== 'convert') return lowerPlace(context, expression)
  return lowerAggregateInto(context, expression, temporary(context, expression.type, 'tmp'))
}

function lowerCompound(context: Context, expression: AssignExpression, precise: boolean): Assigned {
  const { operator, computeType } = expression.compound!
  const value = lowerValue(context, expression.value)
  const place = lowerPlace(context, expression.target)
  at(context, expression)
  const { builder } = context
  const scalar = scalarUnder(computeType)
  const own = scalarUnder(expression.target.type)
  const shape = irType(context.shared, computeType)
  let old = convertScalars(context, load(context, place), own, scalar)
  if (old.type !== shape) old = pick(builder, old, [0], shape)
  const result = arithmeticValue(context, operator, old, value, scalar)
  let converted = convertScalars(context, result, scalar, own)
  const target = irType(context.shared, expression.target.type)
  if (converted.type !== target) converted = pick(builder, converted, [0], target)
  if (precise) converted = fenced(context, converted)
  store(context, place, converted)
  return { place, value: place.kind === 'bit-field' ? undefined : converted }
}

export function lowerIncrement(context: Context, expression: IncrementExpression): Value {
  const { old, changed } = increment(context, expression)
  return expression.isPostfix ? old : changed
}

/** `++x` is an l-value. */
export function incrementedPlace(context: Context, expression: IncrementExpression): Place {
  return increment(context, expression).place
}

interface Incremented {
  readonly place: Place
  readonly old: Value
  readonly changed: Value
}

function increment(context: Context, expression: IncrementExpression): Incremented {
  const place = lowerPlace(context, expression.target)
  at(context, expression)
  const scalar = scalarUnder(expression.target.type)
  const old = load(context, place)
  const changed = arithmeticValue(context, expression.operator === '++' ? '+' : '-', old, oneLike(old), scalar)
  store(context, place, changed)
  return { place, old, changed }
}
