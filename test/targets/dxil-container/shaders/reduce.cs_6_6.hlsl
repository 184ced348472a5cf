groupshared float Sums[64];
groupshared uint Count;
StructuredBuffer<float> In : register(t0, space2);
RWByteAddressBuffer Out[4] : register(u10);
RWTexture2D<float4> Image;

[numthreads(64, 1, 1)]
void main(uint i : SV_GroupIndex, uint3 id : SV_DispatchThreadID) {
  Sums[i] = In[id.x];
  InterlockedAdd(Count, 1);
  GroupMemoryBarrierWithGroupSync();
  for (uint step = 32; step > 0; step >>= 1) {
    if (i < step) Sums[i] += Sums[i + step];
    GroupMemoryBarrierWithGroupSync();
  }
  if (i == 0) Out[NonUniformResourceIndex(id.x & 3)].Store(id.y * 4, asuint(Sums[0]));
  Image[id.xy] = float4(Sums[i], Count, 0, 1);
}
