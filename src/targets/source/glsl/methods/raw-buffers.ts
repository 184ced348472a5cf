// Byte-address buffers are arrays of words. Data of any type is read and written word by word:
//
//   raw.Load<float3>(o)        =>   uintBitsToFloat(uvec3(raw[o >> 2], raw[(o >> 2) + 1u], raw[(o >> 2) + 2u]))
//   raw.Store(o, x)            =>   raw[o >> 2] = floatBitsToUint(x);
import { scalarSize } from '../../../../types/layout.ts'
import { intType, type ScalarType, scalarType, type Type, uintType, vectorType } from '../../../../types/types.ts'
import { type RawLeaf, type RawPart, type RawStep, rawLeaves } from '../../../vulkan/raw-leaves.ts'
import { loadBits } from '../bit-fields.ts'
import { type Code, call, code, infix, isNumber, suffix } from '../code.ts'
import { construct, convert } from '../convert.ts'
import { number } from '../literals.ts'
import { baseName, fieldName } from '../structs.ts'
import { bitsOf, glslKind, matrixForm, numericName, plainType, scalarClass, typeName } from '../types.ts'
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
  const read = leavesOf(context, type).flatMap((leaf): { readonly code: Code; readonly type: Type }[] => {
    const [first] = leaf.parts
    if (!first!.bits) return [{ code: readLeaf(writer, data, offset, leaf), type: leaf.type }]
    const word = writer.spill(wordAt(data, offset, leaf.offset), uintType, 'bits')
    return leaf.parts.map(({ bits }) => ({
      code: loadBits(writer, word, bits!.field.type, bits!),
      type: bits!.field.type,
    }))
  })
  return construct(writer, read, type)
}

function leavesOf({ writer }: MethodCall, type: Type): readonly RawLeaf[] {
  const leaves = rawLeaves(type, writer.shader.hasRawRows)
  if (!leaves) writer.unsupported(`a ${type.kind} in a byte-address buffer`)
  const isWide = leaves?.some(({ type: unit, parts }) => parts[0]!.bits && unit !== uintType)
  if (isWide) writer.unsupported('a bit-field of another size than 32 bits')
  return leaves ?? []
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

function readLeaf(writer: Writer, data: Code, offset: Code, { offset: bytes, type }: RawLeaf): Code {
  const plain = plainType(type)
  if (plain.kind === 'vector') return readVector(writer, data, offset, bytes, plain.element, plain.count, plain)
  return readVector(writer, data, offset, bytes, plain as ScalarType, 1, plain)
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

function storeData(context: MethodCall): Code {
  const { writer, values, parameterTypes, arguments: list } = context
  const type = parameterTypes[1] ?? list[1]!.type
  const data = words(context)
  const offset = writer.reuse(values[0]!, uintType, 'offset')
  const value = writer.reuse(values[1]!, type)
  for (const { type: leafType, offset: bytes, parts } of leavesOf(context, type)) {
    const [first] = parts
    if (first!.bits) {
      writeScalar(writer, data, offset, bytes, joinedBits(writer, value, parts), uintType)
      continue
    }
    const part = partAt(writer, value, first!.path)
    const plain = plainType(leafType)
    if (plain.kind !== 'vector') writeScalar(writer, data, offset, bytes, part, plain as ScalarType)
    else
      for (let index = 0; index < plain.count; index++) {
        const component = suffix(part, `.${'xyzw'[index]}`)
        writeScalar(writer, data, offset, bytes + index * scalarSize(plain.element), component, plain.element)
      }
  }
  return code('')
}

/** The bit-fields of a word in it. */
function joinedBits(writer: Writer, value: Code, parts: readonly RawPart[]): Code {
  return parts.reduce((word, { bits, path }) => {
    const part = convert(writer, partAt(writer, value, path), bits!.field.type, uintType)
    return call('bitfieldInsert', word, part, code(String(bits!.offset)), code(String(bits!.width)))
  }, code('0u'))
}

function partAt(writer: Writer, value: Code, path: readonly RawStep[]): Code {
  return path.reduce((whole, step) => suffix(whole, stepText(writer, step)), value)
}

function stepText(writer: Writer, step: RawStep): string {
  switch (step.kind) {
    case 'base':
      return `.${baseName(writer, step.struct, step.index)}`
    case 'field':
      return `.${fieldName(writer, step.struct.fields[step.index]!)}`
    case 'element':
      return `[${step.index}]`
    case 'component': {
      const { matrix, row, column } = step
      if (matrixForm(matrix) === 'matrix' || matrixForm(matrix) === 'rows') return `[${row}].${'xyzw'[column]}`
      return matrix.rows * matrix.columns === 1 ? '' : `.${'xyzw'[row + column]}`
    }
  }
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
