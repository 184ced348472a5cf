// args: --rules dxc
struct S {
  RWBuffer<float> B[4];
  RWBuffer<float> C[2];
  RWBuffer<float> E[3];
};

RWBuffer<float> A : register(u2); //=> u2
S s; //=> s.E.2: u0; s.C.1: u1; s.B.3: u3; s.E.1: u4

[numthreads(4, 1, 1)]
void main() {
  A[0] = s.E[2][0] + s.C[1][0] + s.B[3][0] + s.E[1][0];
}
