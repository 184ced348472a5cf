RWBuffer<float> K[3] : register(u0);
RWBuffer<float> Out;

float foo(RWBuffer<float> LK[4]) {
  return LK[2][0];
}

[numthreads(4, 1, 1)]
void main() {
  Out[0] = foo(K);
}
//=> error: no matching function for call to 'foo'
