// Acceleration structures as arguments: a resource, or the two words of the address in a handle.
import type { Expression } from '../../../program/program.ts'
import { type Code, call, code } from './code.ts'
import { resourceOf } from './elements.ts'
import { write } from './expressions.ts'
import type { Writer } from './writer.ts'

export function sceneOf(writer: Writer, expression: Expression): Code {
  if (expression.kind === 'heap') {
    const { index, second } = expression
    const words = (second ? [index, second] : [index]).map((word) => write(writer, word))
    return call('accelerationStructureEXT', call('uvec2', ...words))
  }
  return resourceOf(writer, expression)?.code ?? code('0')
}
