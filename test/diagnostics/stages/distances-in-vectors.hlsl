// args: -T vs_6_0
struct Vertex {
  float4 position : SV_Position;
  float2 near[2] : SV_ClipDistance;
  float far[2] : SV_CullDistance;
};
Vertex main(float4 position : POSITION) {
  Vertex vertex;
  vertex.position = position;
  vertex.near[0] = vertex.near[1] = 1;
  vertex.far[0] = vertex.far[1] = 1;
  return vertex;
}
