// Barriers, and operations across the threads of a wave or quad. All of them need the other threads at the same place.
import { i1, i32, structType, voidType, withShapeOf } from '../../ir/types.ts'
import type { Value } from '../../ir/values.ts'
import { componentsOf, fromComponents } from '../vectors.ts'
import type { BuiltinCall, IntrinsicLowering } from './call.ts'
import {
  argumentsOf,
  byScalar,
  callOverloaded,
  direct,
  type IntrinsicTable,
  isFloat,
  isSigned,
  type NamesByScalar,
  plain,
} from './tables.ts'

export const threadIntrinsics: IntrinsicTable = {
  AllMemoryBarrier: plain('llvm.dx.memory.barrier'),
  AllMemoryBarrierWithGroupSync: plain('llvm.dx.memory.barrier.with.group.sync'),
  Barrier: barrier,
  DeviceMemoryBarrier: plain('llvm.dx.device.memory.barrier'),
  DeviceMemoryBarrierWithGroupSync: plain('llvm.dx.device.memory.barrier.with.group.sync'),
  GetGroupWaveCount: plain('llvm.dx.group.wave.count'),
  GetGroupWaveIndex: plain('llvm.dx.group.wave.index'),
  GroupMemoryBarrier: plain('llvm.dx.group.memory.barrier'),
  GroupMemoryBarrierWithGroupSync: plain('llvm.dx.group.memory.barrier.with.group.sync'),

  QuadAll: plain('llvm.dx.quad.all'),
  QuadAny: plain('llvm.dx.quad.any'),
  QuadReadAcrossDiagonal: direct('llvm.dx.quad.read.across.diagonal'),
  QuadReadAcrossX: direct('llvm.dx.quad.read.across.x'),
  QuadReadAcrossY: direct('llvm.dx.quad.read.across.y'),
  QuadReadLaneAt: direct('llvm.dx.quad.read.lane.at'),

  WaveActiveAllEqual: allEqual,
  WaveActiveAllTrue: plain('llvm.dx.wave.all'),
  WaveActiveAnyTrue: plain('llvm.dx.wave.any'),
  WaveActiveBallot: (call) => fourWords(call, 'llvm.dx.wave.ballot', true),
  WaveActiveBitAnd: direct('llvm.dx.wave.reduce.and'),
  WaveActiveBitOr: direct('llvm.dx.wave.reduce.or'),
  WaveActiveBitXor: direct('llvm.dx.wave.reduce.xor'),
  WaveActiveCountBits: plain('llvm.dx.wave.active.countbits'),
  WaveActiveMax: bySign('llvm.dx.wave.reduce.*max'),
  WaveActiveMin: bySign('llvm.dx.wave.reduce.*min'),
  WaveActiveProduct: bySign('llvm.dx.wave.reduce.*product'),
  WaveActiveSum: bySign('llvm.dx.wave.reduce.*sum'),
  WaveGetLaneCount: plain('llvm.dx.wave.get.lane.count'),
  WaveGetLaneIndex: plain('llvm.dx.wave.getlaneindex'),
  WaveIsFirstLane: plain('llvm.dx.wave.is.first.lane'),
  WaveMatch: (call) => fourWords(call, 'llvm.dx.wave.match', false),
  WaveMultiPrefixBitAnd: multiPrefix('llvm.dx.wave.multiprefix.and'),
  WaveMultiPrefixBitOr: multiPrefix('llvm.dx.wave.multiprefix.or'),
  WaveMultiPrefixBitXor: multiPrefix('llvm.dx.wave.multiprefix.xor'),
  WaveMultiPrefixCountBits: (call) =>
    call.builder.callIntrinsic('llvm.dx.wave.multiprefix.countbits', [], i32, [call.value(0), ...mask(call)]),
  WaveMultiPrefixProduct: multiPrefix('llvm.dx.wave.multiprefix.*product'),
  WaveMultiPrefixSum: multiPrefix('llvm.dx.wave.multiprefix.*sum'),
  WavePrefixCountBits: plain('llvm.dx.wave.prefix.countbits'),
  WavePrefixProduct: bySign('llvm.dx.wave.prefix.*product'),
  WavePrefixSum: bySign('llvm.dx.wave.prefix.*sum'),
  WaveReadLaneAt: direct('llvm.dx.wave.readlane'),
  WaveReadLaneFirst: direct('llvm.dx.wave.read.lane.first'),
}

/** A `u` in front of the operation for unsigned numbers. */
function namesBySign(pattern: string): NamesByScalar {
  const name = pattern.replace('*', '')
  return { float: name, signed: name, unsigned: pattern.replace('*', 'u') }
}

function bySign(pattern: string): IntrinsicLowering {
  return byScalar(namesBySign(pattern))
}

function allEqual(call: BuiltinCall): Value {
  const value = call.value(0)
  return call.builder.callIntrinsic('llvm.dx.wave.active.all.equal', [value.type], withShapeOf(value.type, i1), [value])
}

/** A mask of 128 threads. */
function fourWords(call: BuiltinCall, name: string, ofCondition: boolean): Value {
  const { builder } = call
  const value = call.value(0)
  const four = structType([i32, i32, i32, i32])
  const words = (condition: Value): Value[] => {
    const overloads = ofCondition ? [i32] : [condition.type]
    const result = builder.callIntrinsic(name, overloads, four, [condition])
    return [0, 1, 2, 3].map((index) => builder.extractValue(result, [index]))
  }
  // Threads match when all components do.
  const masks = componentsOf(builder, value).map(words)
  const common = masks.reduce((all, next) => all.map((word, index) => builder.and(word, next[index]!)))
  return fromComponents(builder, call.resultType, common)
}

function mask(call: BuiltinCall): Value[] {
  return componentsOf(call.builder, call.value(1))
}

function multiPrefix(pattern: string): IntrinsicLowering {
  const names = namesBySign(pattern)
  return (call) => {
    const name = isFloat(call) || isSigned(call) ? names.signed : names.unsigned
    return callOverloaded(call, name, call.resultType, [call.value(0), ...mask(call)])
  }
}

/** Of kinds of memory, of a resource, or of a record of a work graph. */
function barrier(call: BuiltinCall): undefined {
  const { builder } = call
  const type = call.argumentType(0)
  const operands = argumentsOf(call)
  if (type.kind !== 'object') {
    builder.callIntrinsic('llvm.dx.barrier.by.memory.type', [], voidType, operands)
    return
  }
  const isNode = type.row.category.startsWith('node')
  const name = isNode ? 'llvm.dx.barrier.by.node.record' : 'llvm.dx.barrier.by.memory.handle'
  builder.callIntrinsic(name, [operands[0]!.type], voidType, operands)
}
