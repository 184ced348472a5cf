// args: --rules clang
RWBuffer<float> A : register(u4294967295, space4294967295); //=> u4294967295, space4294967295
RWBuffer<float> B : register(space4294967295); //=> u0, space4294967295

[numthreads(4, 1, 1)]
void main() {
  A[0] = B[0];
}
