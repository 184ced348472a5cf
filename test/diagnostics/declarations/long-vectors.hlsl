// args: -T lib_6_9
// Long vectors and hit objects stay inside of functions.
struct Long { vector<float, 5> v; };
struct Base : Long { float x; };
cbuffer C { vector<float, 8> in_buffer; Base nested; }
//                           ^^^^^^^^^ error err_hlsl_unsupported_long_vector: vectors of over 4 elements in cbuffers or tbuffers are not supported
//                                           ^^^^^^ error err_hlsl_unsupported_long_vector: vectors of over 4 elements in cbuffers or tbuffers are not supported
vector<float, 5> loose[2];
//               ^^^^^ error err_hlsl_unsupported_long_vector: vectors of over 4 elements in cbuffers or tbuffers are not supported
vector<float, 4> fine;
ConstantBuffer<Long> buffer;
//             ^^^^ error err_hlsl_unsupported_long_vector: vectors of over 4 elements in ConstantBuffers or TextureBuffers are not supported
StructuredBuffer<Long> structured;
dx::HitObject hit;
//            ^^^ error err_hlsl_unsupported_object_context: object 'dx::HitObject' is not allowed in cbuffers or tbuffers
static vector<float, 16> kept;
[shader("pixel")] Long pixel(vector<float, 6> v : V, float4 fine : W) : SV_Target { Long l = (Long)0; return l; }
//                     ^^^^^ error err_hlsl_unsupported_long_vector: vectors of over 4 elements in entry function return type are not supported
//                                            ^ error err_hlsl_unsupported_long_vector: vectors of over 4 elements in entry function parameters are not supported
void stream(inout PointStream<Long> output) { }
//                            ^^^^ error err_hlsl_unsupported_long_vector: vectors of over 4 elements in geometry streams are not supported
vector<float, 7> passed(vector<float, 7> v) { return v; }
