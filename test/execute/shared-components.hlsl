// Threads write and count in components of the same vectors and matrices at the same time, chosen while the shader runs.
StructuredBuffer<int> Numbers;
RWStructuredBuffer<int> Out;
groupshared uint2x4 Counts;
groupshared int4x4 Cells;
groupshared bool4 Flags;
groupshared bool2x2 Signs;
groupshared float2x3 Rows;

[numthreads(16, 1, 1)]
void main(uint id : SV_GroupIndex) {
  if (id < 8) Counts[id >> 2][id & 3] = id;
  if (id < 6) Rows[id / 3][id % 3] = id * 0.5;
  Cells[id >> 2][id & 3] = Numbers[id];
  GroupMemoryBarrierWithGroupSync();
  InterlockedAdd(Counts[id & 1][(uint)Numbers[id] & 3], 1);
  InterlockedMax(Cells[id >> 2][1], Numbers[id + 16]);
  if (id < 4) Flags[id] = Numbers[id] > 0;
  if (id >= 4 && id < 8) Signs[id & 1][(id >> 1) & 1] = Numbers[id] < 0;
  GroupMemoryBarrierWithGroupSync();
  if (id < 2) Rows[id].zx = float2(id + 4, id * 3);
  GroupMemoryBarrierWithGroupSync();
  Out[id] = Cells[id & 3][id >> 2] * 100 + (int)Counts[id >> 3][id & 3];
  Out[16 + id] = (Flags[id & 3] ? 1 : 0) + (Signs[id & 1][(id >> 1) & 1] ? 2 : 0) + (int)(Rows[id & 1][id % 3] * 8);
}
