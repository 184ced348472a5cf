// args: -T ps_6_8
struct Input {
  nointerpolation float3 weights : SV_Barycentrics;
//                                 ^^^^^^^^^^^^^^^ error err_hlsl_must_be_interpolated: SV_Barycentrics cannot be used with 'nointerpolation' type
//                                                 help: remove 'nointerpolation'
  bool isCulled : SV_CullPrimitive;
};
struct Output {
  float4 color : SV_Target;
  float depth : SV_Depth;

};

Output main(Input input) {
  Output output = { input.weights.xyzz, input.isCulled };
  return output;
}
