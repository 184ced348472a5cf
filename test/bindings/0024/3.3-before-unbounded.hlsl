RWBuffer<float> A : register(u1); //=> u1
RWBuffer<float> D[4]; //=> u6..u9
RWBuffer<float> B[]; //=> u10..
RWBuffer<float> C : register(u5); //=> u5

[numthreads(4, 1, 1)]
void main() {
  A[0] = D[2][0] + C[0] + B[10][0];
}
