// Calls of the program's own functions. An `out` or `inout` argument that is no l-value of exactly the parameter's type goes through a
// variable: copied in before the call, copied out behind it.

import type { CallExpression, Expression, Parameter } from '../../../program/program.ts'
import { isOpaque } from '../../../types/types.ts'
import { type Code, call, code } from './code.ts'
import { convert } from './convert.ts'
import { write } from './expressions.ts'
import type { Place } from './place.ts'
import { load, lvalueFor, placeOf, storeFrom } from './places.ts'
import type { OrderedPart, Writer } from './writer.ts'

export function writeCall(writer: Writer, expression: CallExpression): Code {
  const callee = expression.function
  const name = writer.functions.get(callee)
  if (name === undefined) {
    writer.unsupported(`a call of '${callee.name}', which has no body,`)
    return code('0')
  }
  const after: (() => void)[] = []
  const parts = callee.parameters.map((parameter, index): OrderedPart => {
    const argument = expression.arguments[index]!
    if (parameter.mode === 'in')
      return {
        type: isOpaque(parameter.type) ? undefined : parameter.type,
        write: () => convert(writer, write(writer, argument), argument.type, parameter.type),
      }
    return { type: undefined, write: () => writeOutput(writer, parameter, argument, after) }
  })
  const result = { ...call(name, ...writer.inOrder(parts)), effects: true }
  if (after.length === 0) return result
  if (callee.returnType.kind === 'void') {
    writer.effect(`${result.text};`)
    for (const copyOut of after) copyOut()
    return code('')
  }
  const kept = writer.spill(result, callee.returnType, 'result')
  for (const copyOut of after) copyOut()
  return kept
}

function writeOutput(writer: Writer, parameter: Parameter, argument: Expression, after: (() => void)[]): Code {
  const place = placeOf(writer, argument, true)
  const direct = lvalueFor(place, parameter.type)
  if (direct) return direct
  return outputVariable(writer, place, parameter.type, parameter.name, parameter.mode === 'inout', after)
}

/** A variable for an output of the type, which is copied to the place afterwards. */
function outputVariable(
  writer: Writer,
  place: Place,
  type: Parameter['type'],
  name: string,
  copiesIn: boolean,
  after: (() => void)[],
): Code {
  const variable = copiesIn
    ? writer.spill(convert(writer, load(writer, place), place.type, type), type, name)
    : writer.declare(type, name)
  after.push(() => storeFrom(writer, place, { code: variable, type }))
  return variable
}
