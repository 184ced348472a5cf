// Hit objects: values of %dx.types.HitObject, which may also lie in local variables.
//
//   hitobject.trace.ray(%scene, ..., ptr %payload)     =>     @dx.op.hitObject_TraceRay.struct.Payload(262, %scene, ..., ptr %payload)
import { constantInt, undefValue } from '../../../ir/constants.ts'
import { i32, scalarOf } from '../../../ir/types.ts'
import type { Value } from '../../../ir/values.ts'
import { noOverload } from '../operation-calls.ts'
import type { IntrinsicCall, IntrinsicRow, Result } from './lowering.ts'
import { overloadOf, positions } from './ray-tracing.ts'

/** All arguments: handles, scalars, vectors as their components. */
function argumentsOf(call: IntrinsicCall): Value[] {
  return Array.from({ length: call.count }, (_, index) =>
    call.instruction.argument(index).type.kind === 'target' ? [call.handle(index)] : call.components(index),
  ).flat()
}

function result(call: IntrinsicCall, value: Value): Result {
  if (call.type.kind === 'void') return undefined
  if (call.type.kind !== 'target') return value
  call.lowering.handles.set(call.instruction, value)
  return undefined
}

function plain(name: string): IntrinsicRow {
  return (call) => result(call, call.operation(name, noOverload, argumentsOf(call)))
}

/** Overloaded on the struct the last argument points to. */
function withStruct(name: string): IntrinsicRow {
  return (call) => result(call, call.operation(name, overloadOf(call, call.value(call.count - 1)), argumentsOf(call)))
}

function scalar(name: string): IntrinsicRow {
  return (call) => call.operation(name, call.type, [call.handle(0)])
}

function vector(name: string): IntrinsicRow {
  return (call) =>
    [0, 1, 2].map((index) => call.operation(name, scalarOf(call.type), [call.handle(0), constantInt(i32, index)]))
}

/** Three rows of four. */
function transform(name: string): IntrinsicRow {
  return (call) =>
    Array.from({ length: 12 }, (_, index) =>
      call.operation(name, scalarOf(call.type), [
        call.handle(0),
        constantInt(i32, index >> 2),
        constantInt(i32, index & 3),
      ]),
    )
}

/** Without a hit object it is an empty one, without a hint no bits of it count. */
function reorder(hasObject: boolean, hasHint: boolean): IntrinsicRow {
  return (call) => {
    const object = hasObject ? call.handle(0) : call.operation('hitObject_MakeNop', noOverload, [])
    const first = hasObject ? 1 : 0
    const hint = hasHint ? [call.value(first), call.value(first + 1)] : [undefValue(i32), constantInt(i32, 0)]
    call.operation('maybeReorderThread', noOverload, [object, ...hint])
    return undefined
  }
}

const scalars: Readonly<Record<string, string>> = {
  'cluster.id': 'ClusterID',
  'geometry.index': 'GeometryIndex',
  'hit.kind': 'HitKind',
  'instance.id': 'InstanceID',
  'instance.index': 'InstanceIndex',
  'is.hit': 'IsHit',
  'is.miss': 'IsMiss',
  'is.nop': 'IsNop',
  'primitive.index': 'PrimitiveIndex',
  'ray.flags': 'RayFlags',
  'ray.t.current': 'RayTCurrent',
  'ray.t.min': 'RayTMin',
  'shader.table.index': 'ShaderTableIndex',
}
const vectors: Readonly<Record<string, string>> = {
  'object.ray.direction': 'ObjectRayDirection',
  'object.ray.origin': 'ObjectRayOrigin',
  'world.ray.direction': 'WorldRayDirection',
  'world.ray.origin': 'WorldRayOrigin',
}
const transforms: Readonly<Record<string, string>> = {
  'object.to.world': 'ObjectToWorld3x4',
  'world.to.object': 'WorldToObject3x4',
}

function rowsOf(names: Readonly<Record<string, string>>, make: (name: string) => IntrinsicRow) {
  return Object.fromEntries(
    Object.entries(names).map(([name, operation]) => [`llvm.dx.hitobject.${name}`, make(`hitObject_${operation}`)]),
  )
}

export const hitObjectRows: Readonly<Record<string, IntrinsicRow>> = {
  ...rowsOf(scalars, scalar),
  ...rowsOf(vectors, vector),
  ...rowsOf(transforms, transform),
  'llvm.dx.hitobject.triangle.object.positions': positions('hitObject_TriangleObjectPosition'),
  'llvm.dx.hitobject.make.nop': plain('hitObject_MakeNop'),
  'llvm.dx.hitobject.make.miss': plain('hitObject_MakeMiss'),
  'llvm.dx.hitobject.from.ray.query': plain('hitObject_FromRayQuery'),
  'llvm.dx.hitobject.from.ray.query.with.attributes': withStruct('hitObject_FromRayQueryWithAttrs'),
  'llvm.dx.hitobject.trace.ray': withStruct('hitObject_TraceRay'),
  'llvm.dx.hitobject.invoke': withStruct('hitObject_Invoke'),
  'llvm.dx.hitobject.attributes': withStruct('hitObject_Attributes'),
  'llvm.dx.hitobject.set.shader.table.index': plain('hitObject_SetShaderTableIndex'),
  'llvm.dx.hitobject.load.local.root.constant': plain('hitObject_LoadLocalRootTableConstant'),
  'llvm.dx.maybe.reorder.thread.object': reorder(true, false),
  'llvm.dx.maybe.reorder.thread.hint': reorder(false, true),
  'llvm.dx.maybe.reorder.thread.object.hint': reorder(true, true),
}
