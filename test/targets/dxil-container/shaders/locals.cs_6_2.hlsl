static const float4 Table[3] = { float4(1, 2, 3, 4), float4(5, 6, 7, 8), float4(9, 10, 11, 12) };
RWStructuredBuffer<float4> Out;
RWBuffer<uint> Counters;

[numthreads(8, 8, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  float values[6];
  for (uint i = 0; i < 6; i++) values[i] = Out[id.x + i].x;
  float sum = values[id.y % 6] + Table[id.z % 3][id.x & 3];
  switch (id.x) {
    case 0: sum = sqrt(sum); break;
    case 7: sum = (float)(int64_t)(sum * 3000000000.0); break;
    default: sum *= 2;
  }
  uint old;
  InterlockedCompareExchange(Counters[id.x], 1, 2, old);
  Out[id.x] = sum + old;
}
