// args: -O3
// A parameter that is the same in every call is a constant.
Buffer<float> GoneMode; //=> unused: the switch value is always 2
Buffer<float> KeptMode; //=> t0
RWBuffer<float> KeptOut; //=> u0
float shade(uint mode, uint i) {
  switch (mode) {
    case 0: return KeptMode[i];
    case 1: return GoneMode[i];
    default: return 0;
  }
}
[numthreads(4, 1, 1)]
void main(uint i : SV_DispatchThreadID) {
  KeptOut[i] = shade(0, i) + shade(2, i);
}
