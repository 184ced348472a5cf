// args: -T vs_6_6
Texture2D<float4> Tex;
SamplerState Sampler;

float4 main(float4 position : POSITION) : SV_Position {
  float4 color = Tex.Sample(Sampler, position.xy) + Tex.SampleLevel(Sampler, position.xy, 0);
//                   ^^^^^^ error err_hlsl_derivatives_in_wrong_shader_kind: Intrinsic 'Sample' potentially used by 'main' requires derivatives - only available in pixel, compute, amplification, mesh, or broadcast node shaders.
  color += ddx(position) + Tex.Load(int3(0, 0, 0));
//         ^^^ error err_hlsl_derivatives_in_wrong_shader_kind: Intrinsic 'ddx' potentially used by 'main' requires derivatives - only available in pixel, compute, amplification, mesh, or broadcast node shaders.
  GroupMemoryBarrierWithGroupSync();
//^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error err_hlsl_intrinsic_in_wrong_stage: intrinsic 'GroupMemoryBarrierWithGroupSync' potentially used by 'main' is not available in vertex shaders
  return color + DispatchRaysIndex().x;
//               ^^^^^^^^^^^^^^^^^ error err_hlsl_intrinsic_in_wrong_stage: intrinsic 'DispatchRaysIndex' potentially used by 'main' is not available in vertex shaders
}
