// args: -T hs_6_0 -spirv
struct Factors { float edges[3] : SV_TessFactor; float inside : SV_InsideTessFactor; };
struct Point { float4 position : POSITION; float2 uv : POSITION; };
//                                                     ^^^^^^^^ error err_vulkan_semantic_twice: input semantic 'POSITION' used more than once
//                               ^^^^^^^^ note note_vulkan_first_use: the first one is here
//                                                     ^^^^^^^^ error err_vulkan_semantic_twice: output semantic 'POSITION' used more than once
//                               ^^^^^^^^ note note_vulkan_first_use: the first one is here
Factors patch() { return (Factors)1; }
[domain("tri")] [partitioning("integer")] [outputtopology("triangle_cw")] [outputcontrolpoints(3)] [patchconstantfunc("patch")]
Point main(InputPatch<Point, 3> points, uint i : SV_OutputControlPointID) { return points[i]; }
