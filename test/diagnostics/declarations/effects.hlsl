// args: -T vs_6_0
// What the effects framework gave a meaning to is no expression of HLSL.
GeometryShader streamed = ConstructGSWithSO(CompileShader(gs_4_0, Main()), "POSITION.xyz");
//@ 1..15 warning warn_hlsl_effect_object: effect object ignored - effect syntax is deprecated [-Weffects-syntax]
VertexShader several[2] = { CompileShader(vs_4_0, Main(1)), NULL };
PixelShader old = compile ps_4_0 Main();
//@ 1..12 warning warn_hlsl_effect_object: effect object ignored - effect syntax is deprecated [-Weffects-syntax]
BlendState blend { AlphaToCoverageEnable = FALSE; };
//               ^ warning warn_hlsl_effect_state_block: effect state block ignored - effect syntax is deprecated. To use braces as an initializer use them with equal signs. [-Weffects-syntax]
//@ 1..11 warning warn_hlsl_effect_object: effect object ignored - effect syntax is deprecated [-Weffects-syntax]
static RasterizerState solid : register(b0);
//@ 1..7 warning warn_hlsl_effect_object: effect object ignored - effect syntax is deprecated [-Weffects-syntax]
BlendState arrays[2];
struct Left { BlendState state; float4 other; };
//            ^^^^^^^^^^ warning warn_hlsl_effect_object: effect object ignored - effect syntax is deprecated [-Weffects-syntax]
Left left;
void inside() { DepthStencilState local; }
//              ^^^^^^^^^^^^^^^^^ warning warn_hlsl_effect_object: effect object ignored - effect syntax is deprecated [-Weffects-syntax]

float4 main(float4 position : POSITION) : SV_Position { return position + left.other; }
