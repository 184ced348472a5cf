// args: -T vs_6_0
struct Vertex {
  float4 position : SV_Position;
  float near[3] : SV_ClipDistance;
//                ^^^^^^^^^^^^^^^ error err_dxil_distances_full: 'SV_ClipDistance' of the output does not fit: clip and cull distances share two registers
//                                help: use a vector: an array takes a register for each element
};
Vertex main(float4 position : POSITION) {
  Vertex vertex;
  vertex.position = position;
  vertex.near[0] = vertex.near[1] = vertex.near[2] = 1;
  return vertex;
}
