RWBuffer<float> A : register(u0); //=> u0
RWBuffer<float> B; //=> u1
RWBuffer<float> C : register(u2); //=> unused: never referenced by code the entry point reaches
RWBuffer<float> D; //=> u2

[numthreads(4, 1, 1)]
void main() {
  A[0] = D[0] + B[0];
}
