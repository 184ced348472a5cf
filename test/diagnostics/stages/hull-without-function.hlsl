// args: -T hs_6_0
// Without a function for them there is nothing to say about patch constants.
struct V {
  float4 p : SV_Position;
};
[domain("tri")] [partitioning("integer")] [outputtopology("triangle_cw")] [outputcontrolpoints(3)]
V main(InputPatch<V, 3> i, uint id : SV_OutputControlPointID) { return i[id]; }
//^^^^ error err_hlsl_missing_attr: hull entry point must have a valid patchconstantfunc attribute
