// args: -T ps_6_8 -spirv
struct Input {
  nointerpolation float3 weights : SV_Barycentrics;
//                       ^^^^^^^ error err_hlsl_must_be_interpolated: SV_Barycentrics cannot be used with 'nointerpolation' type
//                               help: remove 'nointerpolation'
  bool isCulled : SV_CullPrimitive;
//     ^^^^^^^^ error err_vulkan_semantic_place: Vulkan has no 'SV_CullPrimitive' as pixel input; it is one of: mesh output
};
struct Output {
  float4 color : SV_Target;
  float depth : SV_Depth;
//              ^^^^^^^^ note note_vulkan_first_use: the first one is here
  float farther : SV_DepthGreaterEqual;
//                ^^^^^^^^^^^^^^^^^^^^ error err_hlsl_several_depths: Pixel Shader only allows one type of depth semantic to be declared
};

Output main(Input input) {
  Output output = { input.weights.xyzz, input.isCulled, 1 };
  return output;
}
