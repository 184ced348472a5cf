RWBuffer<float> A[] : register(u4);
RWBuffer<float> B[3];
RWBuffer<float> C;
RWBuffer<float> D;

[numthreads(4, 1, 1)]
void main() {
  A[9][0] = B[0][0] + C[0] + D[0];
}
//=> error: resource D could not be allocated
