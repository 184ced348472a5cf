RWBuffer<float> A[4] : register(u0); //=> unused: never referenced by code the entry point reaches
RWBuffer<float> B : register(u2); //=> u2

[numthreads(4, 1, 1)]
void main() {
  B[0] = 1;
}
