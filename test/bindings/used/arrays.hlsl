// One element keeps the whole array, an index without effect does not.
Buffer<float> KeptArray[4]; //=> t0..t3
Buffer<float> KeptDynamic[8]; //=> t4..t11
Buffer<float> GoneArray[3]; //=> unused: its value is not needed by anything the shader writes
Buffer<float> KeptIndex; //=> t12
Buffer<uint> GoneIndex; //=> unused: its value is not needed by anything the shader writes
RWBuffer<float> KeptOut; //=> u0
[numthreads(4, 1, 1)]
void main(uint i : SV_DispatchThreadID) {
  float unused = GoneArray[GoneIndex[i]][0];
  KeptOut[i] = KeptArray[2][i] + KeptDynamic[(uint)KeptIndex[i]][i];
}
