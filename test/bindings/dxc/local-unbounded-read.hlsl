// args: --rules dxc
RWBuffer<float> Buf;

[numthreads(1, 1, 1)]
void main() {
  RWBuffer<float> unbounded[];
  unbounded[1] = Buf;
  unbounded[0][0] = 1;
}
//=> error: local resource is used before it is set
