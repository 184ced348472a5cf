// args: --unused reserve
RWBuffer<float> A; //=> u0
RWBuffer<float> Gone; //=> unused: never referenced by code the entry point reaches
RWBuffer<float> Kept[2] : register(u3); //=> unused: never referenced by code the entry point reaches
RWBuffer<float> B; //=> u2
RWBuffer<float> C; //=> u5

[numthreads(4, 1, 1)]
void main() {
  A[0] = B[0] + C[0];
}
