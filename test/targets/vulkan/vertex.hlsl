// args: -T vs_6_0 -fvk-invert-y -fvk-support-nonzero-base-instance -fvk-support-nonzero-base-vertex
struct In {
  float3 position : POSITION;
  float3x4 model : MODEL;
  bool flag : FLAG;
  uint vertex : SV_VertexID;
  int instance : SV_InstanceID;
};
struct Inner { float2 uv[2] : TEXCOORD; nointerpolation uint id : ID; };
struct Out {
  Inner inner;
  noperspective centroid float4 color : COLOR;
  float3 clip : SV_ClipDistance0;
  float2 more : SV_ClipDistance1;
  uint layer : SV_RenderTargetArrayIndex;
  float4 position : SV_Position;
};
Out main(In i, inout float4 passed : PASSED, float last : LAST) {
  Out o;
  o.inner.uv[0] = i.position.xy;
  o.inner.uv[1] = last;
  o.inner.id = i.vertex + i.instance;
  o.color = i.flag ? passed : 0;
  o.clip = 1;
  o.more = 2;
  o.layer = 3;
  o.position = float4(mul(i.model, float4(i.position, 1)), 1);
  passed += 1;
  return o;
}
; ==>
struct Inner { float2[2] uv; uint id; }
struct Out { Inner inner; float4 color; float3 clip; float2 more; uint layer; float4 position; }
struct In { float3 position; float3x4 model; bool flag; uint vertex; int instance; }
in float3 in_POSITION0: location 0
in float3x4 in_MODEL0: location 1
in uint in_FLAG0: location 4
in uint in_SV_VERTEXID0: VertexIndex
in uint in_BaseVertex: BaseVertex
in uint in_SV_INSTANCEID0: InstanceIndex
in uint in_BaseInstance: BaseInstance
in float4 in_PASSED0: location 5
in float in_LAST0: location 6
out float2[2] out_TEXCOORD0: location 0
out uint out_ID0: location 2, flat
out float4 out_COLOR0: location 3, noperspective, centroid
out float[5] out_SV_CLIPDISTANCE0: ClipDistance
out uint out_SV_RENDERTARGETARRAYINDEX0: Layer
out float4 out_SV_POSITION0: Position
out float4 out_PASSED0: location 4
Out main_1(In i, inout float4 passed, float last) {
  Out o;
  o.inner.uv[0:int] = i.position.xy;
  o.inner.uv[1:int] = splat float2(last);
  o.inner.id = (i.vertex + (uint)i.instance);
  o.color = (i.flag ? passed : splat float4(0:float));
  o.clip = splat float3(1:float);
  o.more = splat float2(2:float);
  o.layer = 3:uint;
  o.position = float4{mul(i.model, float4{i.position, 1:float}), 1:float};
  passed = (passed + splat float4(1:float));
  return o;
}
void main() {
  float4 passed = in_PASSED0;
  Out result = main(In{in_POSITION0, in_MODEL0, (bool)in_FLAG0, (in_SV_VERTEXID0 - in_BaseVertex), (int)(in_SV_INSTANCEID0 - in_BaseInstance)}, passed, in_LAST0);
  out_TEXCOORD0 = result.inner.uv;
  out_ID0 = result.inner.id;
  out_COLOR0 = result.color;
  out_SV_CLIPDISTANCE0[0:uint] = result.clip.x;
  out_SV_CLIPDISTANCE0[1:uint] = result.clip.y;
  out_SV_CLIPDISTANCE0[2:uint] = result.clip.z;
  out_SV_CLIPDISTANCE0[3:uint] = result.more.x;
  out_SV_CLIPDISTANCE0[4:uint] = result.more.y;
  out_SV_RENDERTARGETARRAYINDEX0 = result.layer;
  out_SV_POSITION0 = float4{result.position.x, -result.position.y, result.position.z, result.position.w};
  out_PASSED0 = passed;
}
