// Bits: the same bits seen as another type, counted, reversed, packed.
import { constantInt, poisonValue } from '../../ir/constants.ts'
import {
  floatType,
  halfType,
  type IntType,
  i1,
  i32,
  scalarOf,
  structType,
  vectorType,
  withShapeOf,
} from '../../ir/types.ts'
import type { Value } from '../../ir/values.ts'
import { componentsOf, fromComponents, splatValue } from '../vectors.ts'
import type { BuiltinCall, IntrinsicLowering } from './call.ts'
import { direct, type IntrinsicTable, isSigned } from './tables.ts'

export const bitIntrinsics: IntrinsicTable = {
  AddUint64: addPairs,
  asdouble: (call) => {
    const low = call.value(0)
    return call.builder.callIntrinsic('llvm.dx.asdouble', [low.type], call.resultType, [low, call.value(1)])
  },
  asfloat: reinterpret,
  asfloat16: reinterpret,
  asint: reinterpret,
  asint16: reinterpret,
  asuint: (call) => (call.count === 1 ? reinterpret(call) : splitDouble(call)),
  asuint16: reinterpret,
  countbits: (call) => {
    const value = call.value(0)
    return resized(call, call.builder.callIntrinsic('llvm.ctpop', [value.type], value.type, [value]))
  },
  dot2add: halfDotAdd,
  dot4add_i8packed: packedDotAdd('llvm.dx.dot4add.i8packed'),
  dot4add_u8packed: packedDotAdd('llvm.dx.dot4add.u8packed'),
  f16tof32: converted('llvm.dx.legacyf16tof32'),
  f32tof16: converted('llvm.dx.legacyf32tof16'),
  firstbithigh: (call) => position(call, isSigned(call) ? 'llvm.dx.firstbitshigh' : 'llvm.dx.firstbituhigh'),
  firstbitlow: (call) => position(call, 'llvm.dx.firstbitlow'),
  msad4: maskedDifferences,
  pack_clamp_s8: packed('llvm.dx.pack.clamp.signed'),
  pack_clamp_u8: packed('llvm.dx.pack.clamp.unsigned'),
  pack_s8: packed('llvm.dx.pack.truncate'),
  pack_u8: packed('llvm.dx.pack.truncate'),
  reversebits: direct('llvm.bitreverse'),
  unpack_s8s16: direct('llvm.dx.unpack.signed'),
  unpack_s8s32: direct('llvm.dx.unpack.signed'),
  unpack_u8u16: direct('llvm.dx.unpack.unsigned'),
  unpack_u8u32: direct('llvm.dx.unpack.unsigned'),
}

function reinterpret(call: BuiltinCall): Value {
  return call.builder.cast('bitcast', call.value(0), call.resultType)
}

/** An integer result in the width the function promises. */
function resized(call: BuiltinCall, value: Value): Value {
  const narrower = (scalarOf(call.resultType) as IntType).bits < (scalarOf(value.type) as IntType).bits
  return call.builder.cast(narrower ? 'trunc' : 'zext', value, call.resultType)
}

function position(call: BuiltinCall, name: string): Value {
  const value = call.value(0)
  return call.builder.callIntrinsic(name, [value.type], withShapeOf(value.type, i32), [value])
}

/** An intrinsic overloaded on its only argument. */
function converted(name: string): IntrinsicLowering {
  return (call) => {
    const value = call.value(0)
    return call.builder.callIntrinsic(name, [value.type], call.resultType, [value])
  }
}

function splitDouble(call: BuiltinCall): undefined {
  const value = call.value(0)
  const half = withShapeOf(value.type, i32)
  const parts = call.builder.callIntrinsic('llvm.dx.splitdouble', [half], structType([half, half]), [value])
  call.write(1, call.builder.extractValue(parts, [0]))
  call.write(2, call.builder.extractValue(parts, [1]))
}

/** Pairs of low and high words with the carry between them. */
function addPairs(call: BuiltinCall): Value {
  const { builder } = call
  const a = componentsOf(builder, call.value(0))
  const b = componentsOf(builder, call.value(1))
  const results: Value[] = []
  for (let low = 0; low + 1 < a.length; low += 2) {
    const pair = structType([i32, i1])
    const sum = builder.callIntrinsic('llvm.uadd.with.overflow', [i32], pair, [a[low]!, b[low]!])
    const carry = builder.cast('zext', builder.extractValue(sum, [1]), i32)
    results.push(builder.extractValue(sum, [0]), builder.add(builder.add(a[low + 1]!, b[low + 1]!), carry))
  }
  return results.length === 0 ? poisonValue(call.resultType) : fromComponents(builder, call.resultType, results)
}

/** LLVM's order: the accumulator comes first. */
function packedDotAdd(name: string): IntrinsicLowering {
  return (call) => call.builder.callIntrinsic(name, [], i32, [call.value(2), call.value(0), call.value(1)])
}

function halfDotAdd(call: BuiltinCall): Value {
  const { builder } = call
  const parts = [call.value(0), call.value(1)].flatMap((value) =>
    componentsOf(builder, builder.cast('fptrunc', value, vectorType(2, halfType))),
  )
  return builder.callIntrinsic('llvm.dx.dot2add', [], floatType, [call.value(2), ...parts], '', call.context.floatFlags)
}

function packed(name: string): IntrinsicLowering {
  return (call) => {
    const value = call.value(0)
    return call.builder.callIntrinsic(name, [value.type], i32, [value])
  }
}

/** The four words that start at the bytes 0 to 3 of the source, each compared with the reference. */
function maskedDifferences(call: BuiltinCall): Value {
  const { builder, resultType } = call
  const [low, high] = componentsOf(builder, call.value(1))
  const words = [0, 8, 16, 24].map((shift) => {
    if (shift === 0) return low!
    const rest = builder.binary('lshr', low!, constantInt(i32, shift))
    return builder.or(rest, builder.shl(high!, constantInt(i32, 32 - shift)))
  })
  const reference = splatValue(builder, resultType, call.value(0))
  const source = fromComponents(builder, resultType, words)
  return builder.callIntrinsic('llvm.dx.msad', [resultType], resultType, [reference, source, call.value(2)])
}
