// args: --rules dxc
RWBuffer<float> A[10];

struct S {
  RWBuffer<float> B[10];
} s;

[numthreads(4, 1, 1)]
void main() {
  for (int i = 0; i < 5; i++) {
    A[i][0] = 1.0;
    s.B[i][0] = 1.0;
  }
}
//=> error: Index for resource array inside cbuffer must be a literal expression
