// args: --rules dxc
struct S {
  Texture2D<float> T;
  float v;
  RWBuffer<float> U[2];
};
ConstantBuffer<S> cb; //=> cb.T: t1; cb.U.1: u1; cb: b0
Texture2D<float> Plain; //=> t0
RWBuffer<float> Out; //=> u0

[numthreads(1, 1, 1)]
void main() {
  Out[0] = cb.T[uint2(0, 0)] + cb.v + Plain[uint2(0, 0)] + cb.U[1][0];
}
