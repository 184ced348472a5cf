// args: -T gs_6_0 -spirv
struct Vertex { float4 position : SV_Position; };
[maxvertexcount(2)]
void main(line Vertex vertices[], line Vertex one, inout LineStream<Vertex> lines) { lines.Append(vertices[0]); }
//                    ^^^^^^^^ error err_hlsl_gs_input_not_array: input types for geometry shader must be constant size arrays
//                                            ^^^ error err_hlsl_gs_input_not_array: input types for geometry shader must be constant size arrays
