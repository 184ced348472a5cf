// args: -T ps_6_0 -fspv-flatten-resource-arrays
RWStructuredBuffer<float4> Lists[2] : register(u1);

float4 main(float2 uv : UV) : SV_Target {
  Lists[0].IncrementCounter();
  return Lists[1][0];
}
; ==>
main.hlsl:2:28: error: 'Lists' has a counter, and arrays of counters cannot be flattened (-fspv-flatten-resource-arrays)
    2 | RWStructuredBuffer<float4> Lists[2] : register(u1);
      |                            ^
1 error generated.
