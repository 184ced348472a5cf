// Structs in a byte-address buffer: bit-fields that share words, a base class, matrices, arrays, bools and 64-bit integers at their offsets.
struct Inner {
  uint low : 5;
  int middle : 11;
  uint high : 16;
  int2x3 rows;
};
struct Outer : Inner {
  uint3 after;
  uint one[2];
  uint flag : 1;
  int rest : 31;
  uint64_t wide;
};
ByteAddressBuffer Numbers;
RWByteAddressBuffer Out;

[numthreads(2, 1, 1)]
void main(uint id : SV_GroupIndex) {
  Outer o = Numbers.Load<Outer>(id * 8);
  Out.Store(id * 128, o);
  o.middle += 100;
  o.rest ^= o.middle;
  o.after.y += o.rows[1].z;
  o.rows = o.rows * 2 + o.low;
  o.one[1] = o.high - o.flag;
  o.wide = o.wide * 3 + o.after.x;
  Out.Store(id * 128 + 64, o);
  Out.Store(512 + id * 16, Numbers.Load<int1x3>(16) + Numbers.Load<int3x1>(20)._m00_m10_m20);
}
