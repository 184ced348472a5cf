// args: -T ps_6_6
Texture2D<float4> T; Texture2DMS<float4> M; Texture2DArray<float4> A; SamplerState S; SamplerComparisonState C; static const int2 K = int2(-8, 7);
float4 taps(float2 u) { float4 r = 0; [unroll] for (int i = -2; i < 3; ++i) r += T.Sample(S, u, int2(i, 0)); return r; }
float4 main(float2 u:U, int k : K):SV_Target {
  float4 r = taps(u) + T.Sample(S, u, K) + T.SampleLevel(S, u, 0, int2(k, 0) * 0) + T[int2(k, k)] + M.Load(int2(k, 1), k) + T.GatherRed(S, u, int2(k, 9));
  r += T.Sample(S, u, int2(9, 0));
//     ^ error err_hlsl_texture_offset_range: Offsets to texture access operations must be between -8 and 7
//       help: shader model 6.7 lifts this
  r += T.SampleGrad(S, u, u, u, int2(0, k));
//     ^ error err_hlsl_texture_offset_immediate: Offsets to texture access operations must be immediate values
//       help: shader model 6.7 lifts this
  r += A.SampleCmpLevelZero(C, float3(u, 1), 0.5, int2(-9, 1));
//     ^ error err_hlsl_texture_offset_range: Offsets to texture access operations must be between -8 and 7
//       help: shader model 6.7 lifts this
  r += T.Load(int3(0, 0, 0), int2(8, 8));
//     ^ error err_hlsl_texture_offset_range: Offsets to texture access operations must be between -8 and 7
//       help: shader model 6.7 lifts this
  r += T.SampleBias(S, u, 1, (k & 1).xx);
//     ^ error err_hlsl_texture_offset_immediate: Offsets to texture access operations must be immediate values
//       help: shader model 6.7 lifts this
  if (false) r += T.Sample(S, u, k.xx);
  return r;
}
