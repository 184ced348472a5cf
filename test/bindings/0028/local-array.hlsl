RWBuffer<float> Buf; //=> u0
RWBuffer<float> Out; //=> u1

float foo() {
  RWBuffer<float> LocalArray[3];
  LocalArray[2] = Buf;
  return LocalArray[2][0];
}

[numthreads(4, 1, 1)]
void main() {
  Out[0] = foo();
}
