// args: --rules dxc
RWBuffer<float> C[];
RWBuffer<float> D[];

[numthreads(4, 1, 1)]
void main() {
  D[10][0] = C[20][2];
}
//=> error: more than one unbounded resource (C and D) in space 0
