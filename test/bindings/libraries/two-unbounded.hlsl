// args: -T lib_6_6
// Registers that are written in a library collide like those of a shader.
RWBuffer<float> A[] : register(u4);
RWBuffer<float> B[] : register(u8);
RWBuffer<float> C[] : register(u8, space1);
RWBuffer<float> D[];
RWBuffer<float> E : register(u9);

[shader("compute")]
[numthreads(1, 1, 1)]
void one() {
  A[1][0] = 1;
  C[1][0] = 1;
}

[shader("compute")]
[numthreads(1, 1, 1)]
void two() {
  B[1][0] = 1;
  D[1][0] = 1;
  E[0] = 1;
}
//=> error: resource E at register 9 overlaps with resource B at register 8, space 0
//=> error: resource E at register 9 overlaps with resource A at register 4, space 0
//=> error: more than one unbounded resource (A and B) in space 0
