// Barriers and wave operations.
import { i1, i32, structType, voidType } from '../../ir/types.ts'
import { fromComponents } from '../vectors.ts'
import type { BuiltinCall, IntrinsicLowering } from './call.ts'
import { byScalar, direct, type IntrinsicTable } from './tables.ts'

export const threadIntrinsics: IntrinsicTable = {
  // Names that begin with `llvm.dx.all` are taken: LLVM 22 reads them as the intrinsic `all`.
  AllMemoryBarrier: barrier('llvm.dx.memory.barrier'),
  AllMemoryBarrierWithGroupSync: barrier('llvm.dx.memory.barrier.with.group.sync'),
  DeviceMemoryBarrier: barrier('llvm.dx.device.memory.barrier'),
  DeviceMemoryBarrierWithGroupSync: barrier('llvm.dx.device.memory.barrier.with.group.sync'),
  GroupMemoryBarrier: barrier('llvm.dx.group.memory.barrier'),
  GroupMemoryBarrierWithGroupSync: barrier('llvm.dx.group.memory.barrier.with.group.sync'),
  WaveGetLaneIndex: (call) => call.builder.callIntrinsic('llvm.dx.wave.getlaneindex', [], i32, []),
  WaveGetLaneCount: (call) => call.builder.callIntrinsic('llvm.dx.wave.get.lane.count', [], i32, []),
  WaveIsFirstLane: (call) => call.builder.callIntrinsic('llvm.dx.wave.is.first.lane', [], i1, []),
  WaveActiveAnyTrue: (call) => call.builder.callIntrinsic('llvm.dx.wave.any', [], i1, [call.value(0)]),
  WaveActiveAllTrue: (call) => call.builder.callIntrinsic('llvm.dx.wave.all', [], i1, [call.value(0)]),
  WaveActiveBallot: ballot,
  WaveActiveSum: byScalar({
    float: 'llvm.dx.wave.reduce.sum',
    signed: 'llvm.dx.wave.reduce.sum',
    unsigned: 'llvm.dx.wave.reduce.usum',
  }),
  WaveReadLaneAt: direct('llvm.dx.wave.readlane'),
}

function barrier(name: string): IntrinsicLowering {
  return (call) => {
    call.builder.callIntrinsic(name, [], voidType, [])
    return undefined
  }
}

function ballot(call: BuiltinCall) {
  const { builder } = call
  const four = structType([i32, i32, i32, i32])
  const result = builder.callIntrinsic('llvm.dx.wave.ballot', [i32], four, [call.value(0)])
  const parts = [0, 1, 2, 3].map((index) => builder.extractValue(result, [index]))
  return fromComponents(builder, call.resultType, parts)
}
