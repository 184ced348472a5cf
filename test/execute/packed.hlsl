// Bytes of a raw buffer at odd offsets, bits of packed words, conversions between integers and floats, 64-bit integers.
ByteAddressBuffer Numbers;
RWByteAddressBuffer Out;

struct Packed {
  uint low : 5;
  int middle : 11;
  uint high : 16;
};

[numthreads(8, 1, 1)]
void main(uint id : SV_GroupIndex) {
  uint4 words = Numbers.Load4(id * 16);
  Packed p;
  p.low = words.x;
  p.middle = (int)words.y;
  p.high = words.z;
  p.middle -= 3;
  Out.Store(id * 32, p.low | (uint)p.middle << 5 | p.high << 16);
  Out.Store2(id * 32 + 4, uint2(f32tof16((float)(int)words.w), asuint(f16tof32(words.x & 0x7bff))));
  uint64_t big = ((uint64_t)words.x << 32 | words.y) * 3 + words.z;
  Out.Store2(id * 32 + 12, uint2((uint)big, (uint)(big >> 32)));
  Out.Store(id * 32 + 20, (uint)((int64_t)big < 0) + reversebits(words.y));
  uint before;
  Out.InterlockedAdd(256, words.x & 15, before);
  Out.Store(id * 32 + 24, (uint)(int)((float)(int)words.y * 0.5) ^ id);
}
