// args: -T gs_6_6
struct Vertex {
  float4 position : SV_Position;
};
void main(triangle Vertex input[3], inout TriangleStream<Vertex> output) { output.Append(input[0]); }
//   ^^^^ error err_hlsl_missing_attr: geometry entry point must have a valid maxvertexcount attribute
