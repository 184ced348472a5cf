// args: --rules clang
RWBuffer<float> M[] : register(u0, space1);
RWBuffer<float> Out;

float foo(RWBuffer<float> LM[]) {
  return LM[100][0];
}

[numthreads(4, 1, 1)]
void main() {
  Out[0] = foo(M);
}
//=> error: incomplete resource array in a function parameter
