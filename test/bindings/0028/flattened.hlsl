RWBuffer<float> A[4] : register(u2); //=> u2..u5
RWBuffer<float> C[2][2][5] : register(u10, space1); //=> u10..u29, space1
RWBuffer<float> E[][4] : register(u40); //=> u40..
RWBuffer<float> Out; //=> u0

[numthreads(4, 1, 1)]
void main() {
  Out[0] = C[1][0][3][0] + A[2][0] + E[100][3][0];
}
