// Byte-address buffers are arrays of words. Numbers are read and written word by word:
//
//   raw.Load<float3>(o)        =>   uintBitsToFloat(uvec3(raw[o >> 2], raw[(o >> 2) + 1u], raw[(o >> 2) + 2u]))
//   raw.Store(o, x)            =>   raw[o >> 2] = floatBitsToUint(x);
import { splitOffset } from '../../../../raise/raise.ts'
import { scalarSize } from '../../../../types/layout.ts'
import { leafCount } from '../../../../types/leaves.ts'
import {
  intType,
  isNumeric,
  type NumericType,
  type ScalarType,
  scalarType,
  type Type,
  uintType,
  vectorType,
} from '../../../../types/types.ts'
import { type Code, call, code, infix, isNumber, suffix } from '../code.ts'
import { convert } from '../convert.ts'
import { write } from '../expressions.ts'
import { number } from '../literals.ts'
import { bitsOf, elementOf, glslKind, numericName, plainType, scalarClass, typeName } from '../types.ts'
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
  const { writer, type, arguments: list } = context
  if (list.length > 1 && isOutput(context, list.length - 1)) writer.unsupported('the status of a byte-address buffer')
  if (!isData(context, type)) return code('0')
  return readNumbers(writer, words(context), offsetOf(context), type)
}

interface Offset {
  readonly code: Code
  /** Behind it. */
  readonly bytes: number
}

function offsetOf({ writer, arguments: list, values }: MethodCall): Offset {
  const { base, bytes } = splitOffset(list[0]!)
  const place = base === list[0] ? values[0]! : write(writer, base)
  return { code: writer.reuse(place, uintType, 'offset'), bytes }
}

/** Structs and arrays have been taken apart, unless there is something in them that is no data. */
function isData({ writer }: MethodCall, type: Type): boolean {
  const isNumber = isNumeric(type) || type.kind === 'enum'
  if (!isNumber) writer.unsupported(`a ${type.kind} in a byte-address buffer`)
  return isNumber
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

function readNumbers(writer: Writer, data: Code, { code: offset, bytes }: Offset, type: Type): Code {
  const plain = plainType(type) as NumericType
  const [scalar, count] = [elementOf(plain), leafCount(plain)]
  const size = scalarSize(scalar)
  if (size === 4) {
    const list = Array.from({ length: count }, (_, index) => wordAt(data, offset, bytes + index * 4))
    return fromWords(writer, count === 1 ? list[0]! : call(`uvec${count}`, ...list), scalar, count)
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

/** Half of a word; which one is computed from the offset when it is not constant. */
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

function storeData(context: MethodCall): Code {
  const { writer, values, parameterTypes, arguments: list } = context
  const type = parameterTypes[1] ?? list[1]!.type
  if (!isData(context, type)) return code('')
  const data = words(context)
  const { code: offset, bytes } = offsetOf(context)
  const plain = plainType(type) as NumericType
  const scalar = elementOf(plain)
  const value = plain.kind === 'scalar' ? values[1]! : writer.reuse(values[1]!, type)
  for (let index = 0; index < leafCount(plain); index++) {
    const component = plain.kind === 'scalar' ? value : suffix(value, `.${'xyzw'[index]}`)
    writeScalar(writer, data, offset, bytes + index * scalarSize(scalar), component, scalar)
  }
  return code('')
}

function writeScalar(writer: Writer, data: Code, offset: Code, bytes: number, value: Code, scalar: ScalarType): void {
  const bits = bitsOf(scalar)
  const isFloat = scalarClass(scalar) === 'float'
  if (bits === 64) {
    const pair = isFloat ? call('unpackDouble2x32', value) : call('unpackUint2x32', call('uint64_t', value))
    const kept = writer.spill(pair, vectorType(uintType, 2), 'pair')
    writer.lines.push(`${wordAt(data, offset, bytes).text} = ${kept.text}.x;`)
    writer.lines.push(`${wordAt(data, offset, bytes + 4).text} = ${kept.text}.y;`)
    return
  }
  if (bits === 16) {
    const { word, shift } = halfAt(data, offset, bytes)
    numericName(writer, scalarType('uint16_t'), 1)
    const half = isFloat ? call('float16BitsToUint16', value) : call('uint16_t', value)
    // The other half may be another thread's.
    const bits = writer.spill(call('uint', half), uintType, 'bits')
    const place = writer.reuse(shift, intType, 'shift')
    writer.lines.push(`atomicAnd(${word.text}, ~(0xffffu << ${place.text}));`)
    writer.lines.push(`atomicOr(${word.text}, ${bits.text} << ${place.text});`)
    return
  }
  writer.lines.push(`${wordAt(data, offset, bytes).text} = ${asWord(writer, value, scalar).text};`)
}
