// Operations across the threads of a wave or quad. A wave is a subgroup of Vulkan.
import { GroupOperation, Scope } from '../enumerants.ts'
import type { CapabilityName, Id } from '../module.ts'
import type { OpcodeName } from '../opcodes.ts'
import { builtInVariable } from './built-ins.ts'
import type { BuiltinCall, Operation, OperationTable } from './call.ts'
import { useQuads } from './derivatives.ts'
import { kindOf } from './vectors.ts'

interface ByKind {
  readonly float: OpcodeName
  readonly signed: OpcodeName
  readonly unsigned: OpcodeName
}

function integers(opcode: OpcodeName): ByKind {
  return { float: opcode, signed: opcode, unsigned: opcode }
}

const sum: ByKind = { ...integers('OpGroupNonUniformIAdd'), float: 'OpGroupNonUniformFAdd' }
const product: ByKind = { ...integers('OpGroupNonUniformIMul'), float: 'OpGroupNonUniformFMul' }
const minimum: ByKind = {
  float: 'OpGroupNonUniformFMin',
  signed: 'OpGroupNonUniformSMin',
  unsigned: 'OpGroupNonUniformUMin',
}
const maximum: ByKind = {
  float: 'OpGroupNonUniformFMax',
  signed: 'OpGroupNonUniformSMax',
  unsigned: 'OpGroupNonUniformUMax',
}
const bitAnd = integers('OpGroupNonUniformBitwiseAnd')
const bitOr = integers('OpGroupNonUniformBitwiseOr')
const bitXor = integers('OpGroupNonUniformBitwiseXor')

/** Directions of OpGroupNonUniformQuadSwap. */
const horizontal = 0
const vertical = 1
const diagonal = 2

const operations: OperationTable = {
  GetGroupWaveCount: input('NumSubgroups'),
  GetGroupWaveIndex: input('SubgroupId'),
  QuadReadAcrossDiagonal: quadSwap(diagonal),
  QuadReadAcrossX: quadSwap(horizontal),
  QuadReadAcrossY: quadSwap(vertical),
  QuadReadLaneAt: quadLane,
  WaveActiveAllEqual: vote('OpGroupNonUniformAllEqual'),
  WaveActiveAllTrue: vote('OpGroupNonUniformAll'),
  WaveActiveAnyTrue: vote('OpGroupNonUniformAny'),
  WaveActiveBallot: (call) => ballot(call, call.value(0)),
  WaveActiveBitAnd: reduce(bitAnd, 'Reduce'),
  WaveActiveBitOr: reduce(bitOr, 'Reduce'),
  WaveActiveBitXor: reduce(bitXor, 'Reduce'),
  WaveActiveCountBits: (call) => countBallot(call, 'Reduce', ballot(call, call.value(0))),
  WaveActiveMax: reduce(maximum, 'Reduce'),
  WaveActiveMin: reduce(minimum, 'Reduce'),
  WaveActiveProduct: reduce(product, 'Reduce'),
  WaveActiveSum: reduce(sum, 'Reduce'),
  WaveGetLaneCount: input('SubgroupSize'),
  WaveGetLaneIndex: input('SubgroupLocalInvocationId'),
  WaveIsFirstLane: (call) => {
    call.module.capability('GroupNonUniform')
    return call.writer.emit('OpGroupNonUniformElect', call.module.boolType(), subgroup(call))
  },
  WaveMatch: match,
  WaveMultiPrefixBitAnd: partitioned(bitAnd),
  WaveMultiPrefixBitOr: partitioned(bitOr),
  WaveMultiPrefixBitXor: partitioned(bitXor),
  WaveMultiPrefixCountBits: (call) => {
    const masked = call.writer.emit('OpBitwiseAnd', fourWords(call), ballot(call, call.value(0)), call.value(1))
    return countBallot(call, 'ExclusiveScan', masked)
  },
  WaveMultiPrefixProduct: partitioned(product),
  WaveMultiPrefixSum: partitioned(sum),
  WavePrefixCountBits: (call) => countBallot(call, 'ExclusiveScan', ballot(call, call.value(0))),
  WavePrefixProduct: reduce(product, 'ExclusiveScan'),
  WavePrefixSum: reduce(sum, 'ExclusiveScan'),
  WaveReadLaneAt: exchange('OpGroupNonUniformShuffle', 'GroupNonUniformShuffle'),
  WaveReadLaneFirst: exchange('OpGroupNonUniformBroadcastFirst', 'GroupNonUniformBallot'),
}

/** Subgroups came with SPIR-V 1.3. */
export const waveOperations: OperationTable = Object.fromEntries(
  Object.entries(operations).map(([name, operation]): [string, Operation] => [
    name,
    (call) => (call.module.atLeast(1, 3) ? operation(call) : call.lacks(`'${name}'`, 3)),
  ]),
)

function subgroup({ module }: BuiltinCall): Id {
  return module.uint(Scope.Subgroup)
}

function fourWords({ module }: BuiltinCall): Id {
  return module.vectorType(module.intType(32, false), 4)
}

function input(name: 'NumSubgroups' | 'SubgroupId' | 'SubgroupSize' | 'SubgroupLocalInvocationId'): Operation {
  return (call) => {
    call.module.capability('GroupNonUniform')
    return builtInVariable(call.writer, name, call.module.intType(32, false))
  }
}

function vote(opcode: OpcodeName): Operation {
  return (call) => {
    call.module.capability('GroupNonUniformVote')
    return call.writer.emit(opcode, call.module.boolType(), subgroup(call), call.value(0))
  }
}

function ballot(call: BuiltinCall, condition: Id): Id {
  call.module.capability('GroupNonUniformBallot')
  return call.writer.emit('OpGroupNonUniformBallot', fourWords(call), subgroup(call), condition)
}

function countBallot(call: BuiltinCall, operation: keyof typeof GroupOperation, words: Id): Id {
  const { module, writer } = call
  const uint = module.intType(32, false)
  return writer.emit('OpGroupNonUniformBallotBitCount', uint, subgroup(call), GroupOperation[operation], words)
}

function opcodeFor(call: BuiltinCall, opcodes: ByKind): OpcodeName {
  const kind = kindOf(call.writer, call.value(0))
  return opcodes[kind === 'bool' ? 'unsigned' : kind]
}

function reduce(opcodes: ByKind, operation: keyof typeof GroupOperation): Operation {
  return (call) => {
    const { module, resultType, writer } = call
    module.capability('GroupNonUniformArithmetic')
    const opcode = opcodeFor(call, opcodes)
    return writer.emit(opcode, resultType, subgroup(call), GroupOperation[operation], call.value(0))
  }
}

/** Another lane's value of the first argument; the others say which lane. */
function exchange(opcode: OpcodeName, capability: CapabilityName): Operation {
  return (call) => {
    call.module.capability(capability)
    return call.writer.emit(opcode, call.resultType, subgroup(call), ...call.values())
  }
}

/** Before SPIR-V 1.5 the lane must be a constant; else it is a lane of the wave, four of which are a quad. */
function quadLane(call: BuiltinCall): Id {
  const { module, writer } = call
  const lane = call.value(1)
  useQuads(writer)
  if (module.atLeast(1, 5) || module.isConstant(lane))
    return exchange('OpGroupNonUniformQuadBroadcast', 'GroupNonUniformQuad')(call)
  module.capability('GroupNonUniformShuffle')
  const uint = module.intType(32, false)
  const own = input('SubgroupLocalInvocationId')(call)
  const first = writer.emit('OpBitwiseAnd', uint, own, module.uint(0xfffffffc))
  const wanted = writer.emit('OpBitwiseOr', uint, first, lane)
  return writer.emit('OpGroupNonUniformShuffle', call.resultType, subgroup(call), call.value(0), wanted)
}

function quadSwap(direction: number): Operation {
  return (call) => {
    const { module, writer } = call
    module.capability('GroupNonUniformQuad')
    useQuads(writer)
    const operand = module.uint(direction)
    return writer.emit('OpGroupNonUniformQuadSwap', call.resultType, subgroup(call), call.value(0), operand)
  }
}

// ---- Parts of a wave

function usePartitions({ module }: BuiltinCall): void {
  module.capability('GroupNonUniformPartitionedNV')
  module.extension('SPV_NV_shader_subgroup_partitioned')
}

/** The lanes that have the same value. */
function match(call: BuiltinCall): Id {
  usePartitions(call)
  call.module.capability('GroupNonUniformBallot')
  return call.writer.emit('OpGroupNonUniformPartitionNV', fourWords(call), call.value(0))
}

function partitioned(opcodes: ByKind): Operation {
  return (call) => {
    usePartitions(call)
    const operation = GroupOperation.PartitionedExclusiveScanNV
    return call.writer.emit(opcodeFor(call, opcodes), call.resultType, subgroup(call), operation, ...call.values())
  }
}
