// args: -T ps_6_7
Texture2D<float4> T; SamplerState S;
float4 main(float2 u:U, int k : K):SV_Target { return T.Sample(S, u, int2(9, k)); }
