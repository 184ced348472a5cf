// args: -T lib_6_6
// What may stand under its own letter: nothing is said.
struct Data { float4 value; };
struct Pack { Texture2D<float4> t; RWBuffer<float> u; SamplerState s; ConstantBuffer<Data> b; float number; };
struct Derived : Pack { int more; };

Texture1D<float4> A : register(t0);
Texture2DArray<float> B : register(T1, space1);
TextureCube<float4> C : register(t2);
Buffer<uint4> D : register(t3);
StructuredBuffer<Data> E : register(t4);
ByteAddressBuffer F : register(t5);
TextureBuffer<Data> G : register(t6);
RaytracingAccelerationStructure H : register(t7);
RWTexture3D<float> I : register(u0);
RWBuffer<int> J : register(U1);
RWStructuredBuffer<Data> K : register(u2);
AppendStructuredBuffer<Data> L : register(u3);
ConsumeStructuredBuffer<Data> M : register(u4);
RWByteAddressBuffer N_ : register(u5);
RasterizerOrderedBuffer<float> O : register(u6);
FeedbackTexture2D<SAMPLER_FEEDBACK_MIN_MIP> P : register(u7);
ConstantBuffer<Data> Q : register(b0);
SamplerState R : register(s0);
SamplerComparisonState S : register(s1);
cbuffer T : register(b1) { float inT; }
tbuffer U : register(t8) { float inU; }
Texture2D<float4> Array[4][2] : register(t9);
RWBuffer<float> Unbounded[] : register(u8, space2);
RWBuffer<float> OnlySpace : register(space3);
RWBuffer<float> Last : register(u4294967295, space4294967295);
float Scalar : register(c0);
int4 Vector : register(C1);
row_major float4x4 Matrix : register(c2);
float Numbers[3] : register(c6);
Pack Everything : register(t20) : register(u20) : register(s20) : register(b20) : register(c20);
Derived FromBase : register(u30) : register(c30);
Pack Several[2] : register(t40);
cbuffer Members { Texture2D inside : register(t60); Pack pack : register(u60); }
