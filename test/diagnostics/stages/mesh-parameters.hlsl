// args: -T lib_6_6
struct V { float4 p : SV_Position; };
struct P { uint n; };
[shader("mesh")] [numthreads(1, 1, 1)] [outputtopology("triangle")]
void fine(in payload P p, out vertices V v[3], out indices uint3 i[1]) { SetMeshOutputCounts(3, 1); }
[shader("mesh")] [numthreads(1, 1, 1)] [outputtopology("line")]
void lines(out vertices V v[3], out indices uint2 i[1]) { SetMeshOutputCounts(3, 1); }
[shader("mesh")] [numthreads(1, 1, 1)] [outputtopology("line")]
void wide(out vertices V v[3], out indices uint3 i[1]) { SetMeshOutputCounts(3, 1); }
//                                               ^ error err_hlsl_mesh_indices_type: the element of out indices array in a mesh shader whose output topology is line must be uint2
[shader("mesh")] [numthreads(1, 1, 1)] [outputtopology("triangle")]
void narrow(out vertices V v[3], out indices uint i[3]) { SetMeshOutputCounts(3, 1); }
//                                                ^ error err_hlsl_mesh_indices_type: the element of out indices array in a mesh shader whose output topology is triangle must be uint3
[shader("mesh")] [numthreads(1, 1, 1)] [outputtopology("triangle")]
void single(out vertices V v[3], out indices uint3 i) { SetMeshOutputCounts(3, 1); }
//                                                 ^ error err_hlsl_mesh_output_not_array: indices output is not a constant-length array
[shader("mesh")] [numthreads(1, 1, 1)] [outputtopology("triangle")]
void many(out vertices V v[257], out indices uint3 i[257]) { SetMeshOutputCounts(3, 1); }
//                       ^ error err_hlsl_mesh_output_count: max vertex count should not exceed 256
//                                                 ^ error err_hlsl_mesh_output_count: max primitive count should not exceed 256
[shader("mesh")] [numthreads(1, 1, 1)] [outputtopology("triangle")]
void twice(in payload P p, in payload P q, out vertices V v[3], out indices uint3 i[1], out indices uint3 j[1]) { SetMeshOutputCounts(3, 1); }
//                                                                                                        ^ error err_hlsl_multiple_parameters: multiple out indices parameters not allowed
//                                      ^ error err_hlsl_multiple_parameters: multiple in payload parameters not allowed
[shader("miss")] float result(inout P p) { return 1; }
//                     ^^^^^^ error err_hlsl_ray_result: return type for 'miss' shaders must be void
[shader("raygeneration")] [RootSignature("")] void rooted() {}
//                         ^^^^^^^^^^^^^^^^^ error err_hlsl_ray_root_signature: root signature attribute not supported for raytracing entry functions
