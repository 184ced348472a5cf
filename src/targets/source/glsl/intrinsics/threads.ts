// Barriers, and operations across the threads of a wave or quad.
import { componentOf, type NumericType } from '../../../../types/types.ts'
import { type Code, call, code, infix, isNumber } from '../code.ts'
import { glslKind } from '../types.ts'
import type { Writer } from '../writer.ts'
import { type IntrinsicCall, type IntrinsicRow, type IntrinsicTable, operandType } from './call.ts'
import { needQuads } from './pixel.ts'

type Feature = 'basic' | 'vote' | 'ballot' | 'arithmetic' | 'shuffle' | 'quad'

function need(writer: Writer, feature: Feature): void {
  writer.extensions.add(`GL_KHR_shader_subgroup_${feature}`)
}

function quad(writer: Writer): void {
  need(writer, 'quad')
  needQuads(writer)
}

function needPartitions(writer: Writer): void {
  writer.extensions.add('GL_NV_shader_subgroup_partitioned')
}

export const threadIntrinsics: IntrinsicTable = {
  AllMemoryBarrier: barrier('memoryBarrier();'),
  AllMemoryBarrierWithGroupSync: barrier('memoryBarrier();', 'barrier();'),
  DeviceMemoryBarrier: barrier('memoryBarrierBuffer();', 'memoryBarrierImage();'),
  DeviceMemoryBarrierWithGroupSync: barrier('memoryBarrierBuffer();', 'memoryBarrierImage();', 'barrier();'),
  GroupMemoryBarrier: barrier('memoryBarrierShared();'),
  GroupMemoryBarrierWithGroupSync: barrier('memoryBarrierShared();', 'barrier();'),
  Barrier: flaggedBarrier,

  GetGroupWaveCount: builtIn('gl_NumSubgroups'),
  GetGroupWaveIndex: builtIn('gl_SubgroupID'),
  WaveGetLaneCount: builtIn('gl_SubgroupSize'),
  WaveGetLaneIndex: builtIn('gl_SubgroupInvocationID'),
  WaveIsFirstLane: plain('subgroupElect', 'basic'),
  WaveActiveAllEqual: exchange('subgroupAllEqual', (writer) => need(writer, 'vote')),
  WaveActiveAllTrue: plain('subgroupAll', 'vote'),
  WaveActiveAnyTrue: plain('subgroupAny', 'vote'),
  WaveActiveBallot: plain('subgroupBallot', 'ballot'),
  WaveActiveBitAnd: reduction('subgroupAnd'),
  WaveActiveBitOr: reduction('subgroupOr'),
  WaveActiveBitXor: reduction('subgroupXor'),
  WaveActiveCountBits: ballotCount('subgroupBallotBitCount'),
  WaveActiveMax: reduction('subgroupMax'),
  WaveActiveMin: reduction('subgroupMin'),
  WaveActiveProduct: reduction('subgroupMul'),
  WaveActiveSum: reduction('subgroupAdd'),
  WavePrefixCountBits: ballotCount('subgroupBallotExclusiveBitCount'),
  WavePrefixProduct: reduction('subgroupExclusiveMul'),
  WavePrefixSum: reduction('subgroupExclusiveAdd'),
  WaveReadLaneAt: exchange('subgroupShuffle', (writer) => need(writer, 'shuffle')),
  WaveReadLaneFirst: exchange('subgroupBroadcastFirst', (writer) => need(writer, 'ballot')),
  WaveMatch: exchange('subgroupPartitionNV', needPartitions),
  WaveMultiPrefixBitAnd: exchange('subgroupPartitionedExclusiveAndNV', needPartitions),
  WaveMultiPrefixBitOr: exchange('subgroupPartitionedExclusiveOrNV', needPartitions),
  WaveMultiPrefixBitXor: exchange('subgroupPartitionedExclusiveXorNV', needPartitions),
  WaveMultiPrefixCountBits: ({ writer, values }) => {
    needPartitions(writer)
    return effectful(call('subgroupPartitionedExclusiveAddNV', call('uint', values[0]!), values[1]!))
  },
  WaveMultiPrefixProduct: exchange('subgroupPartitionedExclusiveMulNV', needPartitions),
  WaveMultiPrefixSum: exchange('subgroupPartitionedExclusiveAddNV', needPartitions),

  QuadReadAcrossDiagonal: exchange('subgroupQuadSwapDiagonal', quad),
  QuadReadAcrossX: exchange('subgroupQuadSwapHorizontal', quad),
  QuadReadAcrossY: exchange('subgroupQuadSwapVertical', quad),
  QuadReadLaneAt: quadLane,
}

const extendedTypes: Readonly<Record<string, string>> = {
  float16_t: 'float16',
  int16_t: 'int16',
  uint16_t: 'int16',
  int64_t: 'int64',
  uint64_t: 'int64',
}

function needExtendedTypes(writer: Writer, type: NumericType): void {
  const extended = extendedTypes[glslKind(componentOf(type))]
  if (extended !== undefined) writer.extensions.add(`GL_EXT_shader_subgroup_extended_types_${extended}`)
}

/** Other threads take part, so the call stays where it is. */
function effectful(value: Code): Code {
  return { ...value, effects: true }
}

function barrier(...lines: readonly string[]): IntrinsicRow {
  return ({ writer }) => {
    for (const line of lines) writer.lines.push(line)
    return code('')
  }
}

/** Bit 1 of the second argument asks for the group to wait. */
function flaggedBarrier({ writer, values, arguments: list }: IntrinsicCall): Code {
  writer.lines.push('memoryBarrier();')
  const flags = list[1]?.kind === 'literal' ? Number(list[1].value) : Number.parseInt(values[1]!.text, 10)
  if (!Number.isNaN(flags) && (flags & 1) !== 0) writer.lines.push('barrier();')
  return code('')
}

function builtIn(name: string): IntrinsicRow {
  return ({ writer }) => {
    need(writer, 'basic')
    return code(name)
  }
}

function plain(name: string, feature: Feature): IntrinsicRow {
  return ({ writer, values }) => {
    need(writer, feature)
    return effectful(call(name, ...values))
  }
}

function reduction(name: string): IntrinsicRow {
  return exchange(name, (writer) => need(writer, 'arithmetic'))
}

function exchange(name: string, prepare: (writer: Writer) => void): IntrinsicRow {
  return (context) => {
    prepare(context.writer)
    needExtendedTypes(context.writer, operandType(context, 0))
    return effectful(call(name, ...context.values))
  }
}

function ballotCount(name: string): IntrinsicRow {
  return ({ writer, values }) => {
    need(writer, 'ballot')
    return effectful(call(name, call('subgroupBallot', values[0]!)))
  }
}

/** The lane of a broadcast is a constant. */
function quadLane(context: IntrinsicCall): Code {
  const { writer, values } = context
  const [value, lane] = values
  needExtendedTypes(writer, operandType(context, 0))
  if (isNumber(lane!)) {
    quad(writer)
    return effectful(call('subgroupQuadBroadcast', value!, lane!))
  }
  needQuads(writer)
  need(writer, 'shuffle')
  const first = infix(code('gl_SubgroupInvocationID'), '&', code('0xfffffffcu'))
  return effectful(call('subgroupShuffle', value!, infix(first, '|', lane!)))
}
