// A branch on a load counts although both sides store the same.
Buffer<float> KeptCondition; //=> t0
RWBuffer<float> KeptOut; //=> u0
[numthreads(4, 1, 1)]
void main(uint i : SV_DispatchThreadID) {
  if (KeptCondition[i] > 0) KeptOut[i] = 1;
  else KeptOut[i] = 1;
}
