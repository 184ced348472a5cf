// args: -T cs_6_0
RWBuffer<float4> Out;
[numthreads(1, 1, 1)] void main() {
  Out[0] = 1;
  while (true) { Out[1] = 2; }
}
; ==>
main.hlsl:5:3: error: Loop must have break (a loop in 'main'; rule Flow.DeadLoop of DXIL)
    5 |   while (true) { Out[1] = 2; }
      |   ^
1 error generated.
