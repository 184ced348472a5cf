// args: -T cs_6_6
Texture2D<float4> T;
SamplerState S;
RWBuffer<float4> Out;
[numthreads(2, 2, 3)]
void main(uint i : SV_GroupIndex) { Out[0] = T.Sample(S, float2(i, 0)); }
