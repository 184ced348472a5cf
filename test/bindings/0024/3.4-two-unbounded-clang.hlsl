// args: --rules clang
RWBuffer<float> C[];
RWBuffer<float> D[];

[numthreads(4, 1, 1)]
void main() {
  D[10][0] = C[20][2];
}
//=> error: unbounded resource D could not be allocated
