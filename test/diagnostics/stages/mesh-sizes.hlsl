// args: -T lib_6_6
struct Vertex { float4 position : SV_Position; float4 more[7] : MORE; };
struct Small { uint first; float rest[3000]; };
struct Large { uint first; float rest[4099]; };
struct Primitive { uint layer : SV_RenderTargetArrayIndex; };
groupshared Large Shared;

[shader("mesh")] [outputtopology("triangle")] [numthreads(3, 1, 1)]
void fine(in payload Small p, out vertices Vertex v[224], out indices uint3 t[1]) { SetMeshOutputCounts(0, 0); }
[shader("mesh")] [outputtopology("triangle")] [numthreads(3, 1, 1)]
void outputs(out vertices Vertex v[256], out primitives Primitive q[1], out indices uint3 t[1]) { SetMeshOutputCounts(0, 0); }
//   ^^^^^^^ error err_hlsl_mesh_output_size: vertices and primitives of 'outputs' have 32896 bytes; the most is 32768
[shader("mesh")] [outputtopology("triangle")] [numthreads(3, 1, 1)]
void payloads(in payload Large p, out vertices Vertex v[3], out indices uint3 t[1]) { SetMeshOutputCounts(0, 0); }
//                             ^ error err_hlsl_mesh_payload_size: a payload of 16400 bytes is greater than the maximum of 16384 bytes
struct Nearly { float4 rest[1024]; };
[shader("mesh")] [outputtopology("triangle")] [numthreads(3, 1, 1)]
void together(in payload Nearly p, out vertices Vertex v[256], out indices uint3 t[1]) { SetMeshOutputCounts(0, 0); }
//   ^^^^^^^^ error err_hlsl_mesh_output_size: payload, vertices and primitives of 'together' have 49152 bytes; the most is 48128
[shader("amplification")] [numthreads(1, 1, 1)]
void dispatches() { DispatchMesh(1, 1, 1, Shared); }
//                                        ^^^^^^ error err_hlsl_mesh_payload_size: a payload of 16400 bytes is greater than the maximum of 16384 bytes
