// args: -T cs_6_6
struct Inner { Texture2D<float4> t; };
struct S { float f; Inner inner[2]; };
StructuredBuffer<S> A;
//               ^ error err_hlsl_unsupported_object_context: object 'Texture2D<float4>' (aka 'Texture2D<vector<float, 4>>') is not allowed in structured buffers
struct Plain { float f; };
StructuredBuffer<Plain> B;

[numthreads(1, 1, 1)]
void main() {}
