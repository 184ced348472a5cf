RWBuffer<float> A : register(u1);
RWBuffer<float> B[];
RWBuffer<float> C : register(u5);
RWBuffer<float> D[4];

[numthreads(4, 1, 1)]
void main() {
  A[0] = D[2][0] + C[0] + B[10][0];
}
//=> error: resource D could not be allocated
