// Built-in functions whose expansion is ours: what has no instruction of its own, or another meaning elsewhere.
StructuredBuffer<float> Floats;
RWStructuredBuffer<float4> Out;

[numthreads(16, 1, 1)]
void main(uint id : SV_GroupIndex) {
  float x = Floats[id], y = Floats[id + 16];
  float whole;
  float fraction = modf(x, whole);
  float sine, cosine;
  sincos(x, sine, cosine);
  Out[id * 4] = float4(fraction, whole, sine, cosine);
  Out[id * 4 + 1] = float4(fmod(x, y + 0.31), pow(abs(x), 1.5), pow(x, 2), atan2(y, x));
  Out[id * 4 + 2] = float4(smoothstep(-2, 5, x), saturate(y), sign(x) * rcp(y + 20), frac(x) + round(y));
  float3 n = normalize(float3(x, y, 1)), i = float3(y, 0.25, x);
  Out[id * 4 + 3] = float4(reflect(i, n).x, refract(normalize(i), n, 0.7).y, faceforward(n, i, n).z, distance(n, i));
}
