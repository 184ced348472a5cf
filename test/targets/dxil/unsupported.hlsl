// args: -T cs_6_8
RaytracingAccelerationStructure Scene;
RWBuffer<float> Out;

[numthreads(1, 1, 1)]
void main() {
  RayQuery<RAY_FLAG_NONE> query;
  RayDesc ray = { float3(0, 0, 0), 0, float3(0, 0, 1), 1 };
  query.TraceRayInline(Scene, 0, 1, ray);
  query.Proceed();
  Out[0] = query.CommittedRayT();
}
; ==>
main.hlsl:7:3: error: 'rayquery.allocate' cannot be written as DXIL
    7 |   RayQuery<RAY_FLAG_NONE> query;
      |   ^
main.hlsl:9:3: error: 'rayquery.trace' cannot be written as DXIL
    9 |   query.TraceRayInline(Scene, 0, 1, ray);
      |   ^
main.hlsl:10:3: error: 'rayquery.proceed' cannot be written as DXIL
   10 |   query.Proceed();
      |   ^
main.hlsl:11:12: error: 'rayquery.committed.ray.t' cannot be written as DXIL
   11 |   Out[0] = query.CommittedRayT();
      |            ^
4 errors generated.
