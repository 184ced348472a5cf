// args: -T lib_6_6 -auto-binding-space 5
RWBuffer<float> A; //=> u0, space5
RWBuffer<float> B : register(u3); //=> u3
RWBuffer<float> C : register(space2); //=> u0, space2
RWBuffer<float> D; //=> unused: never referenced by code the entry point reaches

[shader("compute")]
[numthreads(4, 1, 1)]
void one() {
  A[0] = B[0];
}

[shader("compute")]
[numthreads(4, 1, 1)]
void two() {
  C[0] = 1;
}
