// args: -T cs_6_6
struct Empty {};
struct Surface { Texture2D albedo; float4 tint; Empty nothing; SamplerState sampled; };
struct Pair { Surface surfaces[2]; };
Surface Global;
Pair Both;
Texture2D Many[4];
SamplerState Linear;
RWBuffer<float4> Out;

Surface make(uint i) { Surface s; s.albedo = Many[i]; s.tint = i; s.sampled = Linear; return s; }
float4 shade(Surface s) { return s.albedo.SampleLevel(s.sampled, 0, 0) * s.tint; }
void paint(inout Surface s, float4 tint) { s.tint = tint; }

[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  Out[0] = shade(Global) + shade(Both.surfaces[1]);
  Surface made = make(id.x);
  paint(made, 2);
  Out[1] = shade(made);
  Surface copied = made;
  copied.albedo = Many[0];
  Out[2] = shade(copied) + make(2).tint;
  Surface listed = { Many[id.y], 1, 2, 3, 4, Linear };
  Out[3] = shade(listed);
}
; ==>
struct Surface { float4 tint; }
struct Pair { Surface[2] surfaces; }
Texture2D<float4> Global_albedo: set 0, binding 0
SamplerState Global_sampled: set 0, binding 1
Texture2D<float4> Both_surfaces_1_albedo: set 0, binding 3
SamplerState Both_surfaces_1_sampled: set 0, binding 4
Texture2D<float4>[4] Many: set 0, binding 5
SamplerState Linear: set 0, binding 6
RWBuffer<float4> Out: set 0, binding 7
_Globals { Surface Global; Pair Both; }: set 0, binding 2
in uint3 in_SV_DISPATCHTHREADID0: GlobalInvocationId
float4 shade(Surface s) {
  return (Global.albedo.SampleLevel(Global.sampled, splat float2(0:float), 0:float) * s.tint);
}
float4 shade_1(Surface s) {
  return (Both.surfaces.1.albedo.SampleLevel(Both.surfaces.1.sampled, splat float2(0:float), 0:float) * s.tint);
}
Surface make(uint i, out uint result_index) {
  Surface s;
  uint s_index = i;
  s.tint = splat float4((float)i);
  result_index = s_index;
  return s;
}
void paint(inout Surface s, float4 tint, uint s_index) {
  s.tint = tint;
}
float4 shade_2(Surface s, uint s_index) {
  return (Many[s_index].SampleLevel(Linear, splat float2(0:float), 0:float) * s.tint);
}
float4 shade_3(Surface s) {
  return (Many[0:uint].SampleLevel(Linear, splat float2(0:float), 0:float) * s.tint);
}
void main_1(uint3 id) {
  uint index;
  uint index_1;
  Surface value_1;
  Out[0:uint] = (shade(Global) + shade_1(Both.surfaces[1:int]));
  Surface value = make(id.x, index);
  uint made_index = index;
  Surface made = value;
  paint(made, splat float4(2:float), made_index);
  Out[1:uint] = shade_2(made, made_index);
  Surface copied = made;
  Out[2:uint] = (shade_3(copied) + (value_1 = make(2:uint, index_1), value_1.tint));
  uint listed_index = id.y;
  Surface listed = Surface{float4{1:float, 2:float, 3:float, 4:float}};
  Out[3:uint] = shade_2(listed, listed_index);
}
void main() {
  main(in_SV_DISPATCHTHREADID0);
}
