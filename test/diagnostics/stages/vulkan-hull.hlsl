// args: -T hs_6_8 -spirv
struct Point { float3 place : PLACE; };
struct Patch { float edges[3] : SV_TessFactor; float inside : SV_InsideTessFactor; };

Patch perPatch(InputPatch<Point, 4> points) {
//                                  ^^^^^^ error err_hlsl_patch_size: Patch constant function's input patch input should have 3 elements, but has 4
  Patch patch = { 1, 1, 1, points[0].place.x };
  return patch;
}

[domain("tri")]
[partitioning("integer")]
[outputtopology("triangle_cw")]
[outputcontrolpoints(0)]
//@ 2..24 error err_hlsl_attribute_range: 'outputcontrolpoints' must be between 1 and 32, not 0
[patchconstantfunc("perPatch")]
Point main(InputPatch<Point, 3> points, uint i : SV_OutputControlPointID) { return points[i]; }
