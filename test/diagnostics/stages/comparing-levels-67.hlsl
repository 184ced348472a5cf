// args: -T ps_6_7
// A level of detail for a comparison came with shader model 6.8.
Texture2D image; SamplerComparisonState comparing; SamplerState plain;
float main(float2 at : A) : SV_Target {
  return image.CalculateLevelOfDetail(plain, at) + image.CalculateLevelOfDetail(comparing, at) + image.CalculateLevelOfDetailUnclamped(comparing, at);
//                                                       ^^^^^^^^^^^^^^^^^^^^^^ error err_hlsl_needs_shader_model: 'CalculateLevelOfDetail' needs shader model 6.8 here; the target is 6.7
//                                                                                                     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error err_hlsl_needs_shader_model: 'CalculateLevelOfDetailUnclamped' needs shader model 6.8 here; the target is 6.7
}
