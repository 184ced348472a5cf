RWBuffer<float> A; //=> u0
RWBuffer<float> B[3]; //=> u2..u4
RWBuffer<float> C : register(u1); //=> u1
RWBuffer<float> D : register(u0, space1); //=> u0, space1
Texture2D<float> T; //=> t0
SamplerState S; //=> s0

[numthreads(4, 1, 1)]
void main() {
  A[0] = B[0][0] + C[0] + D[0] + T.SampleLevel(S, 0, 0);
}
