// Threads, waves, quads, barriers, and system values of the stage.
import { ConstantExpression, constantInt, zeroValue } from '../../../ir/constants.ts'
import { Flag } from '../../../ir/opcodes.ts'
import { arrayType, i1, i8, i32 } from '../../../ir/types.ts'
import type { Value } from '../../../ir/values.ts'
import { noOverload } from '../operation-calls.ts'
import type { IntrinsicCall, IntrinsicRow, Result } from './lowering.ts'
import { column } from './signature-io.ts'

function argumentsOf(call: IntrinsicCall): Value[] {
  return Array.from({ length: call.count }, (_, index) => call.value(index))
}

/** All arguments as they are; overloaded on the result. */
function plain(name: string): IntrinsicRow {
  return (call) => {
    const result = call.operation(name, call.type, argumentsOf(call))
    return call.type.kind === 'void' ? undefined : result
  }
}

/** The component's number is an i8. */
function byComponent(name: string): IntrinsicRow {
  return (call) => call.operation(name, call.type, [column(call, 0)])
}

/** Bits of a barrier: 1 waits for the group, 2 is device memory, 8 groupshared memory. */
function barrier(mode: number): IntrinsicRow {
  return (call) => {
    call.operation('barrier', noOverload, [constantInt(i32, mode)])
    return undefined
  }
}

/** A wave operation on each component, with constants behind it. */
function wave(name: string, ...numbers: readonly number[]): IntrinsicRow {
  const constants = numbers.map((value) => constantInt(i8, value))
  return (call) => call.eachComponent((args) => call.operation(name, args[0]!.type, [...args, ...constants]))
}

const breakCondition = 'dx.break.cond'

/** A condition that is always true, read from a constant in memory so that no optimiser sees it, as in DXC. */
function breakOut({ builder, lowering: { module } }: IntrinsicCall): Value {
  const type = arrayType(1, i32)
  const global =
    module.globals.get(breakCondition) ??
    module.createGlobal(breakCondition, type, { linkage: 'internal', constant: true, initializer: zeroValue(type) })
  const zero = constantInt(i32, 0)
  const address = new ConstantExpression('getelementptr', global.type, [global, zero, zero], Flag.inbounds, type)
  return builder.icmp('eq', builder.load(i32, address, '', 4), zero)
}

const [sum, product, minimum, maximum] = [0, 1, 2, 3]
const [signed, unsigned] = [0, 1]

export const threadRows: Readonly<Record<string, IntrinsicRow>> = {
  'llvm.dx.break': breakOut,
  'llvm.dx.thread.id': plain('threadId'),
  'llvm.dx.group.id': plain('groupId'),
  'llvm.dx.thread.id.in.group': plain('threadIdInGroup'),
  'llvm.dx.flattened.thread.id.in.group': plain('flattenedThreadIdInGroup'),
  'llvm.dx.domain.location': byComponent('domainLocation'),
  'llvm.dx.output.control.point.id': plain('outputControlPointID'),
  'llvm.dx.primitive.id': plain('primitiveID'),
  'llvm.dx.gs.instance.id': plain('gSInstanceID'),
  'llvm.dx.sample.index': plain('sampleIndex'),
  'llvm.dx.coverage': plain('coverage'),
  'llvm.dx.inner.coverage': plain('innerCoverage'),
  'llvm.dx.view.id': plain('viewID'),
  'llvm.dx.start.vertex.location': plain('startVertexLocation'),
  'llvm.dx.start.instance.location': plain('startInstanceLocation'),
  'llvm.dx.is.helper.lane': plain('isHelperLane'),
  'llvm.dx.discard': plain('discard'),
  'llvm.dx.render.target.sample.count': plain('renderTargetGetSampleCount'),
  'llvm.dx.render.target.sample.position': (call) => pairOf(call, 'renderTargetGetSamplePosition'),
  'llvm.dx.stream.emit': stream('emitStream'),
  'llvm.dx.stream.cut': stream('cutStream'),

  'llvm.dx.group.memory.barrier': barrier(8),
  'llvm.dx.group.memory.barrier.with.group.sync': barrier(9),
  'llvm.dx.device.memory.barrier': barrier(2),
  'llvm.dx.device.memory.barrier.with.group.sync': barrier(3),
  'llvm.dx.all.memory.barrier': barrier(10),
  'llvm.dx.all.memory.barrier.with.group.sync': barrier(11),
  'llvm.dx.memory.barrier': barrier(10),
  'llvm.dx.memory.barrier.with.group.sync': barrier(11),
  'llvm.dx.barrier.by.memory.type': plain('barrierByMemoryType'),
  'llvm.dx.barrier.by.memory.handle': (call) => {
    call.operation('barrierByMemoryHandle', noOverload, [call.handle(0), call.value(1)])
    return undefined
  },

  'llvm.dx.wave.all': plain('waveAllTrue'),
  'llvm.dx.wave.any': plain('waveAnyTrue'),
  'llvm.dx.wave.active.all.equal': wave('waveActiveAllEqual'),
  'llvm.dx.wave.ballot': fourWords('waveActiveBallot'),
  'llvm.dx.wave.match': fourWords('waveMatch'),
  'llvm.dx.wave.active.countbits': plain('waveAllBitCount'),
  'llvm.dx.wave.prefix.countbits': plain('wavePrefixBitCount'),
  'llvm.dx.wave.multiprefix.countbits': plain('waveMultiPrefixBitCount'),
  'llvm.dx.debug.break': plain('debugBreak'),
  'llvm.dx.is.debugging.enabled': plain('isDebuggingEnabled'),
  'llvm.dx.group.wave.count': plain('getGroupWaveCount'),
  'llvm.dx.group.wave.index': plain('getGroupWaveIndex'),
  'llvm.dx.wave.get.lane.count': plain('waveGetLaneCount'),
  'llvm.dx.wave.getlaneindex': plain('waveGetLaneIndex'),
  'llvm.dx.wave.is.first.lane': plain('waveIsFirstLane'),
  'llvm.dx.wave.readlane': wave('waveReadLaneAt'),
  'llvm.dx.wave.read.lane.first': wave('waveReadLaneFirst'),
  'llvm.dx.wave.reduce.sum': wave('waveActiveOp', sum!, signed!),
  'llvm.dx.wave.reduce.usum': wave('waveActiveOp', sum!, unsigned!),
  'llvm.dx.wave.reduce.product': wave('waveActiveOp', product!, signed!),
  'llvm.dx.wave.reduce.uproduct': wave('waveActiveOp', product!, unsigned!),
  'llvm.dx.wave.reduce.min': wave('waveActiveOp', minimum!, signed!),
  'llvm.dx.wave.reduce.umin': wave('waveActiveOp', minimum!, unsigned!),
  'llvm.dx.wave.reduce.max': wave('waveActiveOp', maximum!, signed!),
  'llvm.dx.wave.reduce.umax': wave('waveActiveOp', maximum!, unsigned!),
  'llvm.dx.wave.reduce.and': wave('waveActiveBit', 0),
  'llvm.dx.wave.reduce.or': wave('waveActiveBit', 1),
  'llvm.dx.wave.reduce.xor': wave('waveActiveBit', 2),
  'llvm.dx.wave.prefix.sum': wave('wavePrefixOp', sum!, signed!),
  'llvm.dx.wave.prefix.usum': wave('wavePrefixOp', sum!, unsigned!),
  'llvm.dx.wave.prefix.product': wave('wavePrefixOp', product!, signed!),
  'llvm.dx.wave.prefix.uproduct': wave('wavePrefixOp', product!, unsigned!),
  'llvm.dx.wave.multiprefix.sum': wave('waveMultiPrefixOp', 0, signed!),
  'llvm.dx.wave.multiprefix.usum': wave('waveMultiPrefixOp', 0, unsigned!),
  'llvm.dx.wave.multiprefix.and': wave('waveMultiPrefixOp', 1, signed!),
  'llvm.dx.wave.multiprefix.or': wave('waveMultiPrefixOp', 2, signed!),
  'llvm.dx.wave.multiprefix.xor': wave('waveMultiPrefixOp', 3, signed!),
  'llvm.dx.wave.multiprefix.product': wave('waveMultiPrefixOp', 4, signed!),
  'llvm.dx.wave.multiprefix.uproduct': wave('waveMultiPrefixOp', 4, unsigned!),

  'llvm.dx.quad.read.lane.at': wave('quadReadLaneAt'),
  'llvm.dx.quad.read.across.x': wave('quadOp', 0),
  'llvm.dx.quad.read.across.y': wave('quadOp', 1),
  'llvm.dx.quad.read.across.diagonal': wave('quadOp', 2),
  'llvm.dx.quad.any': vote(0, 'or'),
  'llvm.dx.quad.all': vote(1, 'and'),
}

function stream(name: string): IntrinsicRow {
  return (call) => {
    call.operation(name, noOverload, [column(call, 0)])
    return undefined
  }
}

function pairOf(call: IntrinsicCall, name: string): Result {
  const result = call.operation(name, noOverload, argumentsOf(call))
  return [0, 1].map((index) => call.builder.extractValue(result, [index]))
}

function fourWords(name: string): IntrinsicRow {
  return (call) => {
    const result = call.operation(name, call.value(0).type, argumentsOf(call))
    return { members: [0, 1, 2, 3].map((index) => () => call.builder.extractValue(result, [index])) }
  }
}

/** Before shader model 6.7, each thread asks the three others. */
function vote(kind: number, opcode: 'and' | 'or'): IntrinsicRow {
  return (call) => {
    const { builder, lowering } = call
    const condition = call.value(0)
    if (lowering.minor >= 7) return call.operation('quadVote', i1, [condition, constantInt(i8, kind)])
    const own = builder.cast('zext', condition, i32)
    const votes = [0, 1, 2].map((way) => call.operation('quadOp', i32, [own, constantInt(i8, way)]))
    const all = votes.reduce<Value>((result, next) => builder.binary(opcode, result, next), own)
    return builder.icmp('ne', all, constantInt(i32, 0))
  }
}
