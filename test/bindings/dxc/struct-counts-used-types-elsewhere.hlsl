// args: --rules dxc
struct S {
  Texture2D<float4> tx;
  Buffer<float> b;
};
S x : register(t3); //=> x.b: t4; x.tx: unused: never referenced by code the entry point reaches
Texture2D<float4> Other; //=> t0
RWBuffer<float> Out; //=> u0

[numthreads(4, 1, 1)]
void main() {
  Out[0] = x.b[0] + Other[uint2(0, 0)].x;
}
