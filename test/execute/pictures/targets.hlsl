// Two targets, pixels that are discarded, and a plane that clips.
RWStructuredBuffer<float4> Expected;

struct Corner {
  float2 at : AT;
  float4 position : SV_Position;
  float2 clips : SV_ClipDistance;
};

Corner vertex(uint index : SV_VertexID) {
  Corner corner;
  corner.at = float2(index == 1 ? 16 : 0, index == 2 ? 16 : 0);
  corner.position = float4(corner.at * float2(0.25, -0.25) + float2(-1, 1), 0, 1);
  corner.clips = float2(6 - corner.at.y, 1);
  return corner;
}

struct Targets {
  float4 color : SV_Target0;
  float4 other : SV_Target1;
};

Targets pixel(Corner corner) {
  uint2 cell = (uint2)corner.at;
  if ((cell.x + cell.y) % 3 == 0) discard;
  Targets targets;
  targets.color = float4(cell, cell.x * cell.y, 1);
  clip((int)cell.x - 1);
  targets.other = targets.color.wzyx * 2;
  return targets;
}

[numthreads(8, 8, 1)]
void expected(uint2 cell : SV_GroupThreadID, uint index : SV_GroupIndex) {
  bool isDrawn = (cell.x + cell.y) % 3 != 0 && cell.x >= 1 && cell.y < 6;
  float4 color = float4(cell, cell.x * cell.y, 1);
  Expected[index] = isDrawn ? color : 0;
  Expected[64 + index] = isDrawn ? color.wzyx * 2 : 0;
}
