// args: -T cs_6_6

RWStructuredBuffer<uint> Out;
AppendStructuredBuffer<float2> List;
groupshared uint counter;
groupshared float4 cache[64];
static uint calls = 0;
uint bump() { static uint inner = 5; calls++; return inner++; }

[numthreads(64, 1, 1)]
void main(uint index : SV_GroupIndex) {
  uint old;
  cache[index] = index;
  GroupMemoryBarrierWithGroupSync();
  InterlockedAdd(counter, 1);
  InterlockedMax(Out[0], index * 2, old);
  InterlockedCompareExchange(Out[1], 0, counter, old);
  List.Append(cache[old & 63].xy);
  uint width, stride;
  Out.GetDimensions(width, stride);
  Out[2] = WaveActiveSum(old) + bump() + calls + Out.IncrementCounter() + width;
}
; ==>
RWStructuredBuffer<uint> Out : register(u0);
AppendStructuredBuffer<float2> List : register(u1);

groupshared uint counter;
groupshared float4 cache[64];
static uint calls = 0;

uint bump() {
  static uint inner = 5;
  calls++;
  return inner++;
}

[numthreads(64, 1, 1)]
void main(uint index : SV_GroupIndex) {
  uint old;
  cache[index] = index;
  GroupMemoryBarrierWithGroupSync();
  InterlockedAdd(counter, 1);
  InterlockedMax(Out[0], index * 2, old);
  InterlockedCompareExchange(Out[1], 0, counter, old);
  List.Append(cache[old & 63].xy);
  uint width;
  uint stride;
  Out.GetDimensions(width, stride);
  Out[2] = WaveActiveSum(old) + bump() + calls + Out.IncrementCounter() + width;
}
