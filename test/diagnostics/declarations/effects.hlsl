// args: -T vs_6_0
// What the effects framework gave a meaning to is no expression of HLSL.
GeometryShader streamed = ConstructGSWithSO(CompileShader(gs_4_0, Main()), "POSITION.xyz");
VertexShader several[2] = { CompileShader(vs_4_0, Main(1)), NULL };
PixelShader old = compile ps_4_0 Main();
BlendState blend { AlphaToCoverageEnable = FALSE; };
//               ^ warning warn_hlsl_effect_state_block: effect state block ignored - effect syntax is deprecated. To use braces as an initializer use them with equal signs. [-Weffects-syntax]

float4 main(float4 position : POSITION) : SV_Position { return position; }
