// args: --rules clang
RWBuffer<float> Buf;
RWBuffer<float> Out;

[numthreads(4, 1, 1)]
void main() {
  RWBuffer<float> Unbounded[];
  Unbounded[100] = Buf;
  Out[0] = Unbounded[100][0];
}
//=> error: definition of variable with array type needs an explicit size or an initializer
