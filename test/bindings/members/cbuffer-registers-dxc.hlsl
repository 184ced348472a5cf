// args: -T ps_6_0 --rules dxc
// DXC finds the registers written on members of a buffer when every buffer before it is used, $Globals included.
struct Legacy {
  Texture2D t;
  SamplerState s;
};
Legacy legacy : register(t0) : register(s0); //=> legacy.t: t0; legacy.s: s0
cbuffer Members { //=> unused: never referenced by code the entry point reaches
  Texture2D x : register(t3); //=> t3
  SamplerState s : register(s3); //=> s3
}
float4 main(float2 uv : UV) : SV_Target {
  return legacy.t.Sample(legacy.s, uv) + x.Sample(s, uv);
}
