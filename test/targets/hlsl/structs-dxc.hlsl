// args: -T cs_6_6 --rules dxc
// DXC counts the members of a struct whose type is used, and moves its numbers: what has no register gets none.
Texture2D<float4> First;
struct Two { Buffer<float4> a; StructuredBuffer<uint> b; };
Two two[2];
float loose;
struct Mixed { float f; Buffer<float> c; };
Mixed mixed;
Mixed placed : register(t7);
RWBuffer<float4> Out;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  Out[0] = First[id.xy] + two[0].b[id.x] + mixed.f + mixed.c[0] + loose + placed.c[1] + placed.f;
}
; ==>
struct Two {
  Buffer<float4> a;
  StructuredBuffer<uint> b;
};

struct Mixed {
  float f;
  Buffer<float> c;
};

// args: -T cs_6_6 --rules dxc
// DXC counts the members of a struct whose type is used, and moves its numbers: what has no register gets none.
Texture2D<float4> First : register(t0);

RWBuffer<float4> Out : register(u0);

Two two[2];
float loose;
Mixed mixed;
Mixed placed : register(t7) : register(c7);

[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  Out[0] = First[id.xy] + two[0].b[id.x] + mixed.f + mixed.c[0] + loose + placed.c[1] + placed.f;
}
