struct S {
  Texture2D<float> T;
};
ConstantBuffer<S> cb[2];
RWBuffer<float> Out;

[numthreads(1, 1, 1)]
void main() {
  Out[0] = cb[1].T[uint2(0, 0)];
}
//=> error: object types not supported in cbuffer/tbuffer view arrays.
