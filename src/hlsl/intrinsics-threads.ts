// Intrinsics about the threads that run together: barriers, atomics, waves, quads.
import { type CallFacts, type FamilyLine, family } from './facts.ts'
import { groupStages } from './profiles.ts'

const withLibraries = [...groupStages, 'library'] as const

const barrier: CallFacts = { effect: 'write', convergent: true, barrier: true }
const groupBarrier: Partial<CallFacts> = { stages: withLibraries, group: true }

/** Not for functions that are linked later. */
const groupWave: Partial<CallFacts> = { shaderModel: 10, stages: groupStages, group: true }

export const barrierIntrinsics = family(barrier, [
  ['void AllMemoryBarrier()', { dxilStages: withLibraries }],
  ['void AllMemoryBarrierWithGroupSync()', groupBarrier],
  'void DeviceMemoryBarrier()',
  ['void DeviceMemoryBarrierWithGroupSync()', groupBarrier],
  ['void GroupMemoryBarrier()', groupBarrier],
  ['void GroupMemoryBarrierWithGroupSync()', groupBarrier],
  ['void Barrier(uint memoryTypeFlags, uint semanticFlags)', { shaderModel: 8 }],
  ['void Barrier(record_or_uav object, uint semanticFlags)', { shaderModel: 8 }],
])

/** 64-bit destinations come first: a class that allows no conversion passes 32-bit ones on to the later rows. */
const wide: Partial<CallFacts> = { shaderModel: 6 }

function atomic(name: string, value: string, value64: string): FamilyLine[] {
  return [
    [`void ${name}(ref int64_only destination, ${value64} value)`, wide],
    [`void ${name}(ref int64_only destination, ${value64} value, out any_int64 original)`, wide],
    `void ${name}(ref int32_only destination, ${value} value)`,
    `void ${name}(ref int32_only destination, ${value} value, out any_int32 original)`,
  ]
}

export const atomicIntrinsics = family({ effect: 'write' }, [
  ...atomic('InterlockedAdd', 'uint', 'uint64_t'),
  ...atomic('InterlockedMin', 'any_int32', 'any_int64'),
  ...atomic('InterlockedMax', 'any_int32', 'any_int64'),
  ...atomic('InterlockedAnd', 'uint', 'uint64_t'),
  ...atomic('InterlockedOr', 'uint', 'uint64_t'),
  ...atomic('InterlockedXor', 'uint', 'uint64_t'),
  ['void InterlockedCompareStore(ref int64_only destination, uint64_t compare, uint64_t value)', wide],
  'void InterlockedCompareStore(ref int32_only destination, uint compare, uint value)',
  ['void InterlockedExchange(ref int64_only destination, any_int64 value, out any_int64 original)', wide],
  'void InterlockedExchange(ref float32_only destination, float value, out float original)',
  'void InterlockedExchange(ref int32_only destination, uint value, out any_int32 original)',
  [
    'void InterlockedCompareExchange(ref int64_only destination, uint64_t compare, uint64_t value, out any_int64 original)',
    wide,
  ],
  'void InterlockedCompareExchange(ref int32_only destination, uint compare, uint value, out any_int32 original)',
  'void InterlockedCompareStoreFloatBitwise(ref float32_only destination, float compare, float value)',
  'void InterlockedCompareExchangeFloatBitwise(ref float32_only destination, float compare, float value, out float original)',
])

export const waveIntrinsics = family({ effect: 'read', wave: true, convergent: true }, [
  'bool WaveIsFirstLane()',
  'uint WaveGetLaneIndex()',
  'uint WaveGetLaneCount()',
  'bool WaveActiveAnyTrue(bool condition)',
  'bool WaveActiveAllTrue(bool condition)',
  'bool<value> WaveActiveAllEqual(any<> value)',
  'uint4 WaveActiveBallot(bool condition)',
  'value WaveReadLaneAt(any<> value, uint lane)',
  'value WaveReadLaneFirst(any<> value)',
  'uint WaveActiveCountBits(bool value)',
  'value WaveActiveSum(numeric<> value)',
  'value WaveActiveProduct(numeric<> value)',
  'value WaveActiveBitAnd(uint_only<> value)',
  'value WaveActiveBitOr(uint_only<> value)',
  'value WaveActiveBitXor(uint_only<> value)',
  'value WaveActiveMin(numeric<> value)',
  'value WaveActiveMax(numeric<> value)',
  'uint WavePrefixCountBits(bool value)',
  'value WavePrefixSum(numeric<> value)',
  'value WavePrefixProduct(numeric<> value)',
  ['uint4 WaveMatch(numeric<> value)', { shaderModel: 5 }],
  ['value WaveMultiPrefixBitAnd(any_int<> value, uint4 mask)', { shaderModel: 5 }],
  ['value WaveMultiPrefixBitOr(any_int<> value, uint4 mask)', { shaderModel: 5 }],
  ['value WaveMultiPrefixBitXor(any_int<> value, uint4 mask)', { shaderModel: 5 }],
  ['uint WaveMultiPrefixCountBits(bool value, uint4 mask)', { shaderModel: 5 }],
  ['value WaveMultiPrefixProduct(numeric<> value, uint4 mask)', { shaderModel: 5 }],
  ['value WaveMultiPrefixSum(numeric<> value, uint4 mask)', { shaderModel: 5 }],
  ['uint GetGroupWaveIndex()', groupWave],
  ['uint GetGroupWaveCount()', groupWave],
])

const quad: CallFacts = {
  effect: 'read',
  wave: true,
  convergent: true,
  derivative: true,
  dxilStages: ['pixel', ...withLibraries],
}

export const quadIntrinsics = family(quad, [
  'value QuadReadLaneAt(numeric<> value, uint quadLane)',
  'value QuadReadAcrossX(numeric<> value)',
  'value QuadReadAcrossY(numeric<> value)',
  'value QuadReadAcrossDiagonal(numeric<> value)',
  'bool QuadAny(bool condition)',
  'bool QuadAll(bool condition)',
])
