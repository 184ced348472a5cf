// Built-ins whose formula (src/raise/formulas) is the sequence that DXC writes, too: its operands stand for values that are there already.
//
//   smoothstep(f(), 1, x)   =>   s * (s * (3 - s * 2)) of s = saturate((x - a) / (1 - a)), a = f()
import type { Expression, IntrinsicExpression } from '../../program/program.ts'
import { makeVariable } from '../../program/variables.ts'
import type { Formula } from '../../raise/formulas.ts'
import { makeReference } from '../../rewrite/nodes.ts'
import { bug } from '../../support/bug.ts'
import { load, temporary } from '../access.ts'
import type { BuiltinResult } from '../builtin-calls.ts'
import type { Context } from '../context.ts'
import { lowerValue } from '../expressions.ts'
import { type Place, valuePlace } from '../place.ts'
import { type BuiltinCall, createCall } from './call.ts'

export function lowerFormula(context: Context, expression: IntrinsicExpression, formula: Formula): BuiltinResult {
  const call = createCall(context, expression)
  const places = expression.arguments.map((_, index) => operandPlace(call, index))
  const operands = places.map((place): Expression => {
    const variable = makeVariable('local', expression.name, place.type, expression.start)
    context.variables.set(variable, place)
    return makeReference(variable, expression)
  })
  const meaning = formula(operands, expression)
  if (!meaning || !('kind' in meaning)) return bug(`no formula for ${expression.name}`)
  const result = lowerValue(context, meaning)
  places.forEach((place, index) => {
    if (call.isOutput(index) && place !== call.place(index)) call.write(index, load(context, place))
  })
  return expression.type.kind === 'void' ? undefined : result
}

/** What is written lies where the argument does when it is of the parameter's type. */
function operandPlace(call: BuiltinCall, index: number): Place {
  const type = call.argumentType(index)
  if (!call.isOutput(index)) return valuePlace(type, call.value(index))
  const place = call.place(index)
  return place.type === type ? place : temporary(call.context, type, 'result')
}
