// args: -T ms_6_6
struct Vertex {
  float4 position : SV_Position;
};
[outputtopology("square")] [numthreads(32, 1, 1)]
//              ^^^^^^^^ error err_hlsl_attribute_expects_string_literal_from_list: attribute 'outputtopology' must have one of these values: point,line,triangle,triangle_cw,triangle_ccw
void main(out vertices Vertex verts[64], out indices uint3 triangles[64]) {}
