// args: --rules clang
struct S {
  RWBuffer<float> B;
  float k;
} s; //=> s.B: u0
RWBuffer<float> A; //=> u1

[numthreads(4, 1, 1)]
void main() {
  A[0] = s.B[0] + s.k;
}
//=> $Globals: b0
