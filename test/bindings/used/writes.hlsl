// Writes, counters and atomics count whether or not anybody reads the result.
RWBuffer<float> KeptStore; //=> u0
RWStructuredBuffer<uint> KeptCounter; //=> u1
RWStructuredBuffer<uint> KeptDecrement; //=> u2
AppendStructuredBuffer<uint> KeptAppend; //=> u3
ConsumeStructuredBuffer<uint> KeptConsume; //=> u4
RWBuffer<uint> KeptAtomic; //=> u5
RWByteAddressBuffer KeptBytes; //=> u6
RWTexture2D<float4> KeptTexture; //=> u7
RWByteAddressBuffer KeptExchange; //=> u8
RWTexture2D<uint> KeptTextureAtomic; //=> u9
RWBuffer<float4> KeptComponent; //=> u10
[numthreads(4, 1, 1)]
void main(uint i : SV_DispatchThreadID) {
  KeptStore[i] = 1;
  KeptCounter.IncrementCounter();
  KeptDecrement.DecrementCounter();
  KeptAppend.Append(i);
  uint taken = KeptConsume.Consume();
  uint before;
  InterlockedAdd(KeptAtomic[i], 1, before);
  KeptBytes.Store(i * 4, i);
  KeptTexture[uint2(i, 0)] = 1;
  KeptExchange.InterlockedExchange(0, 1, before);
  InterlockedMax(KeptTextureAtomic[uint2(0, i)], 3u);
  KeptComponent[i].y = 1;
}
