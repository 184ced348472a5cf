RWBuffer<float> N[10][5] : register(u0); //=> u0..u49
RWBuffer<float> Out; //=> u50

float foo(RWBuffer<float> P[5]) {
  return P[3][0];
}

[numthreads(4, 1, 1)]
void main() {
  Out[0] = foo(N[7]);
}
