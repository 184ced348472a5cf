// Methods of ray queries: one instruction each, on a pointer to the query.
//
//   query.CommittedRayT()   =>   OpRayQueryGetIntersectionTKHR %query 1
import { bug } from '../../../support/bug.ts'
import { pointerTo } from '../access.ts'
import type { Id } from '../module.ts'
import type { OpcodeName } from '../opcodes.ts'
import { place } from '../places.ts'
import type { MethodCall, MethodOperation, MethodTable } from './call.ts'
import { loadResource } from './texels.ts'

/** Which hit an instruction is about. */
const candidate = 0
const committed = 1

/** Properties of both the candidate and the committed hit. */
const hitProperties: Readonly<Record<string, OpcodeName>> = {
  GeometryIndex: 'OpRayQueryGetIntersectionGeometryIndexKHR',
  InstanceContributionToHitGroupIndex: 'OpRayQueryGetIntersectionInstanceShaderBindingTableRecordOffsetKHR',
  InstanceID: 'OpRayQueryGetIntersectionInstanceCustomIndexKHR',
  InstanceIndex: 'OpRayQueryGetIntersectionInstanceIdKHR',
  ObjectRayDirection: 'OpRayQueryGetIntersectionObjectRayDirectionKHR',
  ObjectRayOrigin: 'OpRayQueryGetIntersectionObjectRayOriginKHR',
  PrimitiveIndex: 'OpRayQueryGetIntersectionPrimitiveIndexKHR',
  TriangleBarycentrics: 'OpRayQueryGetIntersectionBarycentricsKHR',
  TriangleFrontFace: 'OpRayQueryGetIntersectionFrontFaceKHR',
}

const hitTransforms: Readonly<Record<string, OpcodeName>> = {
  ObjectToWorld: 'OpRayQueryGetIntersectionObjectToWorldKHR',
  WorldToObject: 'OpRayQueryGetIntersectionWorldToObjectKHR',
}

export const rayQueryMethods: MethodTable = {
  Abort: action('OpRayQueryTerminateKHR'),
  CandidateProceduralPrimitiveNonOpaque: (call) => {
    const { module, writer } = call
    const opcode: OpcodeName = 'OpRayQueryGetIntersectionCandidateAABBOpaqueKHR'
    return writer.emit('OpLogicalNot', module.boolType(), writer.emit(opcode, module.boolType(), queryOf(call)))
  },
  CandidateTriangleRayT: property('OpRayQueryGetIntersectionTKHR', candidate),
  CandidateType: property('OpRayQueryGetIntersectionTypeKHR', candidate),
  CommitNonOpaqueTriangleHit: action('OpRayQueryConfirmIntersectionKHR'),
  CommitProceduralPrimitiveHit: action('OpRayQueryGenerateIntersectionKHR'),
  CommittedRayT: property('OpRayQueryGetIntersectionTKHR', committed),
  CommittedStatus: property('OpRayQueryGetIntersectionTypeKHR', committed),
  Proceed: property('OpRayQueryProceedKHR'),
  RayFlags: property('OpRayQueryGetRayFlagsKHR'),
  RayTMin: property('OpRayQueryGetRayTMinKHR'),
  TraceRayInline: trace,
  WorldRayDirection: property('OpRayQueryGetWorldRayDirectionKHR'),
  WorldRayOrigin: property('OpRayQueryGetWorldRayOriginKHR'),
  ...forBothHits(hitProperties, '', property),
  ...forBothHits(hitTransforms, '3x4', (opcode, hit) => transform(opcode, hit, true)),
  ...forBothHits(hitTransforms, '4x3', (opcode, hit) => transform(opcode, hit, false)),
}

function forBothHits(
  opcodes: Readonly<Record<string, OpcodeName>>,
  suffix: string,
  make: (opcode: OpcodeName, hit: number) => MethodOperation,
): Record<string, MethodOperation> {
  const entries = Object.entries(opcodes).flatMap(([name, opcode]): [string, MethodOperation][] => [
    [`Candidate${name}${suffix}`, make(opcode, candidate)],
    [`Committed${name}${suffix}`, make(opcode, committed)],
  ])
  return Object.fromEntries(entries)
}

/** A pointer to the query. */
function queryOf({ expression, writer }: MethodCall): Id {
  const query = place(writer, expression.object)
  return query.kind === 'memory' ? pointerTo(writer, query) : bug('a ray query is a variable')
}

function action(opcode: OpcodeName): MethodOperation {
  return (call) => {
    const operands = call.values()
    call.writer.emitVoid(opcode, queryOf(call), ...operands)
    return 0
  }
}

function property(opcode: OpcodeName, hit?: number): MethodOperation {
  return (call) => {
    const operands = hit === undefined ? [] : [call.module.uint(hit)]
    return call.writer.emit(opcode, call.resultType, queryOf(call), ...operands)
  }
}

/** SPIR-V gives 4 columns of 3: our 4x3; a matrix of 3x4 is transposed. */
function transform(opcode: OpcodeName, hit: number, isTransposed: boolean): MethodOperation {
  return (call) => {
    const { module, writer } = call
    const column = module.vectorType(module.floatType(32), 3)
    const matrix = writer.emit(opcode, module.type('OpTypeMatrix', column, 4), queryOf(call), module.uint(hit))
    return isTransposed ? writer.emit('OpTranspose', call.resultType, matrix) : matrix
  }
}

/** The flags of the type are those of the call, too. */
function trace(call: MethodCall): Id {
  const { module, objectType, writer } = call
  const uint = module.intType(32, false)
  const float = module.floatType(32)
  const vector = module.vectorType(float, 3)
  const isAddress = call.expression.arguments[0]?.kind === 'heap'
  const scene = isAddress ? call.value(0) : loadResource(writer, call.resource(0))
  const given = call.value(1)
  const own = objectType.count ?? 0
  const flags = own === 0 ? given : writer.emit('OpBitwiseOr', uint, given, module.uint(own))
  const ray = call.value(3)
  const [origin, minimum] = [writer.extract(vector, ray, 0), writer.extract(float, ray, 1)]
  const [direction, maximum] = [writer.extract(vector, ray, 2), writer.extract(float, ray, 3)]
  if ((own & cullFlags) !== 0) module.capability('RayTraversalPrimitiveCullingKHR')
  const operands = [scene, flags, call.value(2), origin, minimum, direction, maximum]
  writer.emitVoid('OpRayQueryInitializeKHR', queryOf(call), ...operands)
  return 0
}

/** RAY_FLAG_SKIP_TRIANGLES and RAY_FLAG_SKIP_PROCEDURAL_PRIMITIVES. */
const cullFlags = 0x300
