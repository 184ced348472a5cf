// args: --rules dxc
// The members of a buffer are names of the file, whatever namespace the buffer is in.
namespace N {
RWBuffer<float> A; //=> u0
cbuffer CB { float g; } //=> b0
}
namespace M {
RWBuffer<float> A; //=> u1
}

[numthreads(4, 1, 1)]
void main() {
  N::A[0] = M::A[0] + g;
}
