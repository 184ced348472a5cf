// Atomics on shared memory, elements of structured buffers and texels.
//
//   InterlockedAdd(s[i], 1, old)       =>   old = atomicAdd(s[i], 1u);
//   InterlockedMax(image[p], v)        =>   imageAtomicMax(image, ivec2(p), v);
import type { Type } from '../../../../types/types.ts'
import { type Code, call, code } from '../code.ts'
import { convert } from '../convert.ts'
import type { Place } from '../place.ts'
import { placeOf } from '../places.ts'
import { bitsOf, glslKind, plainType } from '../types.ts'
import type { Writer } from '../writer.ts'
import { type IntrinsicCall, type IntrinsicRow, type IntrinsicTable, writeOutput } from './call.ts'

export const atomicIntrinsics: IntrinsicTable = {
  InterlockedAdd: update('Add'),
  InterlockedAnd: update('And'),
  InterlockedExchange: update('Exchange'),
  InterlockedMax: update('Max'),
  InterlockedMin: update('Min'),
  InterlockedOr: update('Or'),
  InterlockedXor: update('Xor'),
  InterlockedCompareExchange: compare,
  InterlockedCompareStore: compare,
  InterlockedCompareExchangeFloatBitwise: compareFloats,
  InterlockedCompareStoreFloatBitwise: compareFloats,
}

/** Argument 1 is the operand, argument 2 gets the old value. */
function update(name: string): IntrinsicRow {
  return (context) => {
    const { writer, values, parameterTypes } = context
    const place = placeOf(writer, context.arguments[0]!)
    const value = convert(writer, values[1]!, parameterTypes[1]!, place.type)
    finish(context, 2, atomicCall(writer, name, place, [value]), place.type)
    return code('')
  }
}

/** GLSL takes the expected value first, too; argument 3 gets the old one. */
function compare(context: IntrinsicCall): Code {
  const { writer, values, parameterTypes } = context
  const place = placeOf(writer, context.arguments[0]!)
  const operands = [1, 2].map((index) => convert(writer, values[index]!, parameterTypes[index]!, place.type))
  finish(context, 3, atomicCall(writer, 'CompSwap', place, operands), place.type)
  return code('')
}

function compareFloats({ writer, name }: IntrinsicCall): Code {
  writer.unsupported(`'${name}' outside of byte-address buffers`)
  return code('')
}

function finish(context: IntrinsicCall, index: number, result: Code, type: Type): void {
  const { writer, arguments: list, parameterTypes } = context
  const target = list[index]
  if (target) writeOutput(context, index, convert(writer, result, type, parameterTypes[index] ?? type))
  else writer.lines.push(`${result.text};`)
}

function atomicCall(writer: Writer, name: string, place: Place, operands: readonly Code[]): Code {
  needAtomics(writer, place.type, place.kind === 'texel')
  if (place.kind === 'native') return { ...call(`atomic${name}`, place.code, ...operands), effects: true }
  if (place.kind === 'texel') {
    const sample = place.object.row.multisampled ? [place.selected ?? code('0')] : []
    return { ...call(`imageAtomic${name}`, place.resource, place.coordinate, ...sample, ...operands), effects: true }
  }
  writer.unsupported('an atomic operation on this destination')
  return code('0')
}

function needAtomics(writer: Writer, type: Type, isImage: boolean): void {
  const plain = plainType(type)
  if (plain.kind !== 'scalar') return
  if (bitsOf(plain) === 64) writer.extensions.add(isImage ? 'GL_EXT_shader_image_int64' : 'GL_EXT_shader_atomic_int64')
  if (glslKind(plain) === 'float') writer.extensions.add('GL_EXT_shader_atomic_float')
}
