// args: -T lib_6_6
technique T { pass P { VertexShader = compile vs_2_0 main(); } }
//@ 1..10 warning warn_hlsl_effect_technique: effect technique ignored - effect syntax is deprecated [-Weffects-syntax]
sampler Linear = sampler_state { Filter = LINEAR; };
//               ^^^^^^^^^^^^^ warning warn_hlsl_effect_sampler_state: effect sampler_state assignment ignored - effect syntax is deprecated [-Weffects-syntax]
static float4 tint < string UIName = "Tint"; > = 1;
//                 ^ warning warn_hlsl_effect_annotation: possible effect annotation ignored - effect syntax is deprecated [-Weffects-syntax]
export float4 test() { return tint; }
