// args: -T hs_6_0
struct Point { float3 position : POSITION; };
struct Factors { float edges[3] : SV_TessFactor; float inside : SV_InsideTessFactor; };

Factors each(InputPatch<Point, 3> input) { return (Factors)0; }
//      ^^^^ error err_hlsl_hull_patch_reached: patch constant function 'each' should not be reachable from entry function 'main'
float helper(InputPatch<Point, 3> input) { return each(input).inside; }

[domain("tri")] [partitioning("integer")] [outputtopology("triangle_cw")] [outputcontrolpoints(3)] [patchconstantfunc("each")]
Point main(InputPatch<Point, 3> input, uint i : SV_OutputControlPointID) {
  Point made = input[i];
  made.position += helper(input);
  return made;
}
