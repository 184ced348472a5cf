// args: --rules clang
struct S {
  RWBuffer<float> B;
} s; //=> s.B: u0

[numthreads(4, 1, 1)]
void main() {
  s.B[0] = 1;
}
