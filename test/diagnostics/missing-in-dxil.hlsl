// args: -T lib_6_8
// What DXIL cannot say is known to lint, in the words of HLSL.
Texture2D<float4> T, U;
sampler S;
RWBuffer<float4> Out;
RaytracingAccelerationStructure Scene;
static Texture2D<float4> kept = T;
//                       ^^^^ error err_hlsl_static_resource_in_library: non const static global resource use is disallowed in library exports.
//                            help: use the resource itself in the function, in place of 'kept'

export float4 fromStatic(uint2 p) { return kept[p]; }

[shader("pixel")]
float4 sampled(float2 uv : UV) : SV_Target { return tex2D(S, uv); }
//                                                  ^^^^^ error err_dxil_unsupported: 'tex2D' cannot be written as DXIL

[shader("compute")]
[numthreads(1, 1, 1)]
void clock() {
  if (Out[1].x > 0)
    Out[0] = (float)vk::ReadClock(1);
//                  ^^ error err_dxil_unsupported: 'vk::ReadClock' cannot be written as DXIL
}

[shader("compute")]
[numthreads(1, 1, 1)]
void query() {
  RayQuery<RAY_FLAG_NONE, RAYQUERY_FLAG_ALLOW_OPACITY_MICROMAPS> q;
//^^^^^^^^ error err_hlsl_query_flags: a non-zero value for the RayQueryFlags template argument requires shader model 6.9 or above
  RayDesc ray = (RayDesc)0;
  q.TraceRayInline(Scene, 0, 1, ray);
  Out[2] = q.CommittedStatus();
}

float4 scale;
[shader("pixel")]
float4 evaluated(float4 a : A) : SV_Target { return EvaluateAttributeCentroid(scale) + EvaluateAttributeCentroid(a); }
//                                                  ^^^^^^^^^^^^^^^^^^^^^^^^^ error err_hlsl_attribute_no_input: attribute evaluation can only be done on values taken directly from inputs

struct Record { uint x; };
[shader("node")]
[NodeLaunch("thread")]
void alone(ThreadNodeInputRecord<Record> r) {
  GroupMemoryBarrierWithGroupSync();
//^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error err_hlsl_no_visible_group: 'GroupMemoryBarrierWithGroupSync' requires a visible group, which 'alone' does not have
  DeviceMemoryBarrier();
  Out[3] = r.Get().x;
}

// Never reached.
[shader("compute")]
[numthreads(1, 1, 1)]
void fine() {
  if (false)
    Out[0] = tex2D(S, 0);
}
