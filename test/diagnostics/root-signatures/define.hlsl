// args: -T ps_6_0 -rootsig-define RS
// No quotes: DXC takes the tokens.
#define Table(x) DescriptorTable(SRV(x))
#define RS Table(t3), CBV(b0, space 3)
//                            ^^^^^ error err_hlsl_invalid_token: invalid parameter of CBV

Texture2D<float4> Image : register(t3);
[RootSignature("SRV(t0)")]
float4 main() : SV_Target { return Image[uint2(0, 0)]; }
