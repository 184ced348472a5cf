// HLSL's system values as SPIR-V's built-ins: names, and the type a built-in has here whatever the shader declares.
//
//   SV_DispatchThreadID : uint2 id      =>      GlobalInvocationId, a uint3; main truncates it
//
// What is not in the table is an ordinary input or output with a location (SV_Target among them).
import { type SignaturePoint, signaturePoints } from '../../hlsl/semantics.ts'
import { arrayType, boolType, floatType, type Type, uintType, vectorType } from '../../types/types.ts'

export interface BuiltIn {
  readonly name: string
  /** In terms of HLSL; `undefined` for an array as long as the shader's components need. */
  readonly type: Type | undefined
}

const uint3 = vectorType(uintType, 3)
const float3 = vectorType(floatType, 3)
const float4 = vectorType(floatType, 4)

/** By lower-case name; where the points differ, by point. */
const inputs: Readonly<Record<string, BuiltIn>> = {
  sv_vertexid: { name: 'VertexIndex', type: uintType },
  sv_instanceid: { name: 'InstanceIndex', type: uintType },
  sv_position: { name: 'FragCoord', type: float4 },
  sv_clipdistance: { name: 'ClipDistance', type: undefined },
  sv_culldistance: { name: 'CullDistance', type: undefined },
  sv_rendertargetarrayindex: { name: 'Layer', type: uintType },
  sv_viewportarrayindex: { name: 'ViewportIndex', type: uintType },
  sv_primitiveid: { name: 'PrimitiveId', type: uintType },
  sv_sampleindex: { name: 'SampleId', type: uintType },
  sv_isfrontface: { name: 'FrontFacing', type: boolType },
  sv_coverage: { name: 'SampleMask', type: uintType },
  sv_innercoverage: { name: 'FullyCoveredEXT', type: boolType },
  sv_viewid: { name: 'ViewIndex', type: uintType },
  sv_barycentrics: { name: 'BaryCoordKHR', type: float3 },
  sv_shadingrate: { name: 'ShadingRateKHR', type: uintType },
  sv_startvertexlocation: { name: 'BaseVertex', type: uintType },
  sv_startinstancelocation: { name: 'BaseInstance', type: uintType },
  sv_dispatchthreadid: { name: 'GlobalInvocationId', type: uint3 },
  sv_groupid: { name: 'WorkgroupId', type: uint3 },
  sv_groupthreadid: { name: 'LocalInvocationId', type: uint3 },
  sv_outputcontrolpointid: { name: 'InvocationId', type: uintType },
  sv_gsinstanceid: { name: 'InvocationId', type: uintType },
  sv_domainlocation: { name: 'TessCoord', type: float3 },
  sv_tessfactor: { name: 'TessLevelOuter', type: undefined },
  sv_insidetessfactor: { name: 'TessLevelInner', type: undefined },
  sv_groupindex: { name: 'LocalInvocationIndex', type: uintType },
}

const outputs: Readonly<Record<string, BuiltIn>> = {
  sv_position: { name: 'Position', type: float4 },
  sv_clipdistance: { name: 'ClipDistance', type: undefined },
  sv_culldistance: { name: 'CullDistance', type: undefined },
  sv_rendertargetarrayindex: { name: 'Layer', type: uintType },
  sv_viewportarrayindex: { name: 'ViewportIndex', type: uintType },
  sv_shadingrate: { name: 'PrimitiveShadingRateKHR', type: uintType },
  sv_depth: { name: 'FragDepth', type: floatType },
  sv_depthlessequal: { name: 'FragDepth', type: floatType },
  sv_depthgreaterequal: { name: 'FragDepth', type: floatType },
  sv_coverage: { name: 'SampleMask', type: uintType },
  sv_stencilref: { name: 'FragStencilRefEXT', type: uintType },
  sv_tessfactor: { name: 'TessLevelOuter', type: undefined },
  sv_insidetessfactor: { name: 'TessLevelInner', type: undefined },
  sv_primitiveid: { name: 'PrimitiveId', type: uintType },
  sv_cullprimitive: { name: 'CullPrimitiveEXT', type: boolType },
}

/** `[[vk::builtin("...")]]`: the names DXC takes. */
const named: Readonly<Record<string, BuiltIn>> = {
  PointSize: { name: 'PointSize', type: floatType },
  InvocationId: { name: 'InvocationId', type: uintType },
  HelperInvocation: { name: 'HelperInvocation', type: boolType },
  BaseVertex: { name: 'BaseVertex', type: uintType },
  BaseInstance: { name: 'BaseInstance', type: uintType },
  DrawIndex: { name: 'DrawIndex', type: uintType },
  DeviceIndex: { name: 'DeviceIndex', type: uintType },
  ViewportMaskNV: { name: 'ViewportMaskNV', type: arrayType(uintType, 1) },
}

/** Inputs that are outputs of the stage before, per vertex: only these are built-ins there, too. */
const vertexPoints: ReadonlySet<SignaturePoint> = new Set(['HSCPIn', 'DSCPIn', 'GSVIn'])
const passedOn: ReadonlySet<string> = new Set(['sv_position', 'sv_clipdistance', 'sv_culldistance'])

/** Between other stages they are ordinary numbers. */
const layers: ReadonlySet<string> = new Set(['sv_rendertargetarrayindex', 'sv_viewportarrayindex', 'sv_shadingrate'])
const layerPoints: ReadonlySet<SignaturePoint> = new Set(['VSOut', 'DSOut', 'GSOut', 'MSPOut'])

const barycentrics = 'sv_barycentrics'
const linearBarycentrics: BuiltIn = { name: 'BaryCoordNoPerspKHR', type: float3 }

export function builtInAt(
  semantic: string,
  point: SignaturePoint,
  interpolation: readonly string[],
): BuiltIn | undefined {
  const isInput = signaturePoints[point].direction === 'in'
  const table = isInput ? inputs : outputs
  const name = semantic.toLowerCase()
  if (isInput && vertexPoints.has(point)) return passedOn.has(name) ? outputs[name] : undefined
  if (!isInput && layers.has(name) && !layerPoints.has(point)) return undefined
  if (isInput && name === barycentrics && interpolation.includes('noperspective')) return linearBarycentrics
  return Object.hasOwn(table, name) ? table[name] : undefined
}

export function builtInNamed(name: string): BuiltIn | undefined {
  return Object.hasOwn(named, name) ? named[name] : undefined
}
