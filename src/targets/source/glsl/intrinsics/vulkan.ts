// Functions of the `vk` namespace, and output for debugging.
import type { Expression } from '../../../../program/program.ts'
import type { Type } from '../../../../types/types.ts'
import { type Code, call, code } from '../code.ts'
import type { Place } from '../place.ts'
import { load, store } from '../places.ts'
import { placeAt } from '../references.ts'
import type { Writer } from '../writer.ts'
import type { IntrinsicCall, IntrinsicTable } from './call.ts'

export const vulkanIntrinsics: IntrinsicTable = {
  'vk::ReadClock': ({ writer, values }) => {
    // Scope 1 is the device, everything below it the subgroup.
    const isDevice = /^1u?$/.test(values[0]!.text)
    writer.extensions.add(isDevice ? 'GL_EXT_shader_realtime_clock' : 'GL_ARB_shader_clock')
    writer.extensions.add('GL_EXT_shader_explicit_arithmetic_types_int64')
    const words = code(isDevice ? 'clockRealtime2x32EXT()' : 'clock2x32ARB()')
    return { ...call('packUint2x32', words), effects: true }
  },
  'vk::RawBufferLoad': ({ writer, type, values, arguments: list }) =>
    load(writer, rawPlace(writer, type, values[0]!, list[1])),
  'vk::RawBufferStore': ({ writer, values, arguments: list }) => {
    const { type } = list[1]!
    store(writer, rawPlace(writer, type, values[0]!, list[2]), values[1]!)
    return code('')
  },
  // The address stays what it is.
  'vk::static_pointer_cast': ({ values }) => values[0]!,
  'vk::reinterpret_pointer_cast': ({ values }) => values[0]!,
  printf: debugPrint,
  source_mark: () => code(''),
}

function alignmentOf(argument: Expression | undefined): number {
  return argument?.kind === 'literal' && typeof argument.value !== 'string' ? Number(argument.value) : 4
}

function rawPlace(writer: Writer, type: Type, address: Code, alignment: Expression | undefined): Place {
  writer.extensions.add('GL_EXT_shader_explicit_arithmetic_types_int64')
  return placeAt(writer, call('unpackUint2x32', address), { type, rowMajor: false, alignment: alignmentOf(alignment) })
}

function debugPrint({ writer, arguments: list, values }: IntrinsicCall): Code {
  const [format] = list
  if (format?.kind !== 'literal' || typeof format.value !== 'string') {
    writer.unsupported('printf without a constant format')
    return code('')
  }
  writer.extensions.add('GL_EXT_debug_printf')
  const [, ...rest] = values
  writer.lines.push(`${call('debugPrintfEXT', code(JSON.stringify(format.value)), ...rest).text};`)
  return code('')
}
