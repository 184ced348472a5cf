// args: -T lib_6_7
Texture2D<int4> Numbers; Texture2D<float4> Colors; Texture2D<uint> Raw; Texture2D<double> Wide; SamplerState Smooth; SamplerComparisonState Compare;
float4 read(float2 uv) {
  float4 sum = Colors.Sample(Smooth, uv) + Numbers.Load(int3(0, 0, 0)) + Numbers.Gather(Smooth, uv);
  sum += Numbers.Sample(Smooth, uv);
  sum += Numbers.SampleLevel(Smooth, uv, 0);
  sum += Raw.SampleCmpLevelZero(Compare, uv, 0.5);
//                              ^^^^^^^ error err_hlsl_invalid_resource_type_on_intrinsic: cannot SampleCmpLevelZero from resource containing uint
  return sum;
}
