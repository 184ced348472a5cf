// args: -T hs_6_0
struct V { float4 p : P; };
struct C { float e[3] : SV_TessFactor; float i : SV_InsideTessFactor; };
V main(InputPatch<V, 3> p, uint id : SV_OutputControlPointID);
C patch(InputPatch<V, 3> p) {
  C c;
  c.e[0] = c.e[1] = c.e[2] = 1;
  c.i = main(p, 0).p.x;
  return c;
}
[domain("tri")] [partitioning("integer")] [outputtopology("triangle_cw")] [outputcontrolpoints(3)] [patchconstantfunc("patch")]
V main(InputPatch<V, 3> p, uint id : SV_OutputControlPointID) { return p[id]; }
//^^^^ error err_hlsl_hull_entry_reached: entry function 'main' should not be reachable from patch constant function 'patch'
