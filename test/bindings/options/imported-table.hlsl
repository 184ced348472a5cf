// args: --rules dxc -import-binding-table test/bindings/include/table.csv
struct S {
  RWBuffer<float> Q;
} s; //=> s.Q: u3
RWBuffer<float> A; //=> u7, space2
RWBuffer<float> B : register(u1); //=> u1
Texture2D<float> A2; //=> t0
RWBuffer<float> C; //=> u0

[numthreads(4, 1, 1)]
void main() {
  A[0] = B[0] + s.Q[0] + A2[uint2(0, 0)] + C[0];
}
