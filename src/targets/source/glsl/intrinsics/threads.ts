// Barriers, and what the threads of a wave or quad tell each other.
import { boolType, componentOf, type NumericType, withComponent } from '../../../../types/types.ts'
import { type Code, call, code, element, infix, isNumber } from '../code.ts'
import { componentsOf } from '../places.ts'
import { glslKind, plainType, typeName } from '../types.ts'
import type { Writer } from '../writer.ts'
import { assembled } from './bits.ts'
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
  WaveActiveAllEqual: allEqual,
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
  WaveReadLaneAt: withScalars('subgroupShuffle', (writer) => need(writer, 'shuffle')),
  WaveReadLaneFirst: withScalars('subgroupBroadcastFirst', (writer) => need(writer, 'ballot')),
  WaveMatch: (context) => {
    const { writer, values } = context
    needPartitions(writer)
    needExtendedTypes(writer, operandType(context, 0))
    const type = operandType(context, 0)
    if (type.kind !== 'matrix') return effectful(call('subgroupPartitionNV', values[0]!))
    // Threads match when all rows do.
    const reused = writer.reuse(values[0]!, type)
    const masks = Array.from({ length: type.rows }, (_, row) =>
      call('subgroupPartitionNV', element(reused, code(String(row)))),
    )
    return effectful(masks.reduce((all, mask) => infix(all, '&', mask)))
  },
  WaveMultiPrefixBitAnd: withScalars('subgroupPartitionedExclusiveAndNV', needPartitions),
  WaveMultiPrefixBitOr: withScalars('subgroupPartitionedExclusiveOrNV', needPartitions),
  WaveMultiPrefixBitXor: withScalars('subgroupPartitionedExclusiveXorNV', needPartitions),
  WaveMultiPrefixCountBits: ({ writer, values }) => {
    needPartitions(writer)
    return effectful(call('subgroupPartitionedExclusiveAddNV', call('uint', values[0]!), values[1]!))
  },
  WaveMultiPrefixProduct: withScalars('subgroupPartitionedExclusiveMulNV', needPartitions),
  WaveMultiPrefixSum: withScalars('subgroupPartitionedExclusiveAddNV', needPartitions),

  QuadAll: quadVote('&&'),
  QuadAny: quadVote('||'),
  QuadReadAcrossDiagonal: withScalars('subgroupQuadSwapDiagonal', quad),
  QuadReadAcrossX: withScalars('subgroupQuadSwapHorizontal', quad),
  QuadReadAcrossY: withScalars('subgroupQuadSwapVertical', quad),
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
    for (const line of lines) writer.effect(line)
    return code('')
  }
}

/** Bit 1 of the second argument asks for the group to wait. */
function flaggedBarrier({ writer, values, arguments: list }: IntrinsicCall): Code {
  writer.effect('memoryBarrier();')
  const flags = list[1]?.kind === 'literal' ? Number(list[1].value) : Number.parseInt(values[1]!.text, 10)
  if (!Number.isNaN(flags) && (flags & 1) !== 0) writer.effect('barrier();')
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
  return withScalars(name, (writer) => need(writer, 'arithmetic'))
}

/** Rows of matrices one by one; further arguments are scalars for all of them. Sums of bools go through uints. */
function withScalars(name: string, prepare: (writer: Writer) => void): IntrinsicRow {
  return (context) => {
    const { writer, values } = context
    prepare(writer)
    const type = operandType(context, 0)
    needExtendedTypes(writer, type)
    const [first, ...rest] = values
    if (type.kind !== 'matrix') return effectful(call(name, first!, ...rest))
    const reused = writer.reuse(first!, type)
    const others = rest.map((value, index) => writer.reuse(value, operandType(context, index + 1)))
    const rows = Array.from({ length: type.rows }, (_, row) =>
      call(name, element(reused, code(String(row))), ...others),
    )
    return effectful(call(typeName(writer, type), ...rows))
  }
}

function ballotCount(name: string): IntrinsicRow {
  return ({ writer, values }) => {
    need(writer, 'ballot')
    return effectful(call(name, call('subgroupBallot', values[0]!)))
  }
}

function allEqual(context: IntrinsicCall): Code {
  const { writer, values } = context
  need(writer, 'vote')
  const type = operandType(context, 0)
  needExtendedTypes(writer, type)
  const parts = componentsOf(writer, values[0]!, type).map((component) => call('subgroupAllEqual', component))
  return effectful(assembled(writer, parts, plainType(withComponent(type, boolType)) as NumericType))
}

function quadVote(operator: '&&' | '||'): IntrinsicRow {
  return ({ writer, values }) => {
    quad(writer)
    const name = operator === '&&' ? 'quadAll' : 'quadAny'
    const helper = writer.helper(name, '', (own) => [
      `bool ${own}(bool condition) {`,
      [
        'bool horizontal = subgroupQuadSwapHorizontal(condition);',
        'bool vertical = subgroupQuadSwapVertical(condition);',
        'bool diagonal = subgroupQuadSwapDiagonal(condition);',
        `return condition ${operator} horizontal ${operator} vertical ${operator} diagonal;`,
      ],
      '}',
    ])
    return effectful(call(helper, values[0]!))
  }
}

/** The lane of a broadcast is a constant. */
function quadLane(context: IntrinsicCall): Code {
  const { writer, values } = context
  const [value, lane] = values
  if (isNumber(lane!)) {
    quad(writer)
    return ofRows(context, (part) => call('subgroupQuadBroadcast', part, lane!), value!)
  }
  needQuads(writer)
  need(writer, 'shuffle')
  const first = infix(code('gl_SubgroupInvocationID'), '&', code('0xfffffffcu'))
  const target = writer.reuse(infix(first, '|', lane!), operandType(context, 1), 'lane')
  return ofRows(context, (part) => call('subgroupShuffle', part, target), value!)
}

function ofRows(context: IntrinsicCall, write: (part: Code) => Code, value: Code): Code {
  const { writer } = context
  const type = operandType(context, 0)
  needExtendedTypes(writer, type)
  if (type.kind !== 'matrix') return effectful(write(value))
  const reused = writer.reuse(value, type)
  const rows = Array.from({ length: type.rows }, (_, row) => write(element(reused, code(String(row)))))
  return effectful(call(typeName(writer, type), ...rows))
}
