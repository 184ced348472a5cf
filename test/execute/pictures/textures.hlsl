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
  float4 apart = Picture.GatherBlue(Nearest, float2(0.5, 0.5), int2(1, 0), int2(0, 1), int2(-1, 0), int2(1, -1));
  return float4(sampled.xy + loaded.zw, gathered.x + shift.y + dot(apart, float4(1, 2, 4, 8)), ddx(corner.uv.x) * 64 + ddy(corner.uv.y));
}

float4 texel(uint2 at, Texture2D<float4> picture) {
  return picture.Load(int3(at, 0));
}

[numthreads(8, 8, 1)]
void expected(uint2 at : SV_GroupThreadID, uint index : SV_GroupIndex) {
  float4 sampled = texel(at / 2, Picture) * scale.x, loaded = texel(at.yx / 2, Picture);
  float4 apart;
  apart.x = texel(uint2(2, 2), Picture).z;
  apart.y = texel(uint2(2, 3), Picture).z;
  apart.z = texel(uint2(1, 1), Picture).z;
  apart.w = texel(uint2(2, 0), Picture).z;
  float gathered = texel(uint2(1, 2), Picture).y + dot(apart, float4(1, 2, 4, 8));
  Expected[index] = float4(sampled.xy + loaded.zw, gathered + shift.y, 8 + 0.125);
}
