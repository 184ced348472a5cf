// args: --rules dxc
struct Base {
  RWBuffer<float> P;
  RWBuffer<float> Unread;
};
struct S : Base {
  RWBuffer<float> Q[2][2];
} s; //=> s.Q.1.0: u0; s.Base.P: u1; s.Base.Unread: unused: never referenced by code the entry point reaches
struct X {
  RWBuffer<float> A;
  Buffer<float> T;
  RWBuffer<float> B[2];
} x[3] : register(u5); //=> x.0.T: t0; x.1.B.1: u10; x.0.A: unused: never referenced by code the entry point reaches; x.0.B: unused: never referenced by code the entry point reaches; x.1.A: unused: never referenced by code the entry point reaches; x.1.T: unused: never referenced by code the entry point reaches; x.2.A: unused: never referenced by code the entry point reaches; x.2.T: unused: never referenced by code the entry point reaches; x.2.B: unused: never referenced by code the entry point reaches

[numthreads(4, 1, 1)]
void main() {
  s.P[0] = s.Q[1][0][0];
  x[1].B[1][0] = x[0].T[0];
}
