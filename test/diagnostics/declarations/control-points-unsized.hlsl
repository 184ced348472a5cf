// args: -T hs_6_0
struct V { float3 p : WORLDPOS; };
struct H { float edges[3] : SV_TessFactor; float inside : SV_InsideTessFactor; };
H constants() { H h; h.edges[0] = h.edges[1] = h.edges[2] = h.inside = 1; return h; }
void append(inout TriangleStream<V[]> s) { }
//                               ^ error err_incomplete_type: incomplete type 'V[]' where a complete type is required
StructuredBuffer<V[]> buffer;
[domain("tri")] [partitioning("integer")] [outputtopology("triangle_cw")] [outputcontrolpoints(3)] [patchconstantfunc("constants")]
V main(InputPatch<V[], 3> patch, uint i : SV_OutputControlPointID) { return buffer[0][i]; }
//                ^ error err_incomplete_type: incomplete type 'V[]' where a complete type is required
