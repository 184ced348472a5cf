// args: -T lib_6_6
struct Vertex { float4 position : SV_Position; };
struct Payload { uint first; };
groupshared Payload Shared;

[shader("mesh")] [outputtopology("triangle")] [numthreads(3, 1, 1)]
void fine(uint i : SV_GroupIndex, out vertices Vertex v[3], out indices uint3 t[1]) {
  SetMeshOutputCounts(3, 1);
  if (i < 3) v[i].position = i;
  t[0] = uint3(0, 1, 2);
}
[shader("mesh")] [outputtopology("triangle")] [numthreads(3, 1, 1)]
void nothing(uint i : SV_GroupIndex, out vertices Vertex v[3], out indices uint3 t[1]) { }
[shader("mesh")] [outputtopology("triangle")] [numthreads(3, 1, 1)]
void missing(uint i : SV_GroupIndex, out vertices Vertex v[3], out indices uint3 t[1]) {
  v[i].position = i;
//^ error err_hlsl_mesh_counts_missing: missing SetMeshOutputCounts call
}
void count(uint n) { SetMeshOutputCounts(n, 1); }
//                   ^^^^^^^^^^^^^^^^^^^ error err_hlsl_mesh_counts_repeated: SetMeshOutputCounts cannot be called multiple times [-Wdxil-validation]
[shader("mesh")] [outputtopology("triangle")] [numthreads(3, 1, 1)]
void twice(uint i : SV_GroupIndex, out vertices Vertex v[3], out indices uint3 t[1]) {
  if (i == 0) count(3);
  else count(2);
  v[i].position = i;
}
[shader("mesh")] [outputtopology("triangle")] [numthreads(3, 1, 1)]
void sometimes(uint i : SV_GroupIndex, out vertices Vertex v[3], out indices uint3 t[1]) {
  if (i == 0) SetMeshOutputCounts(3, 1);
//            ^^^^^^^^^^^^^^^^^^^ note note_hlsl_mesh_counts: called here
  t[0] = uint3(0, 1, 2);
//^ error err_hlsl_mesh_counts_not_dominating: SetMeshOutputCounts is not called on every path to this output
}
[shader("amplification")] [numthreads(1, 1, 1)]
void dispatches(uint i : SV_GroupIndex) { if (i > 2) Shared.first = i; DispatchMesh(1, 1, 1, Shared); }
[shader("amplification")] [numthreads(1, 1, 1)]
void idle(uint i : SV_GroupIndex) { }
//   ^^^^ error err_hlsl_dispatch_mesh_once: DispatchMesh must be called exactly once in an amplification shader
[shader("amplification")] [numthreads(1, 1, 1)]
void often(uint i : SV_GroupIndex) {
  if (i > 2) DispatchMesh(1, 1, 1, Shared);
  else DispatchMesh(2, 1, 1, Shared);
//     ^^^^^^^^^^^^ error err_hlsl_dispatch_mesh_once: DispatchMesh must be called exactly once in an amplification shader
}
[shader("amplification")] [numthreads(1, 1, 1)]
void maybe(uint i : SV_GroupIndex) {
  if (i > 2) DispatchMesh(1, 1, 1, Shared);
//           ^^^^^^^^^^^^ error err_hlsl_dispatch_mesh_not_dominating: DispatchMesh must be called on every path through an amplification shader
}
