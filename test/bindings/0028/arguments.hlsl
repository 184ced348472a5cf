RWBuffer<float> K[3] : register(u0); //=> u0..u2
RWBuffer<float> L[2][2] : register(u10); //=> u10..u13
RWBuffer<float> Out; //=> u3

float foo(RWBuffer<float> LK[3], RWBuffer<float> LL[2][2]) {
  return LK[2][0] + LL[1][1][0];
}

[numthreads(4, 1, 1)]
void main() {
  Out[0] = foo(K, L);
}
