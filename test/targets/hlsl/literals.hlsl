// args: -T cs_6_6

RWStructuredBuffer<float> F;
RWStructuredBuffer<double> D;
RWStructuredBuffer<uint64_t> L;
RWStructuredBuffer<int> I;
#define PI 3.14159265f

[numthreads(1, 1, 1)]
void main() {
  F[0] = 0.1;
  F[1] = PI;
  F[2] = 1e-5f;
  F[3] = 16777216;
  F[4] = 3.402823466e+38f;
  F[5] = 1.0e-45;
  F[6] = -0.0;
  F[7] = 1.#INF;
  F[8] = asfloat(0x7fc00000);
  F[9] = 1 / 3.0;
  F[10] = 2e10;
  D[0] = 0.1L;
  D[1] = 1.0L / 3;
  L[0] = 0xffffffffffffffff;
  L[1] = 1ull << 40;
  I[0] = 0xFF;
  I[1] = -2147483648;
  I[2] = 0x80000000;
  I[3] = 4294967295u;
  I[4] = 017;
  F[11] = sqrt(2.0) + sqrt(2) + sin(1);
}
; ==>
RWStructuredBuffer<float> F : register(u0);
RWStructuredBuffer<double> D : register(u1);
RWStructuredBuffer<uint64_t> L : register(u2);
RWStructuredBuffer<int> I : register(u3);

[numthreads(1, 1, 1)]
void main() {
  F[0] = 0.1;
  F[1] = 3.14159265;
  F[2] = 1e-5;
  F[3] = 16777216.0;
  F[4] = 3.402823466e+38;
  F[5] = 1.0e-45;
  F[6] = -0.0;
  F[7] = asfloat(0x7f800000u);
  F[8] = asfloat(0x7fc00000);
  F[9] = 0.33333334;
  F[10] = 2e10;
  D[0] = 0.1L;
  D[1] = 1.0 / 3.0l;
  L[0] = 0xffffffffffffffff;
  L[1] = 1ull << 40;
  I[0] = 0xFF;
  I[1] = -2147483648;
  I[2] = -2147483648;
  I[3] = 4294967295u;
  I[4] = 15;
  F[11] = 1.4142135 + sqrt(2.0f) + sin(1.0f);
}
