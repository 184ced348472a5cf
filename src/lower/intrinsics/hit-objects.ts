// Hit objects: values that stand for a hit before its shader runs. They are handles; making one and changing one gives another.
import { type IrType, voidType } from '../../ir/types.ts'
import type { Value } from '../../ir/values.ts'
import { store } from '../access.ts'
import type { BuiltinCall, IntrinsicLowering, MethodLowering } from './call.ts'
import type { MethodTable } from './methods.ts'
import { orientedTransform, rayOperands, trianglePositions, valuesFrom } from './ray-tracing.ts'
import type { IntrinsicTable } from './tables.ts'

const properties: Readonly<Record<string, string>> = {
  GetClusterID: 'cluster.id',
  GetGeometryIndex: 'geometry.index',
  GetHitKind: 'hit.kind',
  GetInstanceID: 'instance.id',
  GetInstanceIndex: 'instance.index',
  GetObjectRayDirection: 'object.ray.direction',
  GetObjectRayOrigin: 'object.ray.origin',
  GetPrimitiveIndex: 'primitive.index',
  GetRayFlags: 'ray.flags',
  GetRayTCurrent: 'ray.t.current',
  GetRayTMin: 'ray.t.min',
  GetShaderTableIndex: 'shader.table.index',
  GetWorldRayDirection: 'world.ray.direction',
  GetWorldRayOrigin: 'world.ray.origin',
  IsHit: 'is.hit',
  IsMiss: 'is.miss',
  IsNop: 'is.nop',
  LoadLocalRootTableConstant: 'load.local.root.constant',
}

const transforms: Readonly<Record<string, string>> = {
  GetObjectToWorld3x4: 'object.to.world',
  GetObjectToWorld4x3: 'object.to.world',
  GetWorldToObject3x4: 'world.to.object',
  GetWorldToObject4x3: 'world.to.object',
}

export const hitObjectMethods: MethodTable = {
  ...mapValues(properties, property),
  ...mapValues(transforms, (name) => (call) => orientedTransform(call, `llvm.dx.hitobject.${name}`, [call.object])),
  GetAttributes: (call) => {
    const attributes = call.memory(0)
    const operands = [call.object, attributes.pointer]
    call.builder.callIntrinsic('llvm.dx.hitobject.attributes', [attributes.pointer.type], voidType, operands)
    attributes.finish()
    return undefined
  },
  TriangleObjectPositions: (call) =>
    trianglePositions(call, 'llvm.dx.hitobject.triangle.object.positions', [call.object]),
  SetShaderTableIndex: (call) => {
    const { builder, object, objectPlace } = call
    const operands = [object, call.value(0)]
    const changed = builder.callIntrinsic('llvm.dx.hitobject.set.shader.table.index', [], object.type, operands)
    // A hit object that is no variable is forgotten at once.
    if (objectPlace.kind !== 'value') store(call.context, objectPlace, changed)
    return undefined
  },
}

/** Static methods, which the typed program calls by their full names. */
export const hitObjectIntrinsics: IntrinsicTable = {
  'dx::HitObject::FromRayQuery': (call) => {
    if (call.count === 1) return make(call, 'from.ray.query', [call.value(0)])
    const { pointer } = call.memory(2)
    return make(call, 'from.ray.query.with.attributes', [call.value(0), call.value(1), pointer])
  },
  'dx::HitObject::Invoke': (call) => {
    const payload = call.memory(1)
    const operands = [call.value(0), payload.pointer]
    call.builder.callIntrinsic('llvm.dx.hitobject.invoke', [payload.pointer.type], voidType, operands)
    payload.finish()
    return undefined
  },
  'dx::HitObject::MakeMiss': (call) => make(call, 'make.miss', [...valuesFrom(call, 0, 2), ...rayOperands(call, 2)]),
  'dx::HitObject::MakeNop': (call) => make(call, 'make.nop', []),
  'dx::HitObject::TraceRay': (call) => {
    const payload = call.memory(7)
    const operands = [...valuesFrom(call, 0, 6), ...rayOperands(call, 6), payload.pointer]
    const hit = make(call, 'trace.ray', operands)
    payload.finish()
    return hit
  },
  'dx::MaybeReorderThread': reorder,
}

function mapValues<Result>(
  names: Readonly<Record<string, string>>,
  make: (name: string) => Result,
): Record<string, Result> {
  return Object.fromEntries(Object.entries(names).map(([method, name]) => [method, make(name)]))
}

function property(name: string): MethodLowering {
  return (call) => {
    const operands = [call.object, ...valuesFrom(call, 0, call.count)]
    return call.builder.callIntrinsic(`llvm.dx.hitobject.${name}`, [], call.resultType, operands)
  }
}

function make(call: BuiltinCall, name: string, operands: readonly Value[]): Value {
  const overloads: IrType[] = operands.filter(({ type }) => type.kind === 'pointer').map(({ type }) => type)
  return call.builder.callIntrinsic(`llvm.dx.hitobject.${name}`, overloads, call.resultType, operands)
}

/** With a hit object, a hint, or both. */
const reorderNames = ['', 'object', 'hint', 'object.hint']

function reorder(call: BuiltinCall): ReturnType<IntrinsicLowering> {
  const operands = valuesFrom(call, 0, call.count)
  const name = `llvm.dx.maybe.reorder.thread.${reorderNames[call.count]}`
  call.builder.callIntrinsic(name, [], voidType, operands)
  return undefined
}
