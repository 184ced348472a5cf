// args: -T cs_6_6
RWBuffer<float> X[2];
//              ^ note note_resource_declared_here: X is declared here
RWBuffer<float> Y[2];
//              ^ note note_resource_declared_here: Y is declared here
[numthreads(1, 1, 1)]
void main(uint i : SV_GroupID) {
  RWBuffer<float> mixed[4] = { X[0], X[1], Y[0], Y[1] };
  mixed[i & 3][0] = 1;
//^^^^^ error err_resource_not_unique: local resource not guaranteed to map to unique global resource.
//      help: it may be X or Y; use the resources in the branches themselves, or put them in one array and choose an index
  RWBuffer<float> same[2] = { X[1], X[0] };
  same[i & 1][0] = 1;
  mixed[2][1] = 2;
}
