// args: --rules clang
RWBuffer<float> A : register(space3) : register(u4); //=> u0, space3
RWBuffer<float> B : register(u2) : register(space3); //=> u2

[numthreads(4, 1, 1)]
void main() {
  A[0] = B[0];
}
