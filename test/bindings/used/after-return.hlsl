// args: -Od
// Code behind a return is never reached.
Buffer<float> GoneAfter; //=> unused: control never comes here
Buffer<float> KeptBefore; //=> t0
Buffer<float> KeptMaybe; //=> t1
RWBuffer<float> KeptOut; //=> u0
[numthreads(4, 1, 1)]
void main(uint i : SV_DispatchThreadID) {
  KeptOut[i] = KeptBefore[i];
  if (i > 2) return;
  KeptOut[i] = KeptMaybe[i];
  return;
  KeptOut[i] = GoneAfter[i];
}
