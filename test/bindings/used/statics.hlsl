// A static initialiser counts if its variable does; an alias stands for what it names.
Buffer<float> GoneInitial; //=> unused: never referenced by code the entry point reaches
Buffer<float> KeptInitial; //=> t0
RWBuffer<float> KeptAliased; //=> u0
RWBuffer<float> GoneAliased; //=> unused: never referenced by code the entry point reaches
RWBuffer<float> KeptOut; //=> u1
static float unread = GoneInitial[0];
static float first = KeptInitial[0];
static RWBuffer<float> alias = KeptAliased;
static RWBuffer<float> unusedAlias = GoneAliased;
[numthreads(4, 1, 1)]
void main(uint i : SV_DispatchThreadID) {
  alias[i] = 1;
  KeptOut[i] = first;
}
