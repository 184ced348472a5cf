// args: -T vs_6_0
struct Outputs {
  float4 position : SV_Position;
  uint rate : SV_ShadingRate;
//            ^^^^^^^^^^^^^^ error err_hlsl_invalid_semantic: invalid semantic 'SV_ShadingRate' for vs 6.0
};

Outputs main(uint view : SV_ViewID, uint start : SV_StartVertexLocation, uint instance : SV_InstanceID) {
//                       ^^^^^^^^^ error err_hlsl_invalid_semantic: invalid semantic 'SV_ViewID' for vs 6.0
//                                               ^^^^^^^^^^^^^^^^^^^^^^ error err_hlsl_invalid_semantic: invalid semantic 'SV_StartVertexLocation' for vs 6.0
  Outputs outputs;
  outputs.position = view + start;
  outputs.rate = instance;
  return outputs;
}
