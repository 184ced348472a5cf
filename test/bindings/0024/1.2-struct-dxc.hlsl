// args: --rules dxc
RWBuffer<float> A : register(u0); //=> u0
RWBuffer<float> C : register(u2); //=> unused: never referenced by code the entry point reaches

struct S {
  RWBuffer<float> B;
  RWBuffer<float> D;
} s; //=> s.D: u1; s.B: u2

[numthreads(4, 1, 1)]
void main() {
  A[0] = s.D[0] + s.B[0];
}
