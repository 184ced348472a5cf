// args: -O3
// Sums that end in nothing are not computed; loops that end are not waited for.
Buffer<float> GoneSum; //=> unused: its value is not needed by anything the shader writes
Buffer<uint> KeptSteps; //=> t0
RWBuffer<uint> KeptOut; //=> u0
[numthreads(4, 1, 1)]
void main(uint i : SV_DispatchThreadID) {
  float sum = 0;
  for (uint j = 0; j < 8; j++) sum += GoneSum[j];
  uint steps = 0;
  while (KeptSteps[steps] != 0) steps++;
  KeptOut[i] = steps;
}
