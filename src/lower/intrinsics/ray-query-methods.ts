// Methods of ray queries. The object is the number the query got when it was allocated.
//
//   query.CommittedRayT()   =>   @llvm.dx.rayquery.committed.ray.t(query)
import { type IrType, voidType } from '../../ir/types.ts'
import type { MethodLowering } from './call.ts'
import type { MethodTable } from './methods.ts'
import { orientedTransform, rayOperands, trianglePositions, valuesFrom } from './ray-tracing.ts'

/** Properties of both the candidate and the committed hit. */
const hitProperties: Readonly<Record<string, string>> = {
  ClusterID: 'cluster.id',
  GeometryIndex: 'geometry.index',
  InstanceContributionToHitGroupIndex: 'instance.contribution',
  InstanceID: 'instance.id',
  InstanceIndex: 'instance.index',
  ObjectRayDirection: 'object.ray.direction',
  ObjectRayOrigin: 'object.ray.origin',
  PrimitiveIndex: 'primitive.index',
  TriangleBarycentrics: 'triangle.barycentrics',
  TriangleFrontFace: 'triangle.front.face',
}

const hitTransforms: Readonly<Record<string, string>> = {
  ObjectToWorld3x4: 'object.to.world',
  ObjectToWorld4x3: 'object.to.world',
  WorldToObject3x4: 'world.to.object',
  WorldToObject4x3: 'world.to.object',
}

export const rayQueryMethods: MethodTable = {
  Abort: operation('abort'),
  CandidateProceduralPrimitiveNonOpaque: operation('candidate.procedural.primitive.non.opaque'),
  CandidateTriangleRayT: operation('candidate.triangle.ray.t'),
  CandidateType: operation('candidate.type'),
  CommitNonOpaqueTriangleHit: operation('commit.non.opaque.triangle.hit'),
  CommitProceduralPrimitiveHit: operation('commit.procedural.primitive.hit'),
  CommittedRayT: operation('committed.ray.t'),
  CommittedStatus: operation('committed.status'),
  Proceed: operation('proceed'),
  RayFlags: operation('ray.flags'),
  RayTMin: operation('ray.t.min'),
  TraceRayInline: (call) => {
    const { builder, object } = call
    const scene = call.value(0)
    const operands = [object, scene, ...valuesFrom(call, 1, 3), ...rayOperands(call, 3)]
    builder.callIntrinsic('llvm.dx.rayquery.trace', [scene.type], voidType, operands)
    return undefined
  },
  WorldRayDirection: operation('world.ray.direction'),
  WorldRayOrigin: operation('world.ray.origin'),
  ...forBothHits(hitProperties, operation),
  ...forBothHits({ TriangleObjectPositions: 'triangle.object.positions' }, (name) => (call) => {
    return trianglePositions(call, `llvm.dx.rayquery.${name}`, [call.object])
  }),
  ...forBothHits(hitTransforms, (name) => (call) => orientedTransform(call, `llvm.dx.rayquery.${name}`, [call.object])),
}

function operation(name: string): MethodLowering {
  return (call) => {
    const type: IrType = call.resultType
    const operands = [call.object, ...valuesFrom(call, 0, call.count)]
    const result = call.builder.callIntrinsic(`llvm.dx.rayquery.${name}`, [], type, operands)
    return type === voidType ? undefined : result
  }
}

function forBothHits(
  names: Readonly<Record<string, string>>,
  make: (name: string) => MethodLowering,
): Record<string, MethodLowering> {
  const entries = Object.entries(names).flatMap(([method, name]): [string, MethodLowering][] => [
    [`Candidate${method}`, make(`candidate.${name}`)],
    [`Committed${method}`, make(`committed.${name}`)],
  ])
  return Object.fromEntries(entries)
}
