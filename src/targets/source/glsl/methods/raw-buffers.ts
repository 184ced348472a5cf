// Byte-address buffers are arrays of words. Data of any type is read and written word by word:
//
//   raw.Load<float3>(o)        =>   uintBitsToFloat(uvec3(raw[o >> 2], raw[(o >> 2) + 1u], raw[(o >> 2) + 2u]))
//   raw.Store(o, x)            =>   raw[o >> 2] = floatBitsToUint(x);
import { arrayStride, matrixStride, scalarSize, structLayout } from '../../../../types/layout.ts'
import {
  intType,
  type MatrixType,
  matrixType,
  type ScalarType,
  scalarType,
  type Type,
  uintType,
  vectorType,
} from '../../../../types/types.ts'
import { type Code, call, code, infix, isNumber, suffix } from '../code.ts'
import { convert } from '../convert.ts'
import { number } from '../literals.ts'
import { baseName, fieldName } from '../structs.ts'
import { bitsOf, glslKind, matrixForm, numericName, plainType, rowType, scalarClass, typeName } from '../types.ts'
import type { Writer } from '../writer.ts'
import { isOutput, type MethodCall, type MethodTable, writeResult } from './call.ts'
import { rawAtomicMethods } from './raw-atomics.ts'
import { asWord, forNames, wordIndex, words } from './raw-words.ts'

export const rawBufferMethods: MethodTable = {
  GetDimensions: (context) => {
    const length = call('uint', suffix(words(context), '.length()'))
    writeResult(context, 0, infix(length, '*', code('4u')), uintType)
    return code('')
  },
  ...forNames(['Load', 'Load2', 'Load3', 'Load4'], loadData),
  ...forNames(['Store', 'Store2', 'Store3', 'Store4'], storeData),
  ...rawAtomicMethods,
}

function loadData(context: MethodCall): Code {
  const { writer, values, type, arguments: list } = context
  if (list.length > 1 && isOutput(context, list.length - 1)) writer.unsupported('the status of a byte-address buffer')
  const data = words(context)
  const offset = writer.reuse(values[0]!, uintType, 'offset')
  return read(writer, data, offset, 0, plainType(type))
}

/** `bytes` more than the offset. */
function wordAt(data: Code, offset: Code, bytes: number): Code {
  if (isNumber(offset)) {
    const index = Math.floor((Number.parseInt(offset.text, 10) + bytes) / 4)
    return suffix(data, `[${index}u]`)
  }
  const index = wordIndex(offset)
  const moved = bytes >= 4 ? infix(index, '+', number('uint', bytes / 4)) : index
  return suffix(data, `[${moved.text}]`)
}

function read(writer: Writer, data: Code, offset: Code, bytes: number, type: Type): Code {
  const plain = plainType(type)
  switch (plain.kind) {
    case 'scalar':
      return readVector(writer, data, offset, bytes, plain, 1, plain)
    case 'vector':
      return readVector(writer, data, offset, bytes, plain.element, plain.count, plain)
    case 'matrix':
      return readMatrix(writer, data, offset, bytes, plain)
    case 'array': {
      const stride = arrayStride(plain, false, 'structured')
      const parts = Array.from({ length: plain.count ?? 0 }, (_, index) =>
        read(writer, data, offset, bytes + index * stride, plain.element),
      )
      return call(typeName(writer, plain), ...parts)
    }
    case 'struct': {
      const layout = structLayout(plain, 'structured')
      if (plain.fields.some(({ bitWidth }) => bitWidth !== undefined)) writer.unsupported('a bit-field in a buffer')
      const parts = [
        ...plain.bases.map((base, index) => read(writer, data, offset, bytes + layout.bases[index]!, base)),
        ...plain.fields.map((field, index) =>
          read(writer, data, offset, bytes + layout.fields[index]!.offset, field.type),
        ),
      ]
      return call(typeName(writer, plain), ...(parts.length === 0 ? [code('0')] : parts))
    }
    default:
      writer.unsupported(`a ${plain.kind} in a byte-address buffer`)
      return code('0')
  }
}

function readVector(
  writer: Writer,
  data: Code,
  offset: Code,
  bytes: number,
  scalar: ScalarType,
  count: number,
  type: Type,
): Code {
  const size = scalarSize(scalar)
  if (size === 4) {
    const list = Array.from({ length: count }, (_, index) => wordAt(data, offset, bytes + index * 4))
    const whole = count === 1 ? list[0]! : call(`uvec${count}`, ...list)
    return fromWords(writer, whole, scalar, count)
  }
  const parts = Array.from({ length: count }, (_, index) =>
    size === 8
      ? fromPair(writer, wordAt(data, offset, bytes + index * 8), wordAt(data, offset, bytes + index * 8 + 4), scalar)
      : fromHalf(writer, data, offset, bytes + index * 2, scalar),
  )
  return count === 1 ? parts[0]! : call(typeName(writer, type), ...parts)
}

function fromWords(writer: Writer, value: Code, scalar: ScalarType, count: number): Code {
  const kind = scalarClass(scalar)
  if (kind === 'float') return call('uintBitsToFloat', value)
  const to = count === 1 ? scalar : vectorType(scalar, count)
  return convert(writer, value, count === 1 ? uintType : vectorType(uintType, count), to)
}

function fromPair(writer: Writer, low: Code, high: Code, scalar: ScalarType): Code {
  const pair = call('uvec2', low, high)
  if (scalarClass(scalar) === 'float') return call('packDouble2x32', pair)
  numericName(writer, scalar, 1)
  const whole = call('packUint2x32', pair)
  return glslKind(scalar) === 'int64_t' ? call('int64_t', whole) : whole
}

/** Half of a word; the offset itself tells which when it is not known. */
function fromHalf(writer: Writer, data: Code, offset: Code, bytes: number, scalar: ScalarType): Code {
  const { word, shift } = halfAt(data, offset, bytes)
  const half = call('uint16_t', call('bitfieldExtract', word, shift, code('16')))
  const name = numericName(writer, scalar, 1)
  numericName(writer, scalarType('uint16_t'), 1)
  if (scalarClass(scalar) === 'float') return call('uint16BitsToFloat16', half)
  return name === 'int16_t' ? call('int16_t', half) : half
}

function halfAt(data: Code, offset: Code, bytes: number): { readonly word: Code; readonly shift: Code } {
  if (isNumber(offset)) {
    const whole = Number.parseInt(offset.text, 10) + bytes
    return { word: suffix(data, `[${Math.floor(whole / 4)}u]`), shift: code(String((whole % 4) * 8)) }
  }
  const moved = bytes === 0 ? offset : infix(offset, '+', number('uint', bytes))
  const shift = infix(infix(moved, '&', code('2u')), '*', code('8u'))
  return { word: suffix(data, `[${infix(moved, '>>', code('2')).text}]`), shift: call('int', shift) }
}

/** Column by column, as DXC keeps matrices in such buffers. */
function readMatrix(writer: Writer, data: Code, offset: Code, bytes: number, type: MatrixType): Code {
  if (writer.shader.hasRawRows) writer.unsupported('a matrix in a byte-address buffer that lies by rows')
  const stride = matrixStride(type, false, 'structured')
  const flipped = matrixType(type.element, type.columns, type.rows)
  const columns = Array.from({ length: type.columns }, (_, column) =>
    readVector(writer, data, offset, bytes + column * stride, type.element, type.rows, rowType(flipped)),
  )
  if (matrixForm(type) === 'matrix') return call('transpose', call(typeName(writer, flipped), ...columns))
  const kept = columns.map((column) => writer.reuse(column, rowType(flipped)))
  const rows = Array.from({ length: type.rows }, (_, row) =>
    call(typeName(writer, rowType(type)), ...kept.map((column) => suffix(column, `.${'xyzw'[row]}`))),
  )
  return call(typeName(writer, type), ...rows)
}

function storeData(context: MethodCall): Code {
  const { writer, values, parameterTypes, arguments: list } = context
  const type = plainType(parameterTypes[1] ?? list[1]!.type)
  const data = words(context)
  const offset = writer.reuse(values[0]!, uintType, 'offset')
  const value = writer.reuse(values[1]!, type)
  writeData(writer, data, offset, 0, value, type)
  return code('')
}

function writeData(writer: Writer, data: Code, offset: Code, bytes: number, value: Code, type: Type): void {
  const plain = plainType(type)
  const inside = (more: number, part: string, partType: Type): void =>
    writeData(writer, data, offset, bytes + more, suffix(value, part), partType)
  switch (plain.kind) {
    case 'scalar':
      writeScalar(writer, data, offset, bytes, value, plain)
      return
    case 'vector':
      for (let index = 0; index < plain.count; index++)
        inside(index * scalarSize(plain.element), `.${'xyzw'[index]}`, plain.element)
      return
    case 'matrix': {
      if (writer.shader.hasRawRows) writer.unsupported('a matrix in a byte-address buffer that lies by rows')
      const stride = matrixStride(plain, false, 'structured')
      for (let column = 0; column < plain.columns; column++)
        for (let row = 0; row < plain.rows; row++)
          inside(column * stride + row * scalarSize(plain.element), `[${row}].${'xyzw'[column]}`, plain.element)
      return
    }
    case 'array': {
      const stride = arrayStride(plain, false, 'structured')
      for (let index = 0; index < (plain.count ?? 0); index++) inside(index * stride, `[${index}]`, plain.element)
      return
    }
    case 'struct': {
      const layout = structLayout(plain, 'structured')
      plain.bases.forEach((base, index) => {
        inside(layout.bases[index]!, `.${baseName(writer, plain, index)}`, base)
      })
      plain.fields.forEach((field, index) => {
        inside(layout.fields[index]!.offset, `.${fieldName(writer, field)}`, field.type)
      })
      return
    }
    default:
      writer.unsupported(`a ${plain.kind} in a byte-address buffer`)
  }
}

function writeScalar(writer: Writer, data: Code, offset: Code, bytes: number, value: Code, scalar: ScalarType): void {
  const bits = bitsOf(scalar)
  const isFloat = scalarClass(scalar) === 'float'
  if (bits === 64) {
    const pair = isFloat ? call('unpackDouble2x32', value) : call('unpackUint2x32', call('uint64_t', value))
    const kept = writer.spill(pair, vectorType(uintType, 2), 'pair')
    writer.effect(`${wordAt(data, offset, bytes).text} = ${kept.text}.x;`)
    writer.effect(`${wordAt(data, offset, bytes + 4).text} = ${kept.text}.y;`)
    return
  }
  if (bits === 16) {
    const { word, shift } = halfAt(data, offset, bytes)
    numericName(writer, scalarType('uint16_t'), 1)
    const half = isFloat ? call('float16BitsToUint16', value) : call('uint16_t', value)
    // The other half may be another thread's.
    const bits = writer.spill(call('uint', half), uintType, 'bits')
    const place = writer.reuse(shift, intType, 'shift')
    writer.effect(`atomicAnd(${word.text}, ~(0xffffu << ${place.text}));`)
    writer.effect(`atomicOr(${word.text}, ${bits.text} << ${place.text});`)
    return
  }
  writer.effect(`${wordAt(data, offset, bytes).text} = ${asWord(writer, value, scalar).text};`)
}
