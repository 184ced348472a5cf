// args: -T lib_6_3
struct Point { float4 position : POSITION; };
struct Edges { float edges[3] : SV_TessFactor; };
Edges onlyEdges() { Edges e; e.edges[0] = e.edges[1] = e.edges[2] = 1; return e; }
[shader("hull")] [domain("tri")] [partitioning("integer")] [outputtopology("triangle_cw")] [outputcontrolpoints(3)] [patchconstantfunc("onlyEdges")]
Point noInside(InputPatch<Point, 3> points, uint id : SV_OutputControlPointID) { return points[id]; }
//    ^^^^^^^^ error err_hlsl_no_tess_factor: no patch constant is SV_InsideTessFactor, which the domain 'tri' needs [-Wdxil-validation]
//             help: let the patch constant function write float[1] : SV_InsideTessFactor

struct Quad { float edges[4] : SV_TessFactor; float inside[2] : SV_InsideTessFactor; };
//                             ^^^^^^^^^^^^^ error err_hlsl_tess_factor_size: SV_TessFactor has 4 x 1 components; the domain 'tri' requires 3 x 1 [-Wdxil-validation]
//                                                              ^^^^^^^^^^^^^^^^^^^ error err_hlsl_tess_factor_size: SV_InsideTessFactor has 2 x 1 components; the domain 'tri' requires 1 x 1 [-Wdxil-validation]
Quad quad() { Quad q; q.edges[0] = q.edges[1] = q.edges[2] = q.edges[3] = q.inside[0] = q.inside[1] = 1; return q; }
[shader("hull")] [domain("tri")] [partitioning("integer")] [outputtopology("triangle_cw")] [outputcontrolpoints(3)] [patchconstantfunc("quad")]
Point quadForTriangles(InputPatch<Point, 3> points, uint id : SV_OutputControlPointID) { return points[id]; }
[shader("hull")] [domain("quad")] [partitioning("integer")] [outputtopology("triangle_cw")] [outputcontrolpoints(3)] [patchconstantfunc("quad")]
Point quadForQuads(InputPatch<Point, 3> points, uint id : SV_OutputControlPointID) { return points[id]; }

// A vector is one row.
struct Vector { float3 edges : SV_TessFactor; float inside : SV_InsideTessFactor; };
//                             ^^^^^^^^^^^^^ error err_hlsl_tess_factor_size: SV_TessFactor has 1 x 3 components; the domain 'tri' requires 3 x 1 [-Wdxil-validation]
[shader("domain")] [domain("tri")]
float4 readsVector(Vector v, float3 at : SV_DomainLocation, const OutputPatch<Point, 3> points) : SV_Position { return points[0].position * v.edges.x; }

struct Lines { float density[2] : SV_TessFactor; };
[shader("domain")] [domain("isoline")]
float4 readsLines(Lines lines, float2 at : SV_DomainLocation, const OutputPatch<Point, 2> points) : SV_Position { return points[0].position * lines.density[1]; }
