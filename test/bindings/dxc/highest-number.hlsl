// args: --rules dxc -auto-binding-space 7
RWBuffer<float> A : register(u4294967295); //=> u0
RWBuffer<float> B : register(space4294967295); //=> u0, space7
RWBuffer<float> C : register(u1, space4294967295); //=> u1, space4294967295
RWBuffer<float> D : register(u4294967295, space4294967295); //=> u1, space7

[numthreads(4, 1, 1)]
void main() {
  A[0] = B[0] + C[0] + D[0];
}
