// args: --rules dxc
struct S {
  RWBuffer<float> A, B, C;
} s; //=> s.C: u0; s.B: u1; s.A: u2

[numthreads(4, 1, 1)]
void main() {
  s.A[s.B[0]] = s.C[0];
}
