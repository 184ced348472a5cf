// Only what the entry point reaches; an argument nobody reads is unused.
Buffer<float> GoneUncalled; //=> unused: never referenced by code the entry point reaches
Buffer<float> GoneArgument; //=> unused: its value is not needed by anything the shader writes
Buffer<float> GoneOtherEntry; //=> unused: never referenced by code the entry point reaches
Buffer<float> GoneTemplate; //=> unused: never referenced by code the entry point reaches
Buffer<float> KeptArgument; //=> t0
Buffer<float> KeptTemplate; //=> t1
Buffer<float> KeptMethod; //=> t2
RWBuffer<float> KeptOut; //=> u0
float uncalled() { return GoneUncalled[0]; }
float second(float first, float other) { return other; }
float read(Buffer<float> b, Buffer<float> unused) { return b[0]; }
template <typename T> T never(T x) { return x + GoneTemplate[0]; }
template <typename T> T instance(T x) { return x + KeptTemplate[0]; }
struct S {
  float get() { return KeptMethod[0]; }
  float unused() { return GoneUncalled[1]; }
};
[numthreads(1, 1, 1)]
void other() { KeptOut[0] = GoneOtherEntry[0]; }
[numthreads(4, 1, 1)]
void main(uint i : SV_DispatchThreadID) {
  S s;
  KeptOut[i] = second(GoneArgument[i], 1) + read(KeptArgument, GoneArgument) + instance(2.0) + s.get();
}
