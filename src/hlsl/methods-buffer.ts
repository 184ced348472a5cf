// Methods of buffers, streams, ray queries, hit objects and work-graph nodes.
import { type FamilyLine, type FamilyRow, family } from './facts.ts'

const typedLoads = ['T Load(int x)', 'T Load(int x, out uint_only status)']

export const typedBufferMethods = family({ effect: 'read' }, [
  'void GetDimensions(out uint_only width)',
  'T Load(int1 x)',
  'T Load(int1 x, out uint_only status)',
])

export const writableTypedBufferMethods = family({ effect: 'read' }, [
  'void GetDimensions(out uint_only width)',
  ...typedLoads,
])

const structuredDimensions = 'void GetDimensions(out uint_only count, out uint_only stride)'

export const structuredBufferMethods = family({ effect: 'read' }, [structuredDimensions, ...typedLoads])

export const writableStructuredBufferMethods = family({ effect: 'read' }, [
  structuredDimensions,
  ...typedLoads,
  ['uint IncrementCounter()', { effect: 'write' }],
  ['uint DecrementCounter()', { effect: 'write' }],
])

export const appendBufferMethods = family({ effect: 'read' }, [
  structuredDimensions,
  ['void Append(T value)', { effect: 'write' }],
])

export const consumeBufferMethods = family({ effect: 'read' }, [
  structuredDimensions,
  ['T Consume()', { effect: 'write' }],
])

const rawLoads: readonly FamilyLine[] = [
  'void GetDimensions(out uint_only width)',
  'U Load<U>(uint byteOffset)',
  'U Load<U>(uint byteOffset, out uint_only status)',
  ...[2, 3, 4].flatMap((count) => [
    `uint${count} Load${count}(uint byteOffset)`,
    `uint${count} Load${count}(uint byteOffset, out uint_only status)`,
  ]),
]

export const rawBufferMethods = family({ effect: 'read' }, rawLoads)

function rawAtomic(name: string, value: string, value64: string): FamilyLine[] {
  return [
    `void ${name}(uint byteOffset, ${value} value)`,
    `void ${name}(uint byteOffset, ${value} value, out uint original)`,
    [`void ${name}64(uint byteOffset, ${value64} value)`, { shaderModel: 6 }],
    [`void ${name}64(uint byteOffset, ${value64} value, out any_int64 original)`, { shaderModel: 6 }],
  ]
}

const rawWrites = family({ effect: 'write' }, [
  'void Store<U>(uint byteOffset, U value)',
  'void Store2(uint byteOffset, uint2 value)',
  'void Store3(uint byteOffset, uint3 value)',
  'void Store4(uint byteOffset, uint4 value)',
  ...rawAtomic('InterlockedAdd', 'uint', 'uint64_t'),
  ...rawAtomic('InterlockedMin', 'any_int32', 'any_int64'),
  ...rawAtomic('InterlockedMax', 'any_int32', 'any_int64'),
  ...rawAtomic('InterlockedAnd', 'uint', 'uint64_t'),
  ...rawAtomic('InterlockedOr', 'uint', 'uint64_t'),
  ...rawAtomic('InterlockedXor', 'uint', 'uint64_t'),
  'void InterlockedCompareStore(uint byteOffset, uint compare, uint value)',
  'void InterlockedExchange(uint byteOffset, uint value, out uint original)',
  'void InterlockedCompareExchange(uint byteOffset, uint compare, uint value, out uint original)',
  ['void InterlockedCompareStore64(uint byteOffset, uint64_t compare, uint64_t value)', { shaderModel: 6 }],
  ['void InterlockedExchange64(uint byteOffset, any_int64 value, out any_int64 original)', { shaderModel: 6 }],
  [
    'void InterlockedCompareExchange64(uint byteOffset, uint64_t compare, uint64_t value, out any_int64 original)',
    { shaderModel: 6 },
  ],
  'void InterlockedExchangeFloat(uint byteOffset, float value, out float original)',
  'void InterlockedCompareStoreFloatBitwise(uint byteOffset, float compare, float value)',
  'void InterlockedCompareExchangeFloatBitwise(uint byteOffset, float compare, float value, out float original)',
])

export const writableRawBufferMethods: readonly FamilyRow[] = [...rawBufferMethods, ...rawWrites]

export const streamMethods = family({ effect: 'write' }, ['void Append(T vertex)', 'void RestartStrip()'])

function committedAndCandidate(texts: readonly string[]): string[] {
  return texts.flatMap((text) => [text.replace('*', 'Candidate'), text.replace('*', 'Committed')])
}

export const rayQueryMethods = family({ effect: 'read', shaderModel: 5 }, [
  [
    'void TraceRayInline(RaytracingAccelerationStructure scene, uint rayFlags, uint instanceInclusionMask, RayDesc ray)',
    { effect: 'write' },
  ],
  ['bool Proceed()', { effect: 'write' }],
  ['void Abort()', { effect: 'write' }],
  ['void CommitNonOpaqueTriangleHit()', { effect: 'write' }],
  ['void CommitProceduralPrimitiveHit(float t)', { effect: 'write' }],
  'uint CommittedStatus()',
  'uint CandidateType()',
  'bool CandidateProceduralPrimitiveNonOpaque()',
  'float CandidateTriangleRayT()',
  'float CommittedRayT()',
  'uint RayFlags()',
  'float3 WorldRayOrigin()',
  'float3 WorldRayDirection()',
  'float RayTMin()',
  ...committedAndCandidate([
    'float3x4 *ObjectToWorld3x4()',
    'float4x3 *ObjectToWorld4x3()',
    'float3x4 *WorldToObject3x4()',
    'float4x3 *WorldToObject4x3()',
    'bool *TriangleFrontFace()',
    'float2 *TriangleBarycentrics()',
    'uint *InstanceIndex()',
    'uint *InstanceID()',
    'uint *GeometryIndex()',
    'uint *PrimitiveIndex()',
    'float3 *ObjectRayOrigin()',
    'float3 *ObjectRayDirection()',
    'uint *InstanceContributionToHitGroupIndex()',
  ]),
  ['uint CandidateClusterID()', { shaderModel: 10 }],
  ['uint CommittedClusterID()', { shaderModel: 10 }],
  ['BuiltInTrianglePositions CandidateTriangleObjectPositions()', { shaderModel: 10 }],
  ['BuiltInTrianglePositions CommittedTriangleObjectPositions()', { shaderModel: 10 }],
])

export const hitObjectMethods = family({ effect: 'none', shaderModel: 9 }, [
  ['HitObject MakeNop()', { static: true }],
  ['HitObject MakeMiss(uint rayFlags, uint missShaderIndex, RayDesc ray)', { static: true }],
  ['HitObject FromRayQuery(RayQuery query)', { static: true, effect: 'read' }],
  ['HitObject FromRayQuery(RayQuery query, uint hitKind, struct attributes)', { static: true, effect: 'read' }],
  [
    'HitObject TraceRay(RaytracingAccelerationStructure scene, uint rayFlags, uint instanceInclusionMask, uint rayContributionToHitGroupIndex, uint multiplierForGeometryContributionToHitGroupIndex, uint missShaderIndex, RayDesc ray, inout struct payload)',
    { static: true, effect: 'write' },
  ],
  ['void Invoke(HitObject hitObject, inout struct payload)', { static: true, effect: 'write' }],
  'bool IsMiss()',
  'bool IsHit()',
  'bool IsNop()',
  'uint GetRayFlags()',
  'float GetRayTMin()',
  'float GetRayTCurrent()',
  'float3 GetWorldRayOrigin()',
  'float3 GetWorldRayDirection()',
  'float3 GetObjectRayOrigin()',
  'float3 GetObjectRayDirection()',
  'float3x4 GetObjectToWorld3x4()',
  'float4x3 GetObjectToWorld4x3()',
  'float3x4 GetWorldToObject3x4()',
  'float4x3 GetWorldToObject4x3()',
  'uint GetGeometryIndex()',
  'uint GetInstanceIndex()',
  'uint GetInstanceID()',
  'uint GetPrimitiveIndex()',
  'uint GetHitKind()',
  'uint GetShaderTableIndex()',
  ['void GetAttributes(out struct attributes)', { effect: 'read' }],
  ['void SetShaderTableIndex(uint recordIndex)', { effect: 'write' }],
  ['uint LoadLocalRootTableConstant(uint rootConstantOffsetInBytes)', { effect: 'read' }],
  ['uint GetClusterID()', { shaderModel: 10 }],
  ['BuiltInTrianglePositions TriangleObjectPositions()', { shaderModel: 10 }],
])

/** Records are reached through references, so `record.Get().field = 1` writes the record. */
const recordGet = 'T Get()'
const recordGetIndexed = 'T Get(uint index)'

export const recordMethods = family({ effect: 'read', shaderModel: 8 }, [recordGet])

export const sharedRecordMethods = family({ effect: 'read', shaderModel: 8 }, [
  recordGet,
  ['bool FinishedCrossGroupSharing()', { effect: 'write' }],
])

export const groupRecordMethods = family({ effect: 'read', shaderModel: 8 }, [
  recordGet,
  recordGetIndexed,
  'uint Count()',
])

export const outputRecordMethods = family({ effect: 'read', shaderModel: 8 }, [
  recordGet,
  recordGetIndexed,
  ['void OutputComplete()', { effect: 'write' }],
])

export const emptyInputMethods = family({ effect: 'read', shaderModel: 8 }, ['uint Count()'])

export const nodeOutputMethods = family({ effect: 'write', shaderModel: 8 }, [
  'ThreadNodeOutputRecords<T> GetThreadNodeOutputRecords(uint count)',
  'GroupNodeOutputRecords<T> GetGroupNodeOutputRecords(uint count)',
  ['bool IsValid()', { effect: 'read' }],
])

export const emptyNodeOutputMethods = family({ effect: 'write', shaderModel: 8 }, [
  'void GroupIncrementOutputCount(uint count)',
  'void ThreadIncrementOutputCount(uint count)',
  ['bool IsValid()', { effect: 'read' }],
])

export const subpassMethods = family({ effect: 'read', spirv: true }, ['T SubpassLoad()'])
export const subpassMultisampleMethods = family({ effect: 'read', spirv: true }, ['T SubpassLoad(int sampleIndex)'])
export const bufferPointerMethods = family({ effect: 'read', spirv: true }, ['T Get()'])
