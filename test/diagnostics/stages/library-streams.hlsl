// args: -T lib_6_3
struct Vertex { float4 position : SV_Position; };

[shader("geometry")] [maxvertexcount(3)]
void One(point Vertex input[1], inout PointStream<Vertex> first) { first.Append(input[0]); }

[shader("geometry")] [maxvertexcount(3)]
void Two(point Vertex input[1], inout PointStream<Vertex> first, inout PointStream<Vertex> second) {
//                                                                                         ^^^^^^ error err_hlsl_gs_library_streams: a geometry shader of a library has one stream only
  first.Append(input[0]);
  second.Append(input[0]);
}
