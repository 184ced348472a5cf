// Calls of built-in functions and methods inside expressions; how each is lowered stands in intrinsics/.
import { Value } from '../ir/values.ts'
import type { IntrinsicExpression, MethodExpression } from '../program/program.ts'
import { bug } from '../support/bug.ts'
import { load, store } from './access.ts'
import type { Context } from './context.ts'
import { lowerIntrinsic } from './intrinsics/index.ts'
import { lowerMethod } from './intrinsics/methods.ts'
import { type Place, valuePlace } from './place.ts'

export type BuiltinExpression = IntrinsicExpression | MethodExpression

/** A value, a place that holds the result or is referred to by it, or nothing. */
export type BuiltinResult = Value | Place | undefined

function lowerResult(context: Context, expression: BuiltinExpression): BuiltinResult {
  return expression.kind === 'intrinsic' ? lowerIntrinsic(context, expression) : lowerMethod(context, expression)
}

export function lowerBuiltin(context: Context, expression: BuiltinExpression): Value | undefined {
  const result = lowerResult(context, expression)
  return result === undefined || result instanceof Value ? result : load(context, result)
}

/** The place of the result: the one given, or another one that has it already. */
export function lowerBuiltinInto(context: Context, expression: BuiltinExpression, target: Place): Place {
  const result = lowerResult(context, expression) ?? bug(`${expression.name} has no result`)
  if (!(result instanceof Value)) return result
  store(context, target, result)
  return target
}

/** For results that fit a register but may be references: `pointer.Get() = 1`. */
export function lowerBuiltinPlace(context: Context, expression: BuiltinExpression): Place {
  const result = lowerResult(context, expression) ?? bug(`${expression.name} has no result`)
  return result instanceof Value ? valuePlace(expression.type, result) : result
}
