// args: -T lib_6_8 --rules dxc
// What breaks a rule of DXIL is told at its own entry point, not at the first of the library.
struct Vertex { float4 place : SV_Position; float weight : WEIGHT; };

[shader("vertex")]
Vertex whole(float weight : WEIGHT) {
  Vertex result = { float4(1, 2, 3, 4), weight };
  return result;
}

[shader("mesh")] [outputtopology("line")] [numthreads(1, 1, 1)]
void half_done(out vertices Vertex vertices[1], out indices uint2 lines[1]) {
  SetMeshOutputCounts(1, 1);
  vertices[0].weight = 1;
  lines[0] = uint2(0, 0);
}
; ==>
main.hlsl:12:6: error: Not all elements of SV_Position were written (SV_Position; rule Sm.CompletePosition of DXIL)
   12 | void half_done(out vertices Vertex vertices[1], out indices uint2 lines[1]) {
      |      ^
1 error generated.
