RWBuffer<float> A : register(u0, space1); //=> u0, space1
RWBuffer<float> B[10]; //=> u0..u9
RWBuffer<float> C[5][4] : register(u10, space5); //=> u10..u29, space5
RWBuffer<float> D; //=> u10

[numthreads(4, 1, 1)]
void main() {
  A[0] = D[0] + C[3][3][0] + B[5][0];
}
