// An array without an end leaves no room behind it; `lint` looks.
RWBuffer<float> A : register(u1);
RWBuffer<float> B[];
//              ^ note note_resource_declared_here: B is declared here
RWBuffer<float> C : register(u5);
RWBuffer<float> D[4];
//              ^ error err_binding_no_room: resource D could not be allocated
//                help: B holds u6..; give it a space of its own with register(space1) or declare it before B
[numthreads(1, 1, 1)]
void main() {
  A[0] = D[2][0] + C[0] + B[10][0];
}
