// args: -O3
// The difference of two equal loads is nothing, for integers.
Buffer<int> GoneInteger; //=> unused: its value is not needed by anything the shader writes
RWBuffer<int> KeptOut; //=> u0
[numthreads(4, 1, 1)]
void main(uint i : SV_DispatchThreadID) {
  KeptOut[i] = GoneInteger[i] - GoneInteger[i];
}
