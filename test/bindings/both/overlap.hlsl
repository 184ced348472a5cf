RWBuffer<float> A[4] : register(u0);
RWBuffer<float> B : register(u2);

[numthreads(4, 1, 1)]
void main() {
  A[0][0] = B[0];
}
//=> error: resource B at register 2 overlaps with resource A at register 0, space 0
