// args: --rules dxc
RWBuffer<float> K[3] : register(u0); //=> u0..u2
RWBuffer<float> L[2][2] : register(u10); //=> u10..u13
RWBuffer<float> M[] : register(u0, space1); //=> u0.., space1
RWBuffer<float> Unread[] : register(u0, space2); //=> unused: never referenced by code the entry point reaches
Texture2D<float> Many[][4] : register(t0, space3); //=> t0.., space3
RWBuffer<float> Out; //=> u3

float inner(RWBuffer<float> all[], uint i) {
  return all[i][0];
}

float foo(RWBuffer<float> LK[3], RWBuffer<float> LL[2][2], RWBuffer<float> LM1[], RWBuffer<float> LM2[], RWBuffer<float> LM3[]) {
  return LK[2][0] + LL[1][1][0] + inner(LM1, 100) + LM2[100][0];
}

float row(Texture2D<float> all[], uint i) {
  return all[i][uint2(0, 0)];
}

[numthreads(4, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  Out[0] = foo(K, L, M, K, Unread) + row(Many[id.x], id.y);
}
