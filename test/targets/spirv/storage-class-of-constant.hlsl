// args: -T ps_6_0
[[vk::ext_storage_class(8)]] uint g_cond;
float main(float3 a : A) : SV_Target { return a.x * g_cond; }
; ==>
main.hlsl:3:53: error: the variable 'g_cond' cannot be written as SPIR-V
    3 | float main(float3 a : A) : SV_Target { return a.x * g_cond; }
      |                                                     ^~~~~~
1 error generated.
