// args: -T lib_6_3
struct Point { float3 position : POSITION; };
struct Factors { float edges[3] : SV_TessFactor; float inside : SV_InsideTessFactor; };

Factors sizes(InputPatch<Point, 4> input, const OutputPatch<Point, 2> output) { return (Factors)0; }
//                                 ^^^^^ error err_hlsl_patch_size: Patch constant function's input patch input should have 3 elements, but has 4
//                                                                    ^^^^^^ error err_hlsl_patch_size: Patch constant function's output patch input should have 3 elements, but has 2

[shader("hull")] [domain("tri")] [partitioning("integer")] [outputtopology("triangle_cw")] [outputcontrolpoints(3)]
[patchconstantfunc("sizes")]
Point Wrong(InputPatch<Point, 3> input, uint i : SV_OutputControlPointID) { return input[i]; }

Factors right(InputPatch<Point, 3> input, OutputPatch<Point, 3> output) { return (Factors)0; }

[shader("hull")] [domain("tri")] [partitioning("integer")] [outputtopology("triangle_cw")] [outputcontrolpoints(3)]
[patchconstantfunc("right")]
Point Right(InputPatch<Point, 3> input, uint i : SV_OutputControlPointID) { return input[i]; }

struct Turned { float3 normal : NORMAL; float3 position : position; };
//                              ^^^^^^ error err_hlsl_patch_element: signature element 'NORMAL0', referred to by patch constant function, is not found in corresponding hull shader input
//                              ^^^^^^ error err_hlsl_patch_element: signature element 'NORMAL0', referred to by patch constant function, is not found in corresponding hull shader output
Factors more(InputPatch<Turned, 3> input, OutputPatch<Turned, 3> output) { return (Factors)0; }

[shader("hull")] [domain("tri")] [partitioning("integer")] [outputtopology("triangle_cw")] [outputcontrolpoints(3)]
[patchconstantfunc("more")]
Point More(InputPatch<Point, 3> input, uint i : SV_OutputControlPointID) { return input[i]; }
