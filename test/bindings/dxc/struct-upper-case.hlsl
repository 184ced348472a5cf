// args: --rules dxc
struct S {
  RWBuffer<float> B;
};
S s : register(U4); //=> s.B: u0
RWBuffer<float> Plain : register(U5); //=> u5

[numthreads(4, 1, 1)]
void main() {
  s.B[0] = Plain[0];
}
