// args: -T lib_6_5
struct Payload { int first; };
groupshared Payload shared_payload;
struct Vertex { float4 position : SV_Position; };
[shader("amplification")] [numthreads(16, 8, 1)] void fits() { DispatchMesh(1, 1, 1, shared_payload); }
[shader("amplification")] [numthreads(16, 9, 1)] void large() { DispatchMesh(1, 1, 1, shared_payload); }
//                         ^^^^^^^^^^^^^^^^^^^^ error err_hlsl_group_too_large_for_stage: amplification shaders have groups of at most 128 threads, not 144 [-Wdxil-validation]
[shader("mesh")] [outputtopology("triangle")] [numthreads(129, 1, 1)]
//                                             ^^^^^^^^^^^^^^^^^^^^^ error err_hlsl_group_too_large_for_stage: mesh shaders have groups of at most 128 threads, not 129 [-Wdxil-validation]
void meshes(out vertices Vertex v[3], out indices uint3 t[1]) { SetMeshOutputCounts(0, 0); }
struct Control { float4 position : POSITION; };
struct Factors { float edges[3] : SV_TessFactor; float inside : SV_InsideTessFactor; };
[shader("domain")]
float4 noDomain(Factors factors, float3 place : SV_DomainLocation, OutputPatch<Control, 3> patch) : SV_Position {
//     ^^^^^^^^ error err_hlsl_missing_domain: domain entry point must have a valid domain attribute [-Wdxil-validation]
  return patch[0].position;
}
