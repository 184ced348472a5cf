// args: --rules clang
RWBuffer<float> A[10]; //=> u0..u9

struct S {
  RWBuffer<float> B[10];
} s; //=> s.B: u10..u19

[numthreads(4, 1, 1)]
void main(uint3 gi : SV_GroupID) {
  for (uint i = 0; i < gi.x; i++) {
    A[i][0] = 1.0;
    s.B[i][0] = 1.0;
  }
}
