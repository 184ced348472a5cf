RWBuffer<float> A : register(u1); //=> u1
RWBuffer<float> B[]; //=> u2..
RWBuffer<float> C[3] : register(space1); //=> u0..u2, space1
RWBuffer<float> D : register(space1); //=> u3, space1

[numthreads(4, 1, 1)]
void main() {
  A[0] = C[2][0] + D[0] + B[10][0];
}
