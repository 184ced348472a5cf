// The words of a byte-address buffer.
import { type Type, uintType } from '../../../../types/types.ts'
import { type Code, call, code, infix, isNumber } from '../code.ts'
import { convert } from '../convert.ts'
import { blockData } from '../elements.ts'
import { number } from '../literals.ts'
import { glslKind, plainType } from '../types.ts'
import type { Writer } from '../writer.ts'
import type { MethodCall, MethodTable } from './call.ts'

export function forNames(names: readonly string[], row: (context: MethodCall) => Code): MethodTable {
  return Object.fromEntries(names.map((name) => [name, row]))
}

export function words({ writer, object }: MethodCall): Code {
  return blockData(writer, object)?.code ?? code('0')
}

/** The index of the word at a byte offset. */
export function wordIndex(offset: Code): Code {
  if (isNumber(offset)) return number('uint', Math.floor(Number.parseInt(offset.text, 10) / 4))
  return infix(offset, '>>', code('2'))
}

export function asWord(writer: Writer, value: Code, type: Type): Code {
  const plain = plainType(type)
  if (plain.kind === 'scalar' && glslKind(plain) === 'float') return call('floatBitsToUint', value)
  return convert(writer, value, plain, uintType)
}
