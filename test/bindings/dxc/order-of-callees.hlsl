// args: --rules dxc
struct S {
  RWBuffer<float> A, B, C, D;
} s; //=> s.C: u0; s.B: u1; s.A: u2; s.D: unused: never referenced by code the entry point reaches
RWBuffer<float> Out : register(u20); //=> u20

float both() {
  float b = s.B[0];
  float c = s.C[0];
  return b + c;
}

[numthreads(4, 1, 1)]
void main() {
  Out[0] = s.A[0] + both();
}
