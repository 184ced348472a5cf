// args: -T lib_6_6
struct Vertex {
  float4 position : SV_Position;
  float depth : SV_Depth;
//              ^^^^^^^^ error err_hlsl_attr_unsupported_in_stage: attribute 'SV_Depth' is unsupported in 'vertex' shaders, requires pixel
};
[shader("vertex")] Vertex writesDepth(uint id : SV_VertexID) { return (Vertex)0; }
[shader("vertex")] float4 readsGroup(uint3 group : SV_GroupID) : SV_Position { return 0; }
//                                                 ^^^^^^^^^^ error err_hlsl_attr_unsupported_in_stage: attribute 'SV_GroupID' is unsupported in 'vertex' shaders, requires compute
[shader("pixel")] float4 pixel(float4 position : SV_Position, bool front : SV_IsFrontFace) : SV_Target { return position; }
[shader("pixel")] float4 writesPosition() : SV_Position { return 0; }
//                                          ^^^^^^^^^^^ error err_hlsl_semantic_unsupported_iotype_for_stage: semantic 'SV_Position' is unsupported in pixel shaders as output, requires one of the following: vertex input/output, pixel input
[shader("pixel")] void outputs(out float4 a : SV_Target0, out float4 b : SV_Target1, out float c : SV_Depth) {
  a = b = c = 0;
}
[shader("compute")] [numthreads(8, 1, 1)] void compute(uint3 id : SV_DispatchThreadID, uint i : SV_GroupIndex) {}
[shader("compute")] [numthreads(8, 1, 1)] void vertexInCompute(uint id : SV_VertexID) {}
//                                                                       ^^^^^^^^^^^ error err_hlsl_attr_unsupported_in_stage: attribute 'SV_VertexID' is unsupported in 'compute' shaders, requires vertex
[shader("compute")] [numthreads(8, 1, 1)] void resource(Texture2D t) {}
//                                                                ^ error err_hlsl_missing_semantic_annotation: semantic annotations must be present for all parameters of an entry function or patch constant function
//                                                                ^ note note_declared_here: 't' declared here
