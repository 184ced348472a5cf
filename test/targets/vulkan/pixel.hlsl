// args: -T ps_6_4 -fvk-use-dx-position-w
struct In {
  float4 position : SV_Position;
  float2 uv : TEXCOORD;
  uint id : ID;
  sample float4 color : COLOR0;
  float3 clip : SV_ClipDistance;
};
struct Out { float4 color[2] : SV_Target1; float depth : SV_DepthLessEqual; uint mask : SV_Coverage; };
[earlydepthstencil]
Out main(In i, bool front : SV_IsFrontFace, uint sampled : SV_SampleIndex, uint covered : SV_Coverage,
         noperspective float3 bary : SV_Barycentrics, uint view : SV_ViewID, uint primitive : SV_PrimitiveID) {
  Out o;
  o.color[0] = i.position + i.color;
  o.color[1] = float4(i.uv, i.id, front) + sampled + bary.x + i.clip.y + view + primitive;
  o.depth = 0.5;
  o.mask = covered;
  return o;
}
; ==>
struct Out { float4[2] color; float depth; uint mask; }
struct In { float4 position; float2 uv; uint id; float4 color; float3 clip; }
in float4 in_SV_POSITION0: FragCoord
in float2 in_TEXCOORD0: location 0
in uint in_ID0: location 1, flat
in float4 in_COLOR0: location 2, sample
in float[3] in_SV_CLIPDISTANCE0: ClipDistance
in bool in_SV_ISFRONTFACE0: FrontFacing
in uint in_SV_SAMPLEINDEX0: SampleId
in uint in_SV_COVERAGE0: SampleMask
in float3 in_SV_BARYCENTRICS0: BaryCoordNoPerspKHR
in uint in_SV_VIEWID0: ViewIndex
in uint in_SV_PRIMITIVEID0: PrimitiveId
out float4[2] out_SV_TARGET1: location 1
out float out_SV_DEPTHLESSEQUAL0: FragDepth
out uint out_SV_COVERAGE0: SampleMask
depth less
early depth and stencil
Out main_1(In i, bool front, uint sampled, uint covered, float3 bary, uint view, uint primitive) {
  Out o;
  o.color[0:int] = (i.position + i.color);
  o.color[1:int] = (((((float4{i.uv, (float)i.id, (float)front} + splat float4((float)sampled)) + splat float4(bary.x)) + splat float4(i.clip.y)) + splat float4((float)view)) + splat float4((float)primitive));
  o.depth = 0.5:float;
  o.mask = covered;
  return o;
}
void main() {
  Out result = main(In{float4{in_SV_POSITION0.x, in_SV_POSITION0.y, in_SV_POSITION0.z, (1:float / in_SV_POSITION0.w)}, in_TEXCOORD0, in_ID0, in_COLOR0, float3{in_SV_CLIPDISTANCE0[0:uint], in_SV_CLIPDISTANCE0[1:uint], in_SV_CLIPDISTANCE0[2:uint]}}, in_SV_ISFRONTFACE0, in_SV_SAMPLEINDEX0, in_SV_COVERAGE0, in_SV_BARYCENTRICS0, in_SV_VIEWID0, in_SV_PRIMITIVEID0);
  out_SV_TARGET1 = result.color;
  out_SV_DEPTHLESSEQUAL0 = result.depth;
  out_SV_COVERAGE0 = result.mask;
}
