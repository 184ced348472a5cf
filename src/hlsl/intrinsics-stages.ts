// Intrinsics that belong to a stage: pixel, ray tracing, mesh, work graphs; and the odd ones (debugging, Vulkan, DX9).
import { family } from './facts.ts'

export const pixelIntrinsics = family({ effect: 'none', stages: ['pixel'] }, [
  ['void clip(float<> x)', { effect: 'write' }],
  'value EvaluateAttributeAtSample(numeric<> value, uint index)',
  'value EvaluateAttributeCentroid(numeric<> value)',
  'value EvaluateAttributeSnapped(numeric<> value, int2 offset)',
  ['value GetAttributeAtVertex(numeric<> value, uint vertexID)', { shaderModel: 1 }],
  'uint GetRenderTargetSampleCount()',
  'float2 GetRenderTargetSamplePosition(int s)',
])

export const resourceIntrinsics = family({ effect: 'none' }, [
  'bool CheckAccessFullyMapped(uint_only status)',
  'index NonUniformResourceIndex(any<> index)',
  ['bool IsHelperLane()', { effect: 'read' }],
])

const traceParameters =
  'RaytracingAccelerationStructure scene, uint rayFlags, uint instanceInclusionMask, uint rayContributionToHitGroupIndex, uint multiplierForGeometryContributionToHitGroupIndex, uint missShaderIndex, RayDesc ray, inout struct payload'

const tracing = ['raygeneration', 'closesthit', 'miss', 'library'] as const
const dispatching = ['raygeneration', 'closesthit', 'miss', 'callable', 'library'] as const
const hitting = ['intersection', 'anyhit', 'closesthit', 'library'] as const
const rayStages = ['intersection', 'anyhit', 'closesthit', 'miss', 'library'] as const
const raySystemStages = [
  'raygeneration',
  'intersection',
  'anyhit',
  'closesthit',
  'miss',
  'callable',
  'library',
] as const

export const rayTracingIntrinsics = family({ effect: 'none', shaderModel: 3, stages: hitting }, [
  [`void TraceRay(${traceParameters})`, { effect: 'write', stages: tracing }],
  [
    'bool ReportHit(float tHit, uint hitKind, struct attributes)',
    { effect: 'write', stages: ['intersection', 'library'] },
  ],
  ['void CallShader(uint shaderIndex, inout struct parameter)', { effect: 'write', stages: dispatching }],
  ['void IgnoreHit()', { effect: 'write', stages: ['anyhit'] }],
  ['void AcceptHitAndEndSearch()', { effect: 'write', stages: ['anyhit'] }],
  ['uint3 DispatchRaysIndex()', { stages: raySystemStages }],
  ['uint3 DispatchRaysDimensions()', { stages: raySystemStages }],
  ['float3 WorldRayOrigin()', { stages: rayStages }],
  ['float3 WorldRayDirection()', { stages: rayStages }],
  'float3 ObjectRayOrigin()',
  'float3 ObjectRayDirection()',
  ['float RayTMin()', { stages: rayStages }],
  ['float RayTCurrent()', { stages: rayStages, effect: 'read' }],
  'uint PrimitiveIndex()',
  'uint InstanceID()',
  'uint InstanceIndex()',
  ['uint GeometryIndex()', { shaderModel: 5 }],
  ['uint HitKind()', { stages: ['anyhit', 'closesthit', 'library'] }],
  ['uint RayFlags()', { stages: rayStages }],
  'float3x4 ObjectToWorld()',
  'float3x4 WorldToObject()',
  'float3x4 ObjectToWorld3x4()',
  'float3x4 WorldToObject3x4()',
  'float4x3 ObjectToWorld4x3()',
  'float4x3 WorldToObject4x3()',
  ['uint ClusterID()', { shaderModel: 10 }],
  ['BuiltInTrianglePositions TriangleObjectPositions()', { shaderModel: 10 }],
])

export const reorderIntrinsics = family({ effect: 'write', shaderModel: 9, stages: ['raygeneration', 'library'] }, [
  'void dx::MaybeReorderThread(HitObject hitObject)',
  'void dx::MaybeReorderThread(uint coherenceHint, uint coherenceHintBits)',
  'void dx::MaybeReorderThread(HitObject hitObject, uint coherenceHint, uint coherenceHintBits)',
])

export const meshIntrinsics = family({ effect: 'write', shaderModel: 5, convergent: true }, [
  ['void SetMeshOutputCounts(uint vertexCount, uint primitiveCount)', { stages: ['mesh'] }],
  [
    'void DispatchMesh(uint groupCountX, uint groupCountY, uint groupCountZ, struct payload)',
    { stages: ['amplification'] },
  ],
])

export const workGraphIntrinsics = family({ effect: 'read', shaderModel: 8, stages: ['node'] }, [
  'uint GetRemainingRecursionLevels()',
])

export const debugIntrinsics = family({ effect: 'write' }, [
  'void abort()',
  'void printf(string format, ...)',
  'void source_mark()',
  ['void DebugBreak()', { shaderModel: 10 }],
  ['bool dx::IsDebuggingEnabled()', { shaderModel: 10, effect: 'read' }],
])

export const vulkanIntrinsics = family({ effect: 'write', spirv: true }, [
  'uint64_t vk::ReadClock(uint scope)',
  ['U vk::RawBufferLoad<U>(uint64_t address)', { effect: 'read' }],
  ['U vk::RawBufferLoad<U>(uint64_t address, uint alignment)', { effect: 'read' }],
  'void vk::RawBufferStore<U>(uint64_t address, U value)',
  'void vk::RawBufferStore<U>(uint64_t address, U value, uint alignment)',
  'void vk::ext_execution_mode(uint mode, ...)',
  'void vk::ext_execution_mode_id(uint mode, ...)',
  ['BufferPointer<U> vk::static_pointer_cast<U>(BufferPointer pointer)', { effect: 'none' }],
  ['BufferPointer<U> vk::reinterpret_pointer_cast<U>(BufferPointer pointer)', { effect: 'none' }],
])

function legacyTexture(name: string, sampler: string, size: number): string[] {
  return [
    `float4 ${name}(${sampler} s, float_like${size === 1 ? '' : `<${size}>`} x)`,
    `float4 ${name}(${sampler} s, float_like<${size}> x, x ddx, x ddy)`,
    `float4 ${name}bias(${sampler} s, float_like<4> x)`,
    `float4 ${name}grad(${sampler} s, float_like<${size}> x, x ddx, x ddy)`,
    `float4 ${name}lod(${sampler} s, float_like<4> x)`,
    `float4 ${name}proj(${sampler} s, float_like<4> x)`,
  ]
}

export const legacyIntrinsics = family({ effect: 'read', legacy: true }, [
  ...legacyTexture('tex1D', 'sampler1D', 1),
  ...legacyTexture('tex2D', 'sampler2D', 2),
  ...legacyTexture('tex3D', 'sampler3D', 3),
  ...legacyTexture('texCUBE', 'samplerCUBE', 3),
])

const place = 'uint offset, uint stride, uint layout'

export const linearAlgebraIntrinsics = family({ effect: 'write', shaderModel: 10 }, [
  'void __builtin_LinAlg_FillMatrix(out LinAlgMatrix result, numeric value)',
  'void __builtin_LinAlg_CopyConvertMatrix(out LinAlgMatrix result, LinAlgMatrix source, bool transpose)',
  `void __builtin_LinAlg_MatrixLoadFromDescriptor(out LinAlgMatrix result, ByteAddressBuffer buffer, ${place}, uint align)`,
  `void __builtin_LinAlg_MatrixLoadFromDescriptor(out LinAlgMatrix result, RWByteAddressBuffer buffer, ${place}, uint align)`,
  `void __builtin_LinAlg_MatrixLoadFromMemory(out LinAlgMatrix result, groupshared linalg[] memory, ${place})`,
  ['uint __builtin_LinAlg_MatrixLength(LinAlgMatrix matrix)', { effect: 'none' }],
  ['uint2 __builtin_LinAlg_MatrixGetCoordinate(LinAlgMatrix matrix, uint threadLocalIndex)', { effect: 'read' }],
  'void __builtin_LinAlg_MatrixGetElement(out linalg result, LinAlgMatrix matrix, uint threadLocalIndex)',
  'void __builtin_LinAlg_MatrixSetElement(ref LinAlgMatrix result, LinAlgMatrix matrix, uint threadLocalIndex, linalg value)',
  `void __builtin_LinAlg_MatrixStoreToDescriptor(LinAlgMatrix matrix, RWByteAddressBuffer buffer, ${place}, uint align)`,
  `void __builtin_LinAlg_MatrixStoreToMemory(LinAlgMatrix matrix, groupshared linalg[] memory, ${place})`,
  ['uint __builtin_LinAlg_MatrixQueryAccumulatorLayout()', { effect: 'none' }],
  'void __builtin_LinAlg_MatrixMatrixMultiply(out LinAlgMatrix c, LinAlgMatrix a, LinAlgMatrix b)',
  'void __builtin_LinAlg_MatrixMatrixMultiplyAccumulate(ref LinAlgMatrix r, LinAlgMatrix a, LinAlgMatrix b, LinAlgMatrix c)',
  'void __builtin_LinAlg_MatrixAccumulate(ref LinAlgMatrix c, LinAlgMatrix left, LinAlgMatrix right)',
  'void __builtin_LinAlg_MatrixVectorMultiply(out linalg<m> result, LinAlgMatrix matrix, bool isOutputSigned, linalg<n> vec, uint interpretation)',
  'void __builtin_LinAlg_MatrixVectorMultiplyAdd(out linalg<m> result, LinAlgMatrix matrix, bool isOutputSigned, linalg<n> vec, uint interpretation, linalg<m> bias)',
  `void __builtin_LinAlg_MatrixAccumulateToDescriptor(LinAlgMatrix matrix, RWByteAddressBuffer buffer, ${place}, uint align)`,
  `void __builtin_LinAlg_MatrixAccumulateToMemory(LinAlgMatrix matrix, groupshared linalg[] memory, uint targetType, ${place})`,
  'void __builtin_LinAlg_MatrixOuterProduct(out LinAlgMatrix result, linalg<m> a, linalg<n> b)',
  'void __builtin_LinAlg_Convert(out linalg<m> result, linalg<n> vec, uint inputInterpretation, uint outputInterpretation)',
  'void __builtin_LinAlg_VectorAccumulateToDescriptor(RWByteAddressBuffer buffer, uint offset, uint align, linalg<> vec)',
])
