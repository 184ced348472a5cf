// Copies stand for the originals; what is overwritten before its use is gone.
RWBuffer<float> KeptCopied; //=> u0
RWBuffer<float> GoneOverwritten; //=> unused: its value is not needed by anything the shader writes
RWBuffer<float> KeptInArray; //=> u1
RWBuffer<float> GoneInArray; //=> unused: its value is not needed by anything the shader writes
RWBuffer<float> KeptInStruct; //=> u2
struct S { RWBuffer<float> a, b; };
[numthreads(4, 1, 1)]
void main(uint i : SV_DispatchThreadID) {
  RWBuffer<float> copy = GoneOverwritten;
  copy = KeptCopied;
  copy[i] = 1;
  RWBuffer<float> list[2] = { GoneInArray, KeptInArray };
  list[1][i] = 2;
  S s;
  s.a = KeptInStruct;
  s.b = GoneInArray;
  s.a[i] = 3;
}
