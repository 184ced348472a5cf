// Structs, arrays and matrices between the stages, with the semantics of their members.
RWStructuredBuffer<float4> Expected;

struct Inner {
  float2 a : INNER;
  int b : COUNT;
};

struct Between {
  Inner inner;
  float2 list[2] : LIST;
  float2x3 basis : BASIS;
  float4 position : SV_Position;
};

void vertex(uint index : SV_VertexID, uint instance : SV_InstanceID, out Between result) {
  float2 at = float2(index == 1 ? 3 : -1, index == 2 ? -3 : 1);
  result.position = float4(at, 0, 1);
  result.inner.a = at;
  result.inner.b = 5 + (int)instance;
  result.list[0] = at * 2;
  result.list[1] = at.yx;
  result.basis = float2x3(at.x, 1, 2, 3, at.y, 4);
}

float4 pixel(Between data, bool isFront : SV_IsFrontFace) : SV_Target {
  int which = (int)data.position.x & 1;
  return float4(data.inner.a + data.list[which], data.basis[1][1] * data.inner.b, dot(data.basis[0], float3(1, 1, 1)) + isFront * 100);
}

[numthreads(8, 8, 1)]
void expected(uint2 pixel : SV_GroupThreadID, uint index : SV_GroupIndex) {
  float2 at = float2(-1, 1) + float2(4, -4) * (pixel + 0.5) / 16;
  Expected[index] = float4(at + (pixel.x & 1 ? at.yx : at * 2), at.y * 5, at.x + 3);
}
