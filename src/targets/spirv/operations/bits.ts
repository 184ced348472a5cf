// Bits: the same bits seen as another type, counted, reversed, searched: 32 at a time, and vectors of halves and doubles by components (src/raise).
import type { Id } from '../module.ts'
import type { GlslInstruction } from '../opcodes.ts'
import type { BuiltinCall, Operation, OperationTable } from './call.ts'
import { kindOf, vectorOf } from './vectors.ts'

export const bitOperations: OperationTable = {
  asdouble: (call) =>
    call.writer.emit('OpBitcast', call.resultType, vectorOf(call.writer, [call.value(0), call.value(1)])),
  asfloat: reinterpret,
  asfloat16: reinterpret,
  asint: reinterpret,
  asint16: reinterpret,
  asuint: (call) => (call.count === 1 ? reinterpret(call) : splitDouble(call)),
  asuint16: reinterpret,
  countbits: (call) => call.writer.emit('OpBitCount', call.resultType, call.value(0)),
  f16tof32: (call) => {
    const { module, writer } = call
    const float = module.floatType(32)
    return writer.extract(float, writer.glsl('UnpackHalf2x16', module.vectorType(float, 2), call.value(0)), 0)
  },
  f32tof16: (call) => {
    const pair = vectorOf(call.writer, [call.value(0), call.module.float(0)])
    return call.writer.glsl('PackHalf2x16', call.resultType, pair)
  },
  firstbithigh: (call) => search(kindOf(call.writer, call.value(0)) === 'signed' ? 'FindSMsb' : 'FindUMsb')(call),
  firstbitlow: search('FindILsb'),
  reversebits: (call) => call.writer.emit('OpBitReverse', call.resultType, call.value(0)),
}

function reinterpret(call: BuiltinCall): Id {
  const { module, resultType, writer } = call
  const given = call.value(0)
  return module.typeOf(given) === resultType ? given : writer.emit('OpBitcast', resultType, given)
}

function splitDouble(call: BuiltinCall): Id {
  const { module, writer } = call
  const uint = module.intType(32, false)
  const words = writer.emit('OpBitcast', module.vectorType(uint, 2), call.value(0))
  call.write(1, writer.extract(uint, words, 0))
  call.write(2, writer.extract(uint, words, 1))
  return 0
}

/** The position of a bit, all ones when there is none. */
function search(instruction: GlslInstruction): Operation {
  return (call) => call.writer.glsl(instruction, call.resultType, call.value(0))
}
