// Functions of the `vk` namespace, and output for debugging.
import type { Type } from '../../../../types/types.ts'
import { type Code, call, code } from '../code.ts'
import { convert } from '../convert.ts'
import { native, store } from '../places.ts'
import { declaration, typeName } from '../types.ts'
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
    code(`${referenceAt(writer, type, values, alignmentOf(list[1]))}.value`),
  'vk::RawBufferStore': ({ writer, values, arguments: list }) => {
    const { type } = list[1]!
    const target = code(`${referenceAt(writer, type, values, alignmentOf(list[2]))}.value`)
    store(writer, native(target, type), convert(writer, values[1]!, type, type))
    return code('')
  },
  printf: debugPrint,
  source_mark: () => code(''),
}

function alignmentOf(argument: IntrinsicCall['arguments'][number] | undefined): number {
  return argument?.kind === 'literal' && typeof argument.value !== 'string' ? Number(argument.value) : 4
}

/** A block at an address: `reference_float(address).value`. */
function referenceAt(writer: Writer, type: Type, values: readonly Code[], alignment: number): string {
  writer.extensions.add('GL_EXT_buffer_reference')
  writer.extensions.add('GL_EXT_buffer_reference_uvec2')
  writer.extensions.add('GL_EXT_scalar_block_layout')
  const element = typeName(writer, type).replace(/\W+/g, '_')
  const key = `${element} ${alignment}`
  let name = writer.references.get(key)
  if (name === undefined) {
    name = writer.names.takeGlobal(`reference_${element}`)
    writer.references.set(key, name)
    writer.lateTypes.set(name, [
      `layout(buffer_reference, scalar, buffer_reference_align = ${alignment}) buffer ${name} {`,
      [`${declaration(writer, type, 'value')};`],
      '};',
      '',
    ])
  }
  writer.extensions.add('GL_EXT_shader_explicit_arithmetic_types_int64')
  return `${name}(${call('unpackUint2x32', values[0]!).text})`
}

function debugPrint({ writer, arguments: list, values }: IntrinsicCall): Code {
  const [format] = list
  if (format?.kind !== 'literal' || typeof format.value !== 'string') {
    writer.unsupported('printf without a constant format')
    return code('')
  }
  writer.extensions.add('GL_EXT_debug_printf')
  const [, ...rest] = values
  writer.effect(`${call('debugPrintfEXT', code(JSON.stringify(format.value)), ...rest).text};`)
  return code('')
}
