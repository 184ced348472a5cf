// args: -T cs_6_6
// The loop decides which lanes count together, so what it compares is needed.
Buffer<uint> Indices; //=> t0
RWBuffer<uint> Out; //=> u0
[numthreads(64, 1, 1)]
void main(uint i : SV_GroupIndex) {
  uint value = Indices[i];
  while (true) {
    if (WaveReadLaneFirst(value) == value) {
      Out[i] = WaveActiveCountBits(true);
      break;
    }
  }
}
