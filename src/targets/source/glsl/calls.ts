// Calls of the program's own functions: the arguments that they write are variables, or parts of one.
import type { CallExpression } from '../../../program/program.ts'
import { type Code, call, code } from './code.ts'
import { convert } from './convert.ts'
import { write } from './expressions.ts'
import type { Writer } from './writer.ts'

export function writeCall(writer: Writer, { function: callee, arguments: list }: CallExpression): Code {
  const name = writer.functions.get(callee)
  if (name === undefined) {
    writer.unsupported(`a call of '${callee.name}', which has no body,`)
    return code('0')
  }
  const values = callee.parameters.map(({ type }, index) =>
    convert(writer, write(writer, list[index]!), list[index]!.type, type),
  )
  return { ...call(name, ...values), effects: true }
}
