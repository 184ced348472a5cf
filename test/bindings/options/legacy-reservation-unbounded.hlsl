// args: -flegacy-resource-reservation
RWBuffer<float> A[];
RWBuffer<float> B;

[numthreads(4, 1, 1)]
void main() {
  B[0] = 1;
}
//=> error: unbounded resources are not supported with -flegacy-resource-reservation
