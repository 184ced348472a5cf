// Bits of 64-bit integers counted, searched and reversed; doubles taken apart; sums of pairs of words; what every row of a matrix gives.
ByteAddressBuffer Numbers;
RWByteAddressBuffer Out;

uint2 words(uint64_t x) { return uint2((uint)x, (uint)(x >> 32)); }

[numthreads(8, 1, 1)]
void main(uint id : SV_GroupIndex) {
  uint4 given = Numbers.Load4(id * 16);
  uint64_t2 x = uint64_t2((uint64_t)given.x << 32 | given.y, (uint64_t)given.z << 17);
  if (id == 3) x = uint64_t2(0, (uint64_t)given.x << 32);
  int64_t2 s = (int64_t2)x - (int64_t2(1, 2) << 40);
  uint base = id * 128;
  Out.Store4(base, uint4(countbits(x), countbits(s)));
  Out.Store4(base + 16, uint4(firstbithigh(x), firstbithigh(s)));
  Out.Store4(base + 32, uint4(firstbitlow(x), sign(s)));
  Out.Store4(base + 48, uint4(words(reversebits(x.x)), words((uint64_t)reversebits(s).y)));
  Out.Store4(base + 64, AddUint64(given, given.yxwz | 0x80000000));
  uint2 low, high;
  asuint(double2(given.xy) / 3, low, high);
  Out.Store4(base + 80, uint4(low, high));
  float2x2 m = asfloat(given & 0x3fffffff), whole;
  m = modf(m * 8, whole) + whole;
  Out.Store4(base + 96, asuint(float4(m._m00_m01, sign(whole)._m10_m11)));
  Out.Store4(base + 112, msad4(given.x, given.yz, uint4(firstbithigh((int2x2)given)._m00_m11, id, any(whole))));
}
