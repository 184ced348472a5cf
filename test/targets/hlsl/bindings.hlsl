// args: -T cs_6_6

Texture2D Unused;
Texture2D<float4> A;
Texture2D B[3], C : register(t1, space2);
StructuredBuffer<float> Many[] : register(space4);
RWStructuredBuffer<float4> Out;
SamplerState Linear;
SamplerComparisonState Compare : register(s3);

cbuffer Frame {
  float4 tint : packoffset(c1);
  float scale : packoffset(c0.y);
  Texture3D Volume;
};
tbuffer Table : register(t7) { float entry; };
struct Material { float roughness; uint flags; };
ConstantBuffer<Material> M[2] : register(b4);

float loose;
row_major float4x4 transform;
float4 placed : register(c6);
// Nothing reads it.
float ignored;
globallycoherent RWByteAddressBuffer Raw : register(u5);
[[vk::binding(3, 1)]] RWTexture2D<unorm float4> Image;

[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  float4 c = A[id.xy] + B[id.x][id.xy] + C.SampleLevel(Linear, id.xy, 0) + Volume.Load(int4(id, 0));
  c += Many[NonUniformResourceIndex(id.y)][0] * tint * scale + entry + placed + mul(transform, c) * loose;
  c.x += C.SampleCmpLevelZero(Compare, c.xy, 0.5) + M[id.x & 1].roughness + asfloat(Raw.Load(8));
  Raw.Store(4, c);
  Image[id.xy] = c;
  Out[0] = c;
}
; ==>
struct Material {
  float roughness;
  uint flags;
};

Texture2D<float4> A : register(t0);
Texture2D<float4> B[3] : register(t1);
Texture2D<float4> C : register(t1, space2);
StructuredBuffer<float> Many[] : register(t0, space4);
RWStructuredBuffer<float4> Out : register(u0);
SamplerState Linear : register(s0);
SamplerComparisonState Compare : register(s3);
Texture3D<float4> Volume : register(t4);

cbuffer Frame : register(b0) {
  float4 tint : packoffset(c1);
  float scale : packoffset(c0.y);
};

tbuffer Table : register(t7) {
  float entry;
};

ConstantBuffer<Material> M[2] : register(b4);
globallycoherent RWByteAddressBuffer Raw : register(u5);
[[vk::binding(3, 1)]] RWTexture2D<unorm float4> Image : register(u1);

float loose;
row_major float4x4 transform;
float4 placed : register(c6);
// Nothing reads it.
float ignored;

[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  float4 c = A[id.xy] + B[id.x][id.xy] + C.SampleLevel(Linear, id.xy, 0.0) + Volume.Load(int4(id, 0));
  c += Many[NonUniformResourceIndex(id.y)][0] * tint * scale + entry + placed + mul(transform, c) * loose;
  c.x += C.SampleCmpLevelZero(Compare, c.xy, 0.5) + M[id.x & 1].roughness + asfloat(Raw.Load(8));
  Raw.Store<float4>(4, c);
  Image[id.xy] = c;
  Out[0] = c;
}
