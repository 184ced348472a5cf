// args: --rules clang
namespace N {
struct S {
  RWBuffer<float> Z;
};
S s; //=> s.Z: u0
}
RWBuffer<float> Out; //=> u1

[numthreads(4, 1, 1)]
void main() {
  Out[0] = N::s.Z[0];
}
