// Threads of a group exchange values through shared memory: a reduction, a transposition, a histogram with atomics.
StructuredBuffer<int> Numbers;
RWStructuredBuffer<int> Out;
groupshared int Partial[16];
groupshared uint Counts[4];

[numthreads(16, 1, 1)]
void main(uint id : SV_GroupIndex) {
  if (id < 4) Counts[id] = 0;
  Partial[id] = Numbers[id] + Numbers[id + 16];
  GroupMemoryBarrierWithGroupSync();
  InterlockedAdd(Counts[(uint)Partial[id] & 3], 1);
  int mine = Partial[id / 4 + id % 4 * 4];
  for (uint step = 8; step > 0; step /= 2) {
    GroupMemoryBarrierWithGroupSync();
    if (id < step) Partial[id] = max(Partial[id], Partial[id + step]);
  }
  GroupMemoryBarrierWithGroupSync();
  Out[id] = mine;
  Out[16 + id] = Partial[0] - (int)Counts[id & 3];
}
