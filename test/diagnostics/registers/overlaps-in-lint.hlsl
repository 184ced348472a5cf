// Registers collide only when both resources are used; `lint` looks.
Texture2D<float> A[4] : register(t0);
//               ^ note note_resource_declared_here: A is declared here
Texture2D<float> B : register(t3);
//               ^ error err_binding_overlap: resource B at register 3 overlaps with resource A at register 0, space 0
//                 help: B takes t3 and A takes t0..t3; move one of them, or give B a space of its own: register(t3, space1)
Texture2D<float> Unused : register(t1);
struct S { Texture2D<float> x[2]; };
S s : register(t8);
//^ note note_resource_declared_here: s.x is declared here
Texture2D<float> C : register(t9);
//               ^ error err_binding_overlap: resource C at register 9 overlaps with resource s.x at register 8, space 0
//                 help: C takes t9 and s.x takes t8..t9; move one of them, or give C a space of its own: register(t9, space1)
RWBuffer<float> Out;
[numthreads(1, 1, 1)]
void main(uint i : SV_GroupIndex) {
  Out[i] = A[i][uint2(0, 0)] + B[uint2(0, 0)] + s.x[i][uint2(0, 0)] + C[uint2(0, 0)];
}
