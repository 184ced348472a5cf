// args: -flegacy-resource-reservation
RWBuffer<float> A; //=> u0
RWBuffer<float> Gone; //=> unused: never referenced by code the entry point reaches
RWBuffer<float> Kept[2] : register(u1); //=> unused: never referenced by code the entry point reaches
RWBuffer<float> B; //=> u3
RWBuffer<float> C : register(u2); //=> u2

[numthreads(4, 1, 1)]
void main() {
  A[0] = B[0] + C[0];
}
