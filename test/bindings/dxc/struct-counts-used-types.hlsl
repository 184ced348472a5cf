// args: --rules dxc
struct S {
  Texture2D<float4> tx;
  Buffer<float> b;
};
S x : register(t3); //=> x.b: t3; x.tx: unused: never referenced by code the entry point reaches
RWBuffer<float> Out; //=> u0

[numthreads(4, 1, 1)]
void main() {
  Out[0] = x.b[0];
}
