// Functions that tests call by name, and an entry point that tests dispatch.
float luminance(float3 color) {
  return dot(color, float3(0.2126, 0.7152, 0.0722));
}

float3 tonemap(float3 color, float exposure) {
  float3 exposed = color * exposure;
  return exposed / (1 + exposed);
}

StructuredBuffer<float> Values;
RWStructuredBuffer<float> Sums;
groupshared float partial[64];

/// The sum of each group of 64 values.
[numthreads(64, 1, 1)] void sum(uint3 id : SV_DispatchThreadID, uint i : SV_GroupIndex, uint3 group : SV_GroupID) {
  partial[i] = Values[id.x];
  for (uint step = 32; step > 0; step /= 2) {
    GroupMemoryBarrierWithGroupSync();
    if (i < step)
      partial[i] += partial[i + step];
  }
  if (i == 0)
    Sums[group.x] = partial[0];
}
