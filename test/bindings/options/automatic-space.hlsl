// args: --rules dxc -auto-binding-space 3
RWBuffer<float> A; //=> u0, space3
RWBuffer<float> B : register(u0); //=> u0
RWBuffer<float> C : register(space1); //=> u0, space1
struct S {
  RWBuffer<float> D;
} s; //=> s.D: u1
float loose;
cbuffer CB { float c; } //=> b0, space3

[numthreads(4, 1, 1)]
void main() {
  A[0] = B[0] + C[0] + s.D[0] + loose + c;
}
//=> $Globals: b0
