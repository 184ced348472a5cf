// Matrices of both orders, parts of them by index and by name, products, and conversions between shapes.
cbuffer Constants {
  float4x4 world;
}
StructuredBuffer<float> Floats;
RWStructuredBuffer<float4> Out;

[numthreads(4, 1, 1)]
void main(uint id : SV_GroupIndex) {
  float3x3 m = (float3x3)world;
  m[id % 3] = float3(Floats[id], Floats[id + 1], Floats[id + 2]);
  m._m10_m01 = m._m01_m10;
  row_major float2x3 n = (float2x3)transpose(m);
  float2 projected = mul(n, float3(1, id, 2));
  Out[id * 3] = mul(world, float4(projected, m._22, 1)) + mul(float4(projected, 0, 1), world);
  Out[id * 3 + 1] = float4(determinant(m), dot(m[1], n[id & 1]), length(n[0]), world[id][3 - id]);
  n = float2x3(float3x2(n)._m01_m10_m21, float3x2(n)._m20_m11_m00);
  float1x3 row = m[2];
  Out[id * 3 + 2] = float4(mul(row, m)[0] * 0.5, (float)(world[0] > 2.0).y);
}
