// Every way to interpolate, over a triangle in the image's upper left half whose corners have different depths.
RWStructuredBuffer<float4> Expected;

struct Corner {
  float4 position : SV_Position;
  float smooth : SMOOTH;
  noperspective float straight : STRAIGHT;
  nointerpolation uint first : FIRST;
  centroid float2 pair : PAIR;
};

float4 place(uint index) {
  float2 at = float2(index == 1 ? 1 : -1, index == 2 ? -1 : 1);
  float w = 1 + index * 0.5;
  return float4(at * w, 0.25 * w, w);
}

Corner vertex(uint index : SV_VertexID) {
  Corner corner;
  corner.position = place(index);
  corner.smooth = index * 3.0;
  corner.straight = index * index;
  corner.first = index + 7;
  corner.pair = float2(index == 1, index == 2);
  return corner;
}

float4 pixel(Corner corner) : SV_Target {
  return float4(corner.smooth, corner.straight + corner.first * 10, corner.pair);
}

// Weights on the screen; those in perspective are these over w, made to sum to one again.
[numthreads(8, 8, 1)]
void expected(uint2 at : SV_GroupThreadID, uint index : SV_GroupIndex) {
  float3 flat;
  flat.yz = (at + 0.5) / 8;
  flat.x = 1 - flat.y - flat.z;
  float3 weights = flat / float3(1, 1.5, 2);
  weights /= weights.x + weights.y + weights.z;
  Expected[index] = at.x + at.y >= 7 ? 0 : float4(dot(weights, float3(0, 3, 6)), dot(flat, float3(0, 1, 4)) + 70, weights.yz);
}
