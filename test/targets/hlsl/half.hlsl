// args: -T cs_6_6 -enable-16bit-types

RWStructuredBuffer<half4> H;
RWStructuredBuffer<int16_t> S;
half twice(half x) { return x * 2; }

[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  half h = 0.5h;
  H[0] = half4(h, 1, twice(1.5), 0.1);
  float f = h * 0.1f;
  H[1] = (half)f + H[2] / 3;
  S[0] = (int16_t)id.x << 2;
  S[1] = S[2] * 3 + id.y;
  uint16_t u = 7;
  S[3] = max(u, (uint16_t)id.z);
}
; ==>
RWStructuredBuffer<float16_t4> H : register(u0);
RWStructuredBuffer<int16_t> S : register(u1);

float16_t twice(float16_t x) {
  return x * 2.0;
}

[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  float16_t h = 0.5;
  H[0] = float16_t4(h, 1.0, twice(1.5), 0.0999755859375);
  float f = h * 0.1f;
  H[1] = float16_t(f) + H[2] / 3.0;
  S[0] = int16_t(id.x) << 2;
  S[1] = S[2] * 3 + id.y;
  uint16_t u = 7;
  S[3] = max(u, uint16_t(id.z));
}
