// args: -T hs_6_0 --target glsl
struct P { float4 p : POSITION; };
struct C { float edges[3] : SV_TessFactor; float inside : SV_InsideTessFactor; };
C constants(InputPatch<P, 3> patch) {
  C c = { { 1, 2, 3 }, 4 };
  return c;
}
[domain("tri")]
[partitioning("fractional_odd")]
[outputtopology("triangle_cw")]
[outputcontrolpoints(3)]
[patchconstantfunc("constants")]
P main(InputPatch<P, 3> patch, uint i : SV_OutputControlPointID) {
  return patch[i];
}
; ==>
main.hlsl:9:2: warning: GLSL needs partitioning("fractional_odd") on the domain shader, which cannot see the hull shader [-Wglsl-tessellation]
    9 | [partitioning("fractional_odd")]
      |  ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
      = help: write [partitioning("fractional_odd")] in front of the domain shader, too
main.hlsl:10:2: warning: GLSL needs outputtopology("triangle_cw") on the domain shader, which cannot see the hull shader [-Wglsl-tessellation]
   10 | [outputtopology("triangle_cw")]
      |  ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~
      = help: write [outputtopology("triangle_cw")] in front of the domain shader, too
2 warnings generated.
struct P { float4 p; }
struct C { float[3] edges; float inside; }
in uint in_InvocationId: InvocationId
in float4[3] in_POSITION0: location 0
out float4[3] out_POSITION0: location 0
out float[4] out_SV_TESSFACTOR0: TessLevelOuter
out float[2] out_SV_INSIDETESSFACTOR0: TessLevelInner
P main_1(P[3] patch, uint i) {
  return patch[i];
}
C constants(P[3] patch) {
  C c = C{float[3]{1:float, 2:float, 3:float}, 4:float};
  return c;
}
void main() {
  P result = main(P[3]{P{in_POSITION0[0:uint]}, P{in_POSITION0[1:uint]}, P{in_POSITION0[2:uint]}}, in_InvocationId);
  out_POSITION0[in_InvocationId] = result.p;
  PatchBarrier();
  if ((in_InvocationId == 0:uint)) {
    C result = constants(P[3]{P{in_POSITION0[0:uint]}, P{in_POSITION0[1:uint]}, P{in_POSITION0[2:uint]}});
    out_SV_TESSFACTOR0[0:uint] = result.edges[0:uint];
    out_SV_TESSFACTOR0[1:uint] = result.edges[1:uint];
    out_SV_TESSFACTOR0[2:uint] = result.edges[2:uint];
    out_SV_INSIDETESSFACTOR0[0:uint] = result.inside;
  }
}
