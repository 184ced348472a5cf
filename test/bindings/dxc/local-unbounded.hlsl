// args: --rules dxc
// A local array without a size has no elements; DXC accepts it.
RWBuffer<float> Buf; //=> u0
RWBuffer<float> Out; //=> u1
float foo() {
  RWBuffer<float> Unbounded[];
  Unbounded[100] = Buf;
  return Unbounded[100][0];
}
[numthreads(4, 1, 1)]
void main() {
  Out[0] = foo();
}
