// args: --unused keep
RWBuffer<float> A; //=> u0
RWBuffer<float> Gone; //=> Gone: u1; Gone: unused: never referenced by code the entry point reaches
RWBuffer<float> B; //=> u2

[numthreads(4, 1, 1)]
void main() {
  A[0] = B[0];
}
