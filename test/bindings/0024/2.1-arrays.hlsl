RWBuffer<float> A : register(u2); //=> u2
RWBuffer<float> B[4]; //=> u3..u6
RWBuffer<float> C[2]; //=> u0..u1
RWBuffer<float> D[50] : register(u6); //=> unused: never referenced by code the entry point reaches
RWBuffer<float> E[2]; //=> u7..u8

[numthreads(4, 1, 1)]
void main() {
  A[0] = E[1][0] + C[1][0] + B[1][0];
}
