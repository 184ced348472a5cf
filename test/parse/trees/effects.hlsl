// Leftovers of the effect framework are skipped with a warning.
float4 Tint : COLOR < string UIName = "Tint"; float Max = 1; > = { 1, 1, 1, 1 };
sampler Linear = sampler_state { Texture = <Diffuse>; MinFilter = LINEAR; };
BlendState Blend { BlendEnable[0] = TRUE; };
VertexShader shader = compile vs_4_0 main();
technique11 Draw < string x = "y"; > { pass P0 { SetVertexShader(CompileShader(vs_5_0, main())); } }
Technique Other { pass { } }
float after;
; ==>
warning 2:21 possible effect annotation ignored - effect syntax is deprecated
warning 3:18 effect sampler_state assignment ignored - effect syntax is deprecated
warning 4:18 effect state block ignored - effect syntax is deprecated. To use braces as an initializer use them with equal signs.
warning 6:1 effect technique ignored - effect syntax is deprecated
warning 7:1 effect technique ignored - effect syntax is deprecated
variable Tint: float4 : COLOR (effect state) = {1 1 1 1}
variable Linear: sampler (effect state)
variable Blend: BlendState (effect state)
variable shader: VertexShader (effect state)
empty
empty
variable after: float
