// Bits: the same bits seen as another type, counted, reversed, searched.
//
// Vulkan counts, reverses and searches 32 bits at a time: narrower integers are widened, wider ones are taken as two words.
import type { Id } from '../module.ts'
import type { GlslInstruction, OpcodeName } from '../opcodes.ts'
import { scalarTypeId, scalarUnder } from '../types.ts'
import type { BuiltinCall, OperationTable } from './call.ts'
import {
  componentsIn,
  forEachComponent,
  kindOf,
  lengthOf,
  numberLike,
  rowByRow,
  shapedLike,
  vectorOf,
  widthOf,
} from './vectors.ts'

export const bitOperations: OperationTable = {
  AddUint64: addPairs,
  asdouble: joinWords,
  asfloat: reinterpret,
  asfloat16: reinterpret,
  asint: reinterpret,
  asint16: reinterpret,
  asuint: (call) => (call.count === 1 ? reinterpret(call) : splitDouble(call)),
  asuint16: reinterpret,
  countbits: (call) => rowByRow(call, ([x]) => countBits(call, x!)),
  f16tof32: (call) => eachComponent(call, (x) => halfToFloat(call, x)),
  f32tof16: (call) => eachComponent(call, (x) => floatToHalf(call, x)),
  firstbithigh: (call) => search(call, kindOf(call.writer, call.value(0)) === 'signed' ? 'FindSMsb' : 'FindUMsb'),
  firstbitlow: (call) => search(call, 'FindILsb'),
  reversebits: (call) => rowByRow(call, ([x]) => reverseBits(call, x!)),
}

function eachComponent(call: BuiltinCall, compute: (component: Id) => Id): Id {
  return rowByRow(call, ([x]) => forEachComponent(call.writer, x!, compute))
}

/** The bits as another type of the same width. */
function bitcast(call: BuiltinCall, value: Id, scalar: Id): Id {
  const { module, writer } = call
  const type = shapedLike(writer, value, scalar)
  return module.typeOf(value) === type ? value : writer.emit('OpBitcast', type, value)
}

function reinterpret(call: BuiltinCall): Id {
  const scalar = scalarTypeId(call.writer.shared, scalarUnder(call.type).scalar)
  return rowByRow(call, ([x]) => bitcast(call, x!, scalar))
}

// ---- Doubles and pairs of words

function joinWords(call: BuiltinCall): Id {
  const { module, writer } = call
  const double = module.floatType(64)
  return rowByRow(call, ([low, high]) => {
    const highs = componentsIn(writer, high!)
    const lows = componentsIn(writer, low!)
    const joined = lows.map((word, index) => writer.emit('OpBitcast', double, vectorOf(writer, [word, highs[index]!])))
    return vectorOf(writer, joined)
  })
}

/** The low and the high words of an integer or double. */
function wordsOf(call: BuiltinCall, value: Id): { readonly low: Id; readonly high: Id } {
  const { module, writer } = call
  const uint = module.intType(32, false)
  const pairs = componentsIn(writer, value).map((x) => writer.emit('OpBitcast', module.vectorType(uint, 2), x))
  const words = (index: number): Id =>
    vectorOf(
      writer,
      pairs.map((pair) => writer.extract(uint, pair, index)),
    )
  return { low: words(0), high: words(1) }
}

function splitDouble(call: BuiltinCall): Id {
  const types = [call.parameterType(1), call.parameterType(2)] as const
  call.write(
    1,
    rowByRow(call, ([x]) => wordsOf(call, x!).low, types[0]),
  )
  call.write(
    2,
    rowByRow(call, ([x]) => wordsOf(call, x!).high, types[1]),
  )
  return 0
}

/** Pairs of low and high words with the carry between them. */
function addPairs(call: BuiltinCall): Id {
  const { module, writer } = call
  const uint = module.intType(32, false)
  const a = componentsIn(writer, call.value(0))
  if (a.length % 2 === 1) return call.unsupported("'AddUint64' of an odd number of words")
  const b = componentsIn(writer, call.value(1))
  const results: Id[] = []
  for (let low = 0; low + 1 < a.length; low += 2) {
    const sum = writer.emit('OpIAddCarry', module.type('OpTypeStruct', uint, uint), a[low]!, b[low]!)
    const high = writer.emit('OpIAdd', uint, a[low + 1]!, b[low + 1]!)
    results.push(writer.extract(uint, sum, 0), writer.emit('OpIAdd', uint, high, writer.extract(uint, sum, 1)))
  }
  return writer.construct(call.resultType, results)
}

// ---- Halves

function halfToFloat(call: BuiltinCall, bits: Id): Id {
  const { module, writer } = call
  const float = module.floatType(32)
  return writer.extract(float, writer.glsl('UnpackHalf2x16', module.vectorType(float, 2), bits), 0)
}

function floatToHalf(call: BuiltinCall, value: Id): Id {
  const { module, writer } = call
  return writer.glsl('PackHalf2x16', module.intType(32, false), vectorOf(writer, [value, module.float(0)]))
}

// ---- Counting and searching

/** As unsigned integers of 32 bits. */
function widened(call: BuiltinCall, value: Id): Id {
  const { module, writer } = call
  const uint = module.intType(32, false)
  if (widthOf(writer, value) === 32) return bitcast(call, value, uint)
  const narrow = bitcast(call, value, module.intType(widthOf(writer, value), false))
  return writer.emit('OpUConvert', shapedLike(writer, value, uint), narrow)
}

function countBits(call: BuiltinCall, value: Id): Id {
  const { module, writer } = call
  const uint = shapedLike(writer, value, module.intType(32, false))
  const count = (words: Id): Id => writer.emit('OpBitCount', uint, words)
  if (widthOf(writer, value) < 64) return count(widened(call, value))
  const { low, high } = wordsOf(call, value)
  return writer.emit('OpIAdd', uint, count(low), count(high))
}

function reverseBits(call: BuiltinCall, value: Id): Id {
  const { module, writer } = call
  const type = module.typeOf(value)
  const width = widthOf(writer, value)
  if (width === 32) return writer.emit('OpBitReverse', type, value)
  const uint = shapedLike(writer, value, module.intType(32, false))
  if (width < 32) {
    const reversed = writer.emit('OpBitReverse', uint, widened(call, value))
    const shifted = writer.emit('OpShiftRightLogical', uint, reversed, numberLike(writer, reversed, 32 - width))
    const narrow = shapedLike(writer, value, module.intType(width, false))
    return bitcast(call, writer.emit('OpUConvert', narrow, shifted), componentType(call, type))
  }
  const { low, high } = wordsOf(call, value)
  const lows = componentsIn(writer, writer.emit('OpBitReverse', uint, high))
  const highs = componentsIn(writer, writer.emit('OpBitReverse', uint, low))
  const scalar = componentType(call, type)
  const joined = lows.map((word, index) => writer.emit('OpBitcast', scalar, vectorOf(writer, [word, highs[index]!])))
  return vectorOf(writer, joined)
}

function componentType({ module }: BuiltinCall, type: Id): Id {
  const definition = module.definition(type)
  return definition?.opcode === 'OpTypeVector' ? definition.operands[0]! : type
}

/** The position of a bit, all ones when there is none. */
function search(call: BuiltinCall, instruction: GlslInstruction): Id {
  const { module, writer } = call
  const uint = module.intType(32, false)
  return rowByRow(call, ([value]) => {
    const width = widthOf(writer, value!)
    const isSigned = instruction === 'FindSMsb'
    if (width === 32) return writer.glsl(instruction, shapedLike(writer, value!, uint), value!)
    if (width < 32) {
      const wide = shapedLike(writer, value!, module.intType(32, isSigned))
      const opcode: OpcodeName = isSigned ? 'OpSConvert' : 'OpUConvert'
      const source = isSigned ? value! : bitcast(call, value!, module.intType(width, false))
      return writer.glsl(instruction, shapedLike(writer, value!, uint), writer.emit(opcode, wide, source))
    }
    return isSigned ? searchSigned(call, value!) : searchWords(call, value!, instruction === 'FindILsb')
  })
}

/** The highest bit that differs from the sign: the highest one of the number or of its complement. */
function searchSigned(call: BuiltinCall, value: Id): Id {
  const { module, writer } = call
  const type = module.typeOf(value)
  const isNegative = writer.emit('OpSLessThan', shapedLike(writer, value, module.boolType()), value, module.zero(type))
  const positive = writer.emit('OpSelect', type, isNegative, writer.emit('OpNot', type, value), value)
  return searchWords(call, positive, false)
}

/** In one word first; in the other when that is zero. */
function searchWords(call: BuiltinCall, value: Id, fromLow: boolean): Id {
  const { module, writer } = call
  const type = shapedLike(writer, value, module.intType(32, false))
  const booleans = shapedLike(writer, value, module.boolType())
  const { low, high } = wordsOf(call, value)
  const instruction = fromLow ? 'FindILsb' : 'FindUMsb'
  const none = writer.splat(module.uint(0xffffffff), lengthOf(writer, value))
  const inLow = writer.glsl(instruction, type, low)
  const found = writer.glsl(instruction, type, high)
  const moved = writer.emit('OpIAdd', type, found, numberLike(writer, found, 32))
  const isAbsent = writer.emit('OpIEqual', booleans, found, none)
  const inHigh = writer.emit('OpSelect', type, isAbsent, none, moved)
  const [first, second] = fromLow ? [inLow, inHigh] : [inHigh, inLow]
  return writer.emit('OpSelect', type, writer.emit('OpIEqual', booleans, first, none), second, first)
}
