// args: -T vs_6_1
struct Pair { float4 x : X; float4 y : Y; };
float4 main(Pair pairs[], float4 p : POSITION, float4 many[] : Z) : SV_Position { return p + pairs[1].y + many[0]; }
//               ^^^^^ error err_hlsl_entry_array_without_length: array dimensions of entry point parameters must be explicit
//                                                    ^^^^ error err_hlsl_entry_array_without_length: array dimensions of entry point parameters must be explicit
