// Vertices from a buffer, moved by a matrix; the image is the triangle that covers it.
cbuffer Constants {
  float4x4 move;
}
StructuredBuffer<float4> Vertices;
RWStructuredBuffer<float4> Expected;

struct Corner {
  float4 position : SV_Position;
  float4 color : COLOR;
};

Corner vertex(float4 color : COLOR, uint index : SV_VertexID, float2 second : TEXCOORD1) {
  Corner corner;
  float2 at = float2(index == 1 ? 3 : -1, index == 2 ? -3 : 1);
  corner.position = float4(at, 0, 1);
  corner.color = mul(move, color) + second.y;
  return corner;
}

float4 pixel(Corner corner) : SV_Target {
  return corner.color;
}

[numthreads(8, 8, 1)]
void expected(uint2 at : SV_GroupThreadID, uint index : SV_GroupIndex) {
  float3 weights;
  weights.yz = (at + 0.5) / 16;
  weights.x = 1 - weights.y - weights.z;
  float4 sum = 0;
  for (uint corner = 0; corner < 3; corner++)
    sum += weights[corner] * (mul(move, Vertices[corner * 2]) + Vertices[corner * 2 + 1].y);
  Expected[index] = sum;
}
