// Bytes and halves packed in words: dot products, packing, unpacking, sums of differences.

import type { Id } from '../module.ts'
import { scalarTypeId, scalarUnder } from '../types.ts'
import type { BuiltinCall, Operation, OperationTable } from './call.ts'
import { componentsIn, numberLike, shapedLike, vectorOf, widthOf } from './vectors.ts'

const byteBits = 8

export const packingOperations: OperationTable = {
  dot2add: halfDotAdd,
  dot4add_i8packed: packedDotAdd(true),
  dot4add_u8packed: packedDotAdd(false),
  msad4: maskedDifferences,
  pack_clamp_s8: (call) => pack(call, [-128, 127]),
  pack_clamp_u8: (call) => pack(call, [0, 255]),
  pack_s8: (call) => pack(call, undefined),
  pack_u8: (call) => pack(call, undefined),
  unpack_s8s16: (call) => unpack(call, true),
  unpack_s8s32: (call) => unpack(call, true),
  unpack_u8u16: (call) => unpack(call, false),
  unpack_u8u32: (call) => unpack(call, false),
}

/** Byte `index` of a word, or of every component. */
function byteOf(call: BuiltinCall, word: Id, index: number, isSigned: boolean): Id {
  const { module, writer } = call
  const type = shapedLike(writer, word, module.intType(32, isSigned))
  const source = module.typeOf(word) === type ? word : writer.emit('OpBitcast', type, word)
  const opcode = isSigned ? 'OpBitFieldSExtract' : 'OpBitFieldUExtract'
  return writer.emit(opcode, type, source, module.uint(index * byteBits), module.uint(byteBits))
}

function packedDotAdd(isSigned: boolean): Operation {
  return (call) => {
    const { module, writer } = call
    const type = module.intType(32, isSigned)
    const [a, b, accumulator] = [call.value(0), call.value(1), call.value(2)]
    const products = [0, 1, 2, 3].map((index) =>
      writer.emit('OpIMul', type, byteOf(call, a, index, isSigned), byteOf(call, b, index, isSigned)),
    )
    return products.reduce((sum, product) => writer.emit('OpIAdd', type, sum, product), accumulator)
  }
}

function halfDotAdd(call: BuiltinCall): Id {
  const { module, writer } = call
  const float = module.floatType(32)
  const pair = module.vectorType(float, 2)
  const [a, b] = [call.value(0), call.value(1)].map((value) => writer.emit('OpFConvert', pair, value))
  return writer.emit('OpFAdd', float, writer.emit('OpDot', float, a!, b!), call.value(2))
}

function unpack(call: BuiltinCall, isSigned: boolean): Id {
  const { module, writer } = call
  const scalar = scalarTypeId(writer.shared, scalarUnder(call.type).scalar)
  const bytes = vectorOf(
    writer,
    [0, 1, 2, 3].map((index) => byteOf(call, call.value(0), index, isSigned)),
  )
  if (module.vectorType(scalar, 4) === module.typeOf(bytes)) return bytes
  return writer.emit(isSigned ? 'OpSConvert' : 'OpUConvert', module.vectorType(scalar, 4), bytes)
}

/** The low bytes of four integers, after they are brought into the range. */
function pack(call: BuiltinCall, range: readonly [number, number] | undefined): Id {
  const { module, writer } = call
  const uint = module.intType(32, false)
  let value = call.value(0)
  if (range) {
    const limits = range.map((limit) => numberLike(writer, value, limit))
    value = writer.glsl('SClamp', module.typeOf(value), value, ...limits)
  }
  const words = shapedLike(writer, value, uint)
  if (widthOf(writer, value) < 32) {
    const narrow = shapedLike(writer, value, module.intType(widthOf(writer, value), false))
    const unsigned = module.typeOf(value) === narrow ? value : writer.emit('OpBitcast', narrow, value)
    value = writer.emit('OpUConvert', words, unsigned)
  } else if (module.typeOf(value) !== words) {
    value = writer.emit('OpBitcast', words, value)
  }
  return componentsIn(writer, value).reduce(
    (packed, part, index) =>
      writer.emit('OpBitFieldInsert', uint, packed, part, module.uint(index * byteBits), module.uint(byteBits)),
    module.uint(0),
  )
}

/** The four words that start at the bytes 0 to 3 of the source, byte by byte compared with the reference, except where that is 0. */
function maskedDifferences(call: BuiltinCall): Id {
  const { module, writer } = call
  const uint = module.intType(32, false)
  const four = module.vectorType(uint, 4)
  const [low, high] = componentsIn(writer, call.value(1))
  const words = [0, 8, 16, 24].map((shift) => {
    if (shift === 0) return low!
    const rest = writer.emit('OpShiftRightLogical', uint, low!, module.uint(shift))
    return writer.emit(
      'OpBitwiseOr',
      uint,
      rest,
      writer.emit('OpShiftLeftLogical', uint, high!, module.uint(32 - shift)),
    )
  })
  const source = vectorOf(writer, words)
  let sum = call.value(2)
  for (const index of [0, 1, 2, 3]) {
    const reference = byteOf(call, call.value(0), index, false)
    const references = writer.splat(reference, 4)
    const bytes = byteOf(call, source, index, false)
    const larger = writer.glsl('UMax', four, references, bytes)
    const difference = writer.emit('OpISub', four, larger, writer.glsl('UMin', four, references, bytes))
    const isMasked = writer.emit('OpIEqual', module.boolType(), reference, module.uint(0))
    const counted = writer.emit('OpSelect', four, writer.splat(isMasked, 4), module.zero(four), difference)
    sum = writer.emit('OpIAdd', four, sum, counted)
  }
  return sum
}
