// args: -T cs_6_0
[[vk::ext_builtin_input(24)]] static const uint3 NumWorkgroups;
RWStructuredBuffer<uint3> Results;
[numthreads(8, 1, 1)] void main(uint i : SV_DispatchThreadID) { Results[i] = NumWorkgroups; }
; ==>
main.hlsl:2:50: error: 'vk::ext_builtin_input' cannot be written as GLSL
    2 | [[vk::ext_builtin_input(24)]] static const uint3 NumWorkgroups;
      |                                                  ^
1 error generated.
