RWBuffer<float> Out; //=> u0
RWStructuredBuffer<float> Counter; //=> u1
RWBuffer<uint> Atomic; //=> u2
Buffer<float> Shared, Indexed, Twice, Threads, Saturated; //=> Shared: t0; Indexed: t1; Twice: t2; Threads: t3; Saturated: t4
cbuffer CB { int cbv; } //=> b0
Buffer<float> Beyond; //=> t5
groupshared float shared_[4];

[numthreads(4, 1, 1)]
void main(uint gi : SV_GroupIndex) {
  Counter.IncrementCounter();
  uint old;
  InterlockedAdd(Atomic[0], 1, old);
  shared_[gi] = Shared[0];
  float local[4] = { Indexed[0], 1, 2, 3 };
  Out[0] = local[gi];
  if (Twice[0] > 0) Out[1] = 1; else Out[1] = 1;
  if (gi >= 4) Out[2] = Threads[0];
  for (int j = 0; j < cbv; j++)
    if (j >= cbv) Out[3] = Beyond[0];
  if (saturate(Out[9]) > 2) Out[4] = Saturated[0];
}
