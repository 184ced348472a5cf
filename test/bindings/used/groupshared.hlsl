// What is stored for the other threads counts, even if they never read it.
Buffer<float> KeptShared; //=> t0
RWBuffer<float> KeptOut; //=> u0
groupshared float cells[4];
[numthreads(4, 1, 1)]
void main(uint i : SV_DispatchThreadID) {
  cells[i] = KeptShared[i];
  KeptOut[i] = 1;
}
