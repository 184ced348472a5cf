// Ray tracing, inline ray tracing, and what passes payloads from shader to shader.
//
//   traceray(%scene, ..., ptr %payload)     =>     @dx.op.traceRay.struct.Payload(157, %scene, ..., ptr %payload)
import { constantInt, undefValue } from '../../../ir/constants.ts'
import { Instruction } from '../../../ir/instructions.ts'
import { GlobalVariable } from '../../../ir/module.ts'
import { floatType, type IrType, i8, i32, ptr, type StructType, scalarOf } from '../../../ir/types.ts'
import { Argument, type Value } from '../../../ir/values.ts'
import { indexedType } from '../indexed-type.ts'
import { noOverload } from '../operation-calls.ts'
import type { IntrinsicCall, IntrinsicRow, Result } from './lowering.ts'

/** The struct a pointer points to: operations that take one are overloaded on it. */
function pointeeOf(pointer: Value): StructType | undefined {
  if (pointer instanceof Instruction && pointer.opcode === 'alloca')
    return pointer.subjectType?.kind === 'struct' ? pointer.subjectType : undefined
  if (pointer instanceof GlobalVariable) return pointer.valueType.kind === 'struct' ? pointer.valueType : undefined
  if (pointer instanceof Argument && pointer.pointee?.kind === 'struct') return pointer.pointee
  if (pointer instanceof Instruction && pointer.opcode === 'getelementptr') {
    const type = indexedType(pointer.subjectType!, pointer.operands.slice(1))
    return type.kind === 'struct' ? type : undefined
  }
  for (const user of pointer.users())
    if (user instanceof Instruction && user.opcode === 'getelementptr' && user.subjectType?.kind === 'struct')
      return user.subjectType
  return undefined
}

export function overloadOf(call: IntrinsicCall, pointer: Value): IrType {
  const type = pointer === call.instruction ? call.lowering.payloadType : pointeeOf(pointer)
  if (type?.name) return type
  call.unsupported('a payload of unknown type')
  return i32
}

/** All arguments, vectors as their components. */
function flatArguments(call: IntrinsicCall, first = 0): Value[] {
  return Array.from({ length: call.count - first }, (_, index) => call.components(first + index)).flat()
}

function withPayload(name: string): IntrinsicRow {
  return (call) => {
    const last = call.value(call.count - 1)
    const result = call.operation(name, overloadOf(call, last), flatArguments(call))
    return call.type.kind === 'void' ? undefined : result
  }
}

function traceRay(call: IntrinsicCall): Result {
  const payload = call.value(call.count - 1)
  call.operation('traceRay', overloadOf(call, payload), [call.handle(0), ...flatArguments(call, 1)])
  return undefined
}

function simple(name: string): IntrinsicRow {
  return (call) => {
    const result = call.operation(name, call.type, flatArguments(call))
    return call.type.kind === 'void' ? undefined : result
  }
}

/** A vector read component by component; `before` are operands in front of the component's number. */
function vector(name: string): IntrinsicRow {
  return (call) => {
    const count = call.type.kind === 'vector' ? call.type.count : 1
    const before = flatArguments(call)
    const type = scalarOf(call.type)
    const values = Array.from({ length: count }, (_, index) =>
      call.operation(name, type, [...before, constantInt(i8, index)]),
    )
    return call.type.kind === 'vector' ? values : values[0]
  }
}

/** Three rows of four. */
function transform(name: string): IntrinsicRow {
  return (call) => {
    const before = flatArguments(call)
    return Array.from({ length: 12 }, (_, index) =>
      call.operation(name, floatType, [...before, constantInt(i32, index >> 2), constantInt(i8, index & 3)]),
    )
  }
}

/** The corners of the triangle: nine numbers in one vector. */
export function positions(name: string): IntrinsicRow {
  return (call) => {
    const operands = Array.from({ length: call.count }, (_, index) =>
      call.instruction.argument(index).type.kind === 'target' ? call.handle(index) : call.value(index),
    )
    const vector = call.operation(name, floatType, operands)
    return Array.from({ length: 9 }, (_, index) => call.lowering.builder.extractElement(vector, index))
  }
}

/** `candidate.*` and `committed.*` by the last words of the operation. */
const hitScalars: Readonly<Record<string, string>> = {
  'cluster.id': 'ClusterID',
  'geometry.index': 'GeometryIndex',
  'instance.contribution': 'InstanceContributionToHitGroupIndex',
  'instance.id': 'InstanceID',
  'instance.index': 'InstanceIndex',
  'primitive.index': 'PrimitiveIndex',
  'triangle.front.face': 'TriangleFrontFace',
}
const hitVectors: Readonly<Record<string, string>> = {
  'object.ray.direction': 'ObjectRayDirection',
  'object.ray.origin': 'ObjectRayOrigin',
  'triangle.barycentrics': 'TriangleBarycentrics',
}
const hitTransforms: Readonly<Record<string, string>> = {
  'object.to.world': 'ObjectToWorld3x4',
  'world.to.object': 'WorldToObject3x4',
}

function forBothHits(names: Readonly<Record<string, string>>, make: (name: string) => IntrinsicRow) {
  return Object.fromEntries(
    Object.entries(names).flatMap(([name, operation]) => [
      [`llvm.dx.rayquery.candidate.${name}`, make(`rayQuery_Candidate${operation}`)],
      [`llvm.dx.rayquery.committed.${name}`, make(`rayQuery_Committed${operation}`)],
    ]),
  )
}

function feedback(name: string, scalars: 'none' | 'one' | 'derivatives', clamped: boolean): IntrinsicRow {
  return (call) => {
    const padded = (values: readonly Value[], count: number): Value[] =>
      Array.from({ length: count }, (_, index) => values[index] ?? undefValue(floatType))
    let next = 4
    const location = padded(call.components(3), 4)
    const own: Value[] = []
    if (scalars === 'one') own.push(call.components(next++)[0]!)
    if (scalars === 'derivatives') own.push(...[0, 1].flatMap(() => padded(call.components(next++), 3)))
    const clamp = name === 'writeSamplerFeedbackLevel' ? [] : padded(clamped ? call.components(next) : [], 1)
    call.operation(name, noOverload, [call.handle(0), call.handle(1), call.handle(2), ...location, ...own, ...clamp])
    return undefined
  }
}

export const rayRows: Readonly<Record<string, IntrinsicRow>> = {
  'llvm.dx.traceray': traceRay,
  'llvm.dx.callshader': withPayload('callShader'),
  'llvm.dx.reporthit': withPayload('reportHit'),
  'llvm.dx.ignore.hit': simple('ignoreHit'),
  'llvm.dx.accept.hit.and.end.search': simple('acceptHitAndEndSearch'),
  'llvm.dx.dispatch.rays.index': vector('dispatchRaysIndex'),
  'llvm.dx.dispatch.rays.dimensions': vector('dispatchRaysDimensions'),
  'llvm.dx.world.ray.origin': vector('worldRayOrigin'),
  'llvm.dx.world.ray.direction': vector('worldRayDirection'),
  'llvm.dx.object.ray.origin': vector('objectRayOrigin'),
  'llvm.dx.object.ray.direction': vector('objectRayDirection'),
  'llvm.dx.object.to.world': transform('objectToWorld'),
  'llvm.dx.world.to.object': transform('worldToObject'),
  'llvm.dx.ray.flags': simple('rayFlags'),
  'llvm.dx.ray.t.min': simple('rayTMin'),
  'llvm.dx.ray.t.current': simple('rayTCurrent'),
  'llvm.dx.hit.kind': simple('hitKind'),
  'llvm.dx.primitive.index': simple('primitiveIndex'),
  'llvm.dx.instance.id': simple('instanceID'),
  'llvm.dx.instance.index': simple('instanceIndex'),
  'llvm.dx.geometry.index': simple('geometryIndex'),
  'llvm.dx.cluster.id': (call) => call.operation('clusterID', noOverload, []),
  'llvm.dx.triangle.object.positions': positions('triangleObjectPosition'),

  'llvm.dx.rayquery.allocate': (call) => call.operation('allocateRayQuery', noOverload, [call.value(0)]),
  'llvm.dx.rayquery.allocate.with.flags': (call) =>
    call.operation('allocateRayQuery2', noOverload, [call.value(0), call.value(1)]),
  'llvm.dx.rayquery.trace': (call) => {
    const operands = [call.value(0), call.handle(1), ...flatArguments(call, 2)]
    call.operation('rayQuery_TraceRayInline', noOverload, operands)
    return undefined
  },
  'llvm.dx.rayquery.proceed': simple('rayQuery_Proceed'),
  'llvm.dx.rayquery.abort': simple('rayQuery_Abort'),
  'llvm.dx.rayquery.commit.non.opaque.triangle.hit': simple('rayQuery_CommitNonOpaqueTriangleHit'),
  'llvm.dx.rayquery.commit.procedural.primitive.hit': simple('rayQuery_CommitProceduralPrimitiveHit'),
  'llvm.dx.rayquery.committed.status': simple('rayQuery_CommittedStatus'),
  'llvm.dx.rayquery.candidate.type': simple('rayQuery_CandidateType'),
  'llvm.dx.rayquery.candidate.procedural.primitive.non.opaque': simple(
    'rayQuery_CandidateProceduralPrimitiveNonOpaque',
  ),
  'llvm.dx.rayquery.candidate.triangle.ray.t': simple('rayQuery_CandidateTriangleRayT'),
  'llvm.dx.rayquery.committed.ray.t': simple('rayQuery_CommittedRayT'),
  'llvm.dx.rayquery.ray.flags': simple('rayQuery_RayFlags'),
  'llvm.dx.rayquery.ray.t.min': simple('rayQuery_RayTMin'),
  'llvm.dx.rayquery.world.ray.origin': vector('rayQuery_WorldRayOrigin'),
  'llvm.dx.rayquery.world.ray.direction': vector('rayQuery_WorldRayDirection'),
  ...forBothHits(hitScalars, simple),
  ...forBothHits(hitVectors, vector),
  ...forBothHits(hitTransforms, transform),
  ...forBothHits({ 'triangle.object.positions': 'TriangleObjectPosition' }, positions),

  'llvm.dx.set.mesh.output.counts': simple('setMeshOutputCounts'),
  'llvm.dx.mesh.indices.store': simple('emitIndices'),
  'llvm.dx.dispatch.mesh': withPayload('dispatchMesh'),
  'llvm.dx.mesh.payload': (call) => {
    const pointer = call.operation('getMeshPayload', overloadOf(call, call.instruction), [])
    return pointer.type === ptr ? pointer : undefined
  },

  ...Object.fromEntries(
    (
      [
        ['', 'writeSamplerFeedback', 'none'],
        ['.bias', 'writeSamplerFeedbackBias', 'one'],
        ['.level', 'writeSamplerFeedbackLevel', 'one'],
        ['.grad', 'writeSamplerFeedbackGrad', 'derivatives'],
      ] as const
    ).flatMap(([suffix, name, scalars]) => [
      [`llvm.dx.resource.writesamplerfeedback${suffix}`, feedback(name, scalars, false)],
      [`llvm.dx.resource.writesamplerfeedback${suffix}.clamp`, feedback(name, scalars, true)],
    ]),
  ),
}
