struct Joint { float4x4 Matrix; };
StructuredBuffer<Joint> Joints : register(t20);
cbuffer Camera : register(b0) { float4x4 ViewProjection; };

struct Vertex {
  float3 position : POSITION;
  uint4 joints : BLENDINDICES;
  float4 weights : BLENDWEIGHT;
  float2 uv[2] : TEXCOORD;
};

struct Output {
  float4 position : SV_Position;
  float2 uv[2] : TEXCOORD;
  float clip : SV_ClipDistance;
};

Output main(Vertex vertex, uint instance : SV_InstanceID) {
  float4 sum = 0;
  for (uint i = 0; i < 4; i++)
    sum += mul(Joints[vertex.joints[i] + instance].Matrix, float4(vertex.position, 1)) * vertex.weights[i];
  Output output;
  output.position = mul(ViewProjection, sum);
  output.uv = vertex.uv;
  output.clip = sum.y;
  return output;
}
