// args: -T cs_6_6
// What only reaches bits that nobody looks at is not used.
Buffer<uint> Low; //=> unused: its value is not needed by anything the shader writes
Buffer<uint> High; //=> unused: its value is not needed by anything the shader writes
Buffer<uint> Summed; //=> unused: its value is not needed by anything the shader writes
Buffer<uint> Shifted; //=> unused: its value is not needed by anything the shader writes
Buffer<uint> Kept; //=> t0
RWBuffer<uint> result; //=> u0

[numthreads(1, 1, 1)]
void main(uint i : SV_GroupIndex) {
  const uint flags = (Kept[i] << 3) | (Low[i] & 7);
  result[0] = (flags & 0xfff8) + (flags >> 3);
  result[1] = (Kept[i] + (Summed[i] << 8)) & 0xff;
  result[2] = (Kept[i] | (High[i] << 24)) << 8;
  result[3] = ((Kept[i] ^ (Shifted[i] & 0xff)) >> 8) & 15;
}
