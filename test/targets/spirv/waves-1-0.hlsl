// args: -T cs_6_0 -fspv-target-env=vulkan1.0
RWStructuredBuffer<uint> target;
[numthreads(32, 1, 1)] void main(uint i : SV_GroupIndex) {
  target[i] = WaveActiveSum(i);
}
; ==>
main.hlsl:4:15: error: 'WaveActiveSum' needs at least Vulkan 1.1
    4 |   target[i] = WaveActiveSum(i);
      |               ^~~~~~~~~~~~~~~~
      = help: compile with -fspv-target-env=vulkan1.1
1 error generated.
