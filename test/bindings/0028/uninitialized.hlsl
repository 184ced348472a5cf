RWBuffer<float> Buf;
RWBuffer<float> Out;

float foo() {
  RWBuffer<float> LocalArray[3];
  LocalArray[2] = Buf;
  return LocalArray[2][0] + LocalArray[0][0];
}

[numthreads(4, 1, 1)]
void main() {
  Out[0] = foo();
}
//=> error: local resource is used before it is set
