// args: -T ps_6_0 -spirv -fvk-bind-register u10 2 10 1
RWStructuredBuffer<float4> counted : register(u10, space2);

float4 main() : SV_Target {
  counted.IncrementCounter();
  return counted[0];
}
; ==>
main.hlsl:2:28: error: 'counted' has a counter, which -fvk-bind-register cannot place
    2 | RWStructuredBuffer<float4> counted : register(u10, space2);
      |                            ^
      = help: write [[vk::counter_binding]] on it
1 error generated.
