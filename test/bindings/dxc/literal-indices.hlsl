// args: --rules dxc
// Copies, parameters and methods index the same members; a loop is not unrolled before they are looked at.
struct S {
  RWBuffer<float> A[4];
  RWBuffer<float> B[5];
  void put(uint i) { B[i][0] = 3; }
};
S s;
RWBuffer<float> C[4];
void pass(S p, uint i) { p.A[i][0] = 1; }

[numthreads(4, 1, 1)]
void main(uint i : SV_GroupIndex) {
  for (int k = 0; k < 4; k++) {
    C[k][0] = 1;
    s.A[k][1] = 2;
  }
  S copy = s;
  copy.A[i][0] = 1;
  pass(s, i);
  s.put(i);
}
//=> error: Index for resource array inside cbuffer must be a literal expression
//=> error: Index for resource array inside cbuffer must be a literal expression
//=> error: Index for resource array inside cbuffer must be a literal expression
//=> error: Index for resource array inside cbuffer must be a literal expression
