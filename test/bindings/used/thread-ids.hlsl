// The size of the group says nothing about the thread id; saturate has a range nobody uses.
Buffer<float> KeptId; //=> t0
Buffer<float> KeptSaturate; //=> t1
Buffer<float> KeptBound; //=> t2
cbuffer KeptLimits { uint limit; } //=> b0
RWBuffer<float> KeptOut; //=> u0
[numthreads(4, 1, 1)]
void main(uint i : SV_DispatchThreadID) {
  float x = 0;
  if (i >= 4) x += KeptId[i];
  if (saturate(KeptOut[i]) > 2) x += KeptSaturate[i];
  for (uint j = 0; j < limit; j++) if (j >= limit) x += KeptBound[j];
  KeptOut[i] = x;
}
