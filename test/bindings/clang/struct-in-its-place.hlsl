// args: --rules clang
struct S {
  RWBuffer<float> B;
  float k;
} s;
RWBuffer<float> A;

[numthreads(4, 1, 1)]
void main() {
  A[0] = s.B[0] + s.k;
}
