// args: -T ps_6_6
// Offsets must be constants, so the loops around them are unrolled whatever they cost.
Texture2D first, second, third;
SamplerState linear_;
float4 main(float2 place : PLACE) : SV_Target {
  float4 sum = 0;
  for (int y = -3; y < 4; y++)
    for (int x = -3; x < 4; x++) {
      sum += first.Sample(linear_, place, int2(x, y));
      sum += second.Sample(linear_, place, int2(x, y));
      sum += third.Sample(linear_, place, int2(y, x));
    }
  return sum;
}
