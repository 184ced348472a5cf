// Loops left in every way, switches that fall through, returns from the middle.
StructuredBuffer<int> Numbers;
RWStructuredBuffer<int> Out;

int find(int wanted) {
  for (int i = 0; i < 16; i++) {
    int value = Numbers[i];
    if (value < 0) continue;
    if (value == wanted) return i;
    switch (value & 7) {
      case 0:
      case 1: wanted++; break;
      case 2: if (wanted > 20) return -i;
      default: wanted--;
    }
    int inner = 0;
    do {
      if (inner == 3) break;
      inner += value & 1 ? 2 : 1;
    } while (inner < (value & 15));
    wanted += inner;
  }
  return wanted * 1000;
}

[numthreads(16, 1, 1)]
void main(uint id : SV_GroupIndex) {
  int result = find((int)id);
  uint bits = (uint)result;
  while (bits > 3u) bits = (bits >> 2) + (bits & 1u);
  Out[id] = result;
  Out[id + 16] = (int)bits + firstbithigh(result) * 10 + (int)countbits((uint)result) * 1000;
}
