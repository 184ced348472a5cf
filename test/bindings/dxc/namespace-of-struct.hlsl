// args: --rules dxc
namespace N {
struct S {
  RWBuffer<float> Z;
};
S s; //=> N::s.Z: u1
}
RWBuffer<float> Out; //=> u0

[numthreads(4, 1, 1)]
void main() {
  Out[0] = N::s.Z[0];
}
