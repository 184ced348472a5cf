// args: -T cs_6_6 -HV 202x

RWStructuredBuffer<double> D;

[numthreads(1, 1, 1)] void main() {
  D[0] = double(5.57);
  D[1] = 100.2L;
  D[2] = 0.5L;
}
; ==>
RWStructuredBuffer<double> D : register(u0);

[numthreads(1, 1, 1)]
void main() {
  D[int(0)] = double(5.57f);
  D[int(1)] = 100.2L;
  D[int(2)] = 0.5;
}
