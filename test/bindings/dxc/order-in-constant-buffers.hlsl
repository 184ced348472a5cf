// args: -T ps_6_0 --rules dxc
// Members of ConstantBuffer<S>: DXC converts the buffer to S wherever it is named, so its places are not constants as those of cbuffers are.
struct S { Texture2D<float4> a; Texture2D<float4> b; Texture2D<float4> c; };
ConstantBuffer<S> First; //=> First.c: t0; First.b: t1; First.a: t2; First: unused: never referenced by code the entry point reaches
ConstantBuffer<S> Second; //=> Second.a: t3; Second.c: t4; Second.b: t5; Second: unused: never referenced by code the entry point reaches
cbuffer Third { S third; } //=> third.b: t6; third.a: t7; third.c: t8; Third: unused: never referenced by code the entry point reaches
SamplerState s; //=> s0
float4 one(float2 uv) { return First.c.Sample(s, uv) + Second.a.Sample(s, uv); }
float4 two(float2 uv) { return First.b.Sample(s, uv) * Second.c.Sample(s, uv); }
float4 main(float2 uv : UV) : SV_Target {
  float4 color = third.b.Sample(s, uv) + third.a.Sample(s, uv) * third.c.Sample(s, uv);
  return color + two(uv) + First.a.Sample(s, uv) + one(uv) + Second.b.Load(0);
}
