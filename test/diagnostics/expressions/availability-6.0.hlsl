// args: -T cs_6_0
// Only what the entry point reaches counts.
RWByteAddressBuffer Raw;
RWBuffer<float> Buf;
Texture2D<float4> Tex;
SamplerState Sampler;

void unreached() { uint4 mask = WaveMatch(1); }
uint4 reached() { return WaveMatch(1); }
//                       ^^^^^^^^^ error err_hlsl_needs_shader_model: 'WaveMatch' needs shader model 6.5 here; the target is 6.0
float derivative(float x) { return ddx(x); }
//                                 ^^^ error err_hlsl_derivatives_in_wrong_shader_model: Intrinsic 'ddx' potentially used by 'main' requires derivatives - shader model 6.6 or greater is required for use in compute, amplification, or mesh shaders.

[numthreads(1, 1, 1)]
void main(uint i : SV_GroupIndex) {
  Buf[0] = reached().x + WaveActiveSum(1) + derivative(i);
  Buf[1] = Tex.Sample(Sampler, 0).x + Tex.SampleLevel(Sampler, 0, 0).x;
//             ^^^^^^ error err_hlsl_derivatives_in_wrong_shader_model: Intrinsic 'Sample' potentially used by 'main' requires derivatives - shader model 6.6 or greater is required for use in compute, amplification, or mesh shaders.
  Raw.InterlockedAdd64(0, 1);
//    ^^^^^^^^^^^^^^^^ error err_hlsl_needs_shader_model: 'InterlockedAdd64' needs shader model 6.6 here; the target is 6.0
  clip(1.0);
}
