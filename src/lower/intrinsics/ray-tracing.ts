// Ray tracing: what shaders ask about their ray and hit, and the calls of other shaders. Payloads, attributes and parameters are
// passed by address. Transforms are one operation each; the 4x3 ones are their transposes.
//
//   TraceRay(scene, flags, ..., ray, payload)   =>   @llvm.dx.traceray(scene, flags, ..., origin, tmin, direction, tmax, payload)
import { floatType, i1, vectorType, voidType } from '../../ir/types.ts'
import type { Value } from '../../ir/values.ts'
import { floatType as floatLeaf } from '../../types/types.ts'
import { temporary } from '../access.ts'
import { leafReader, loadLeaves, storeLeaves } from '../aggregates.ts'
import type { MemoryPlace } from '../place.ts'
import { componentsOf, fromComponents } from '../vectors.ts'
import type { BuiltinCall, IntrinsicLowering } from './call.ts'
import { transposed } from './products.ts'
import { type IntrinsicTable, plain } from './tables.ts'

export const rayTracingIntrinsics: IntrinsicTable = {
  AcceptHitAndEndSearch: plain('llvm.dx.accept.hit.and.end.search'),
  CallShader: callShader,
  ClusterID: plain('llvm.dx.cluster.id'),
  DispatchRaysDimensions: plain('llvm.dx.dispatch.rays.dimensions'),
  DispatchRaysIndex: plain('llvm.dx.dispatch.rays.index'),
  GeometryIndex: plain('llvm.dx.geometry.index'),
  HitKind: plain('llvm.dx.hit.kind'),
  IgnoreHit: plain('llvm.dx.ignore.hit'),
  InstanceID: plain('llvm.dx.instance.id'),
  InstanceIndex: plain('llvm.dx.instance.index'),
  ObjectRayDirection: plain('llvm.dx.object.ray.direction'),
  ObjectRayOrigin: plain('llvm.dx.object.ray.origin'),
  ObjectToWorld: transform('llvm.dx.object.to.world'),
  ObjectToWorld3x4: transform('llvm.dx.object.to.world'),
  ObjectToWorld4x3: transform('llvm.dx.object.to.world'),
  PrimitiveIndex: plain('llvm.dx.primitive.index'),
  RayFlags: plain('llvm.dx.ray.flags'),
  RayTCurrent: plain('llvm.dx.ray.t.current'),
  RayTMin: plain('llvm.dx.ray.t.min'),
  ReportHit: reportHit,
  TraceRay: traceRay,
  TriangleObjectPositions: (call) => trianglePositions(call, 'llvm.dx.triangle.object.positions', []),
  WorldRayDirection: plain('llvm.dx.world.ray.direction'),
  WorldRayOrigin: plain('llvm.dx.world.ray.origin'),
  WorldToObject: transform('llvm.dx.world.to.object'),
  WorldToObject3x4: transform('llvm.dx.world.to.object'),
  WorldToObject4x3: transform('llvm.dx.world.to.object'),
}

function transform(name: string): IntrinsicLowering {
  return (call) => orientedTransform(call, name, [])
}

/** The intrinsic gives three rows of four; who asks for four rows of three gets the transpose. */
export function orientedTransform(call: BuiltinCall, name: string, operands: readonly Value[]): Value {
  const matrix = call.builder.callIntrinsic(name, [], vectorType(12, floatType), operands)
  const isTransposed = call.type.kind === 'matrix' && call.type.rows === 4
  return isTransposed ? transposed(call, matrix, { rows: 3, columns: 4 }) : matrix
}

/** BuiltInTrianglePositions, from nine numbers. */
export function trianglePositions(call: BuiltinCall, name: string, operands: readonly Value[]): MemoryPlace {
  const vector = call.builder.callIntrinsic(name, [], vectorType(9, floatType), operands)
  const target = temporary(call.context, call.type, 'positions')
  const leaves = componentsOf(call.builder, vector).map((value) => ({ value, type: floatLeaf }))
  storeLeaves(call.context, target, leafReader(leaves))
  return target
}

/** Origin, least distance, direction and greatest distance of a RayDesc. */
export function rayOperands(call: BuiltinCall, index: number): Value[] {
  const values = loadLeaves(call.context, call.place(index)).map(({ value }) => value)
  const three = (first: number): Value =>
    fromComponents(call.builder, vectorType(3, floatType), values.slice(first, first + 3))
  return [three(0), values[3]!, three(4), values[7]!]
}

/** The arguments from `first` up to `end`. */
export function valuesFrom(call: BuiltinCall, first: number, end: number): Value[] {
  return Array.from({ length: end - first }, (_, index) => call.value(first + index))
}

function traceRay(call: BuiltinCall): undefined {
  const payload = call.memory(7)
  const operands = [...valuesFrom(call, 0, 6), ...rayOperands(call, 6), payload.pointer]
  call.builder.callIntrinsic('llvm.dx.traceray', [payload.pointer.type], voidType, operands)
  payload.finish()
}

function callShader(call: BuiltinCall): undefined {
  const parameter = call.memory(1)
  const operands = [call.value(0), parameter.pointer]
  call.builder.callIntrinsic('llvm.dx.callshader', [parameter.pointer.type], voidType, operands)
  parameter.finish()
}

function reportHit(call: BuiltinCall): Value {
  const { pointer } = call.memory(2)
  const operands = [call.value(0), call.value(1), pointer]
  return call.builder.callIntrinsic('llvm.dx.reporthit', [pointer.type], i1, operands)
}
