// args: -T ps_6_0 --rules dxc
// Nothing of $Globals is used: DXC looks for the annotations of Members in the wrong place and finds none.
float unused;
cbuffer Members { //=> unused: never referenced by code the entry point reaches
  Texture2D x : register(t3); //=> t0
}
float4 main(float2 uv : UV) : SV_Target {
  return x.Load(int3(uv, 0));
}
//=> $Globals: unused: never referenced by code the entry point reaches
