// args: --rules clang
RWBuffer<float> A : register(u4294967295);
RWBuffer<float> B[];

[numthreads(4, 1, 1)]
void main() {
  A[0] = B[1][0];
}
//=> error: unbounded resource B could not be allocated
