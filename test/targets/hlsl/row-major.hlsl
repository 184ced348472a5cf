// args: -T vs_6_6 -Zpr

struct Instance { float3x4 model; column_major float2x2 other; };
StructuredBuffer<Instance> Instances;
StructuredBuffer<float4x4> Matrices;
cbuffer Camera { float4x4 view; column_major float4x4 projection; float4x4 bones[2]; };

float4 main(float3 position : POSITION, float2x2 extra : EXTRA, uint id : SV_InstanceID) : SV_Position {
  float4x4 m = mul(view, projection);
  float3 p = mul(Instances[id].model, float4(position, 1));
  return mul(mul(m, bones[1]), float4(p, extra._m01 + Instances[id].other[1].x)) + Matrices[id][2];
}
; ==>
struct Instance {
  row_major float3x4 model;
  float2x2 other;
};

StructuredBuffer<Instance> Instances : register(t0);
StructuredBuffer<row_major float4x4> Matrices : register(t1);

cbuffer Camera : register(b0) {
  row_major float4x4 view;
  float4x4 projection;
  row_major float4x4 bones[2];
};

float4 main(
  float3 position : POSITION,
  row_major float2x2 extra : EXTRA,
  uint id : SV_InstanceID
) : SV_Position {
  row_major float4x4 m = mul(view, projection);
  float3 p = mul(Instances[id].model, float4(position, 1.0));
  return mul(mul(m, bones[1]), float4(p, extra._m01 + Instances[id].other[1].x)) + Matrices[id][2];
}
