// Resources from a heap have no binding; what indexes the heap has.
Buffer<uint> KeptIndex; //=> t0
Buffer<uint> GoneIndex; //=> unused: its value is not needed by anything the shader writes
RWBuffer<float> KeptOut; //=> u0
[numthreads(4, 1, 1)]
void main(uint i : SV_DispatchThreadID) {
  Buffer<float> b = ResourceDescriptorHeap[KeptIndex[i]];
  Buffer<float> unused = ResourceDescriptorHeap[GoneIndex[i]];
  KeptOut[i] = b[0];
}
