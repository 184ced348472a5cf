RWBuffer<float> A : register(u0); //=> u0
RWBuffer<float> B; //=> u1
RWBuffer<float> C : register(u2); //=> u2
RWBuffer<float> D; //=> u3

[numthreads(4, 1, 1)]
void main() {
  A[0] = D[0] + B[0] + C[0];
}
