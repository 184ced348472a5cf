// A texture that is sampled, fetched and gathered from, with the derivatives that choose its texels; constants in both stages.
cbuffer Constants {
  float4 scale;
  float2 shift;
}
Texture2D<float4> Picture;
SamplerState Nearest;
RWStructuredBuffer<float4> Expected;

struct Corner {
  float2 uv : UV;
  float4 position : SV_Position;
};

Corner vertex(uint index : SV_VertexID) {
  Corner corner;
  corner.uv = float2(index == 1 ? 2 : 0, index == 2 ? 2 : 0);
  corner.position = float4(corner.uv * float2(2, -2) + float2(-1, 1), 0, 1);
  return corner;
}

float4 pixel(Corner corner) : SV_Target {
  float4 sampled = Picture.Sample(Nearest, corner.uv) * scale.x;
  float4 loaded = Picture.Load(int3((uint2)corner.position.yx / 2, 0));
  float4 gathered = Picture.GatherGreen(Nearest, float2(0.5, 0.5));
  return float4(sampled.xy + loaded.zw, gathered.x + shift.y, ddx(corner.uv.x) * 64 + ddy(corner.uv.y));
}

float4 texel(uint2 at, Texture2D<float4> picture) {
  return picture.Load(int3(at, 0));
}

[numthreads(8, 8, 1)]
void expected(uint2 at : SV_GroupThreadID, uint index : SV_GroupIndex) {
  float4 sampled = texel(at / 2, Picture) * scale.x, loaded = texel(at.yx / 2, Picture);
  Expected[index] = float4(sampled.xy + loaded.zw, texel(uint2(1, 2), Picture).y + shift.y, 8 + 0.125);
}
