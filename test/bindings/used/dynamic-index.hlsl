// A local array with a dynamic index is memory: everything stored there counts.
Buffer<float> KeptFirst; //=> t0
Buffer<float> KeptSecond; //=> t1
RWBuffer<float> KeptOut; //=> u0
[numthreads(4, 1, 1)]
void main(uint i : SV_DispatchThreadID) {
  float a[2];
  a[0] = KeptFirst[i];
  a[1] = KeptSecond[i];
  KeptOut[i] = a[i & 1];
}
