// args: -T cs_6_0
RWBuffer<float4> Out;
[numthreads(1, 1, 1)] void main() {
  Out[0] = 1;
  while (true) { Out[1] = 2; }
}
; ==>
main.hlsl:5:3: error: this loop never ends: a loop must have a break or a condition that can be false [-Wdxil-validation]
    5 |   while (true) { Out[1] = 2; }
      |   ^
1 error generated.
