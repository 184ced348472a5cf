// args: -T cs_6_6

RWStructuredBuffer<float4> F;
RWStructuredBuffer<int4> I;
struct Pair { float2 a; int b; };
float pick(float x) { return x; }
float pick(int x) { return x + 1; }
float pick(uint x) { return x + 2; }
float pick(float3 x) { return x.x; }
float single(float x) { return x; }
void both(inout float x, out int y) { x += 1; y = x; }

[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  int i = I[0].x;
  uint u = id.x;
  float f = F[0].x;
  float3 v = F[1].xyz;
  f = i;
  i = f * 2 + u;
  v = 1;
  v = v * i + u / 2 - (float)u / 2;
  v += F[2];
  i = (int)f + (uint)i % 3u;
  u = i < 0 ? u : i;
  f = pick((int)1) + pick(1u) + pick(1.0) + pick(i) + pick((float)i) + pick((float3)f) + single(i) + single(1);
  i <<= u;
  u = 1u << i;
  i = 1 << u;
  i = -i + ~u;
  f = (float)(int)f;
  f = F[3].w == 0 ? 1 : v.y;
  bool flag = i & 4;
  f += flag ? 1 : 2.5;
  f = !i;
  f = (i & 1) != 0 && (u | 2) == 3 || flag;
  i = u - (i - 1) - 1 + (2 + i) * (i / (i * 3));
  i = i >> 1 + 1;
  f = max(i, f) + max(u, 1) + lerp(v, 1, 0.5).x + dot(v, 1) + clamp(i, 0, 7) + pow(f, 2) + atan2(1, f);
  f += sign(u) + countbits(7) + min(v, v.x).y + length(1.5) + abs(-3) + mul(v, 2).z;
  both(f, i);
  both(f, u);
  Pair p = { f, i, u };
  Pair q = (Pair)0;
  Pair r = (Pair)v;
  float a[2][3] = { v, 1, 2, f };
  float2x2 m = { 1, 2, i, u };
  float4 flat = (float4)m;
  float2x2 back = (float2x2)flat;
  float3x3 cut = (float3x3)float4x4(flat, flat, flat, flat);
  float3x2 tall = float3x2((float2x3)cut);
  I[1] = int4(v.xy, u, tall._m21);
  F[4] = float4(p.a + q.a, r.b, a[1][u]) + cut[0].xyzz + flat * back._m10 + m[1].xyxy + (u, f);
}
; ==>
struct Pair {
  float2 a;
  int b;
};

RWStructuredBuffer<float4> F : register(u0);
RWStructuredBuffer<int4> I : register(u1);

float pick(int x) {
  return x + 1;
}

float pick(uint x) {
  return x + 2;
}

float pick(float x) {
  return x;
}

float pick(float3 x) {
  return x.x;
}

float single(float x) {
  return x;
}

void both(inout float x, out int y) {
  x += 1.0;
  y = x;
}

[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  int i = I[0].x;
  uint u = id.x;
  float f = F[0].x;
  float3 v = F[1].xyz;
  f = i;
  i = f * 2.0 + u;
  v = 1.0;
  v = v * i + u / 2 - float(u) / 2.0;
  v += F[2].xyz;
  i = int(f) + uint(i) % 3;
  u = i < 0 ? u : i;
  f = pick(int(1)) + pick(1u) + pick(1.0) + pick(i) + pick(float(i)) + pick((float3)f) + single(i) + single(1.0);
  i <<= u;
  u = 1u << i;
  i = 1 << u;
  i = -i + ~u;
  f = float(int(f));
  f = F[3].w == 0.0 ? 1.0 : v.y;
  bool flag = i & 4;
  f += flag ? 1.0 : 2.5;
  f = !i;
  f = ((i & 1) != 0 && (u | 2) == 3) || flag;
  i = u - (i - 1) - 1 + (2 + i) * (i / (i * 3));
  i = i >> 2;
  f = max(i, f) + max(u, 1) + lerp(v, 1.0, 0.5).x + dot(v, 1.0) + clamp(i, 0, 7) + pow(f, 2.0) + atan2(1.0, f);
  f += sign(u) + countbits(7) + min(v, v.x).y + 1.5 + 3.0 + mul(v, 2.0).z;
  both(f, i);
  both(f, u);
  Pair p = { f, i, u };
  Pair q = (Pair)0;
  Pair r = { v };
  float a[2][3] = { { v }, { 1.0, 2.0, f } };
  float2x2 m = float2x2(1.0, 2.0, i, u);
  float4 flat = (float4)m;
  float2x2 back = (float2x2)flat;
  float3x3 cut = (float3x3)float4x4(flat, flat, flat, flat);
  float3x2 tall = float3x2((float2x3)cut);
  I[1] = int4(v.xy, u, tall._m21);
  F[4] = float4(p.a + q.a, r.b, a[1][u]) + cut[0].xyzz + flat * back._m10 + m[1].xyxy + (u, f);
}
