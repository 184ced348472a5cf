// args: -T ps_6_6
Texture2D first, second, third;
Texture2D several[3];
SamplerState smooth;

Texture2D early(uint n) {
  if (n == 0) return first;
  return second;
}
Texture2D chosen(uint n) {
  switch (n) {
    case 0: return first;
    case 1:
    case 2: return second;
    default: return third;
  }
}
Texture2D nested(uint n) {
  if (n > 1) return third;
  return early(n);
}
Texture2D element(uint n) {
  if (n < 3) return several[n];
  return first;
}

float4 main(float2 uv : UV) : SV_Target {
  float4 sum = early(0).Sample(smooth, uv) + early(1).Sample(smooth, uv);
  [unroll] for (uint i = 0; i < 4; i++) sum += chosen(i).Sample(smooth, uv);
  return sum + nested(1).Sample(smooth, uv) + nested(2).Sample(smooth, uv) + element(1).Sample(smooth, uv) + element(5).Sample(smooth, uv);
}
; ==>
Texture2D<float4> first: set 0, binding 0
Texture2D<float4> second: set 0, binding 1
Texture2D<float4> third: set 0, binding 2
Texture2D<float4>[3] several: set 0, binding 3
SamplerState smooth: set 0, binding 4
in float2 in_UV0: location 0
out float4 out_SV_TARGET0: location 0
float4 main_1(float2 uv) {
  float4 sum = (first.Sample(smooth, uv) + second.Sample(smooth, uv));
  {
    sum = (sum + first.Sample(smooth, uv));
  }
  {
    sum = (sum + second.Sample(smooth, uv));
  }
  {
    sum = (sum + second.Sample(smooth, uv));
  }
  {
    sum = (sum + third.Sample(smooth, uv));
  }
  return ((((sum + second.Sample(smooth, uv)) + third.Sample(smooth, uv)) + several[1:uint].Sample(smooth, uv)) + first.Sample(smooth, uv));
}
void main() {
  float4 result = main(in_UV0);
  out_SV_TARGET0 = result;
}
