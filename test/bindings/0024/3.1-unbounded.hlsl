RWBuffer<float> A : register(u1); //=> u1
RWBuffer<float> B[]; //=> u6..
RWBuffer<float> C : register(u5); //=> u5
RWBuffer<float> D[3]; //=> u2..u4

[numthreads(4, 1, 1)]
void main() {
  A[0] = D[2][0] + C[0] + B[10][0];
}
