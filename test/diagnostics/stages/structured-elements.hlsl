// args: -T cs_6_6
struct Inner { Texture2D<float4> t; };
struct S { float f; Inner inner[2]; };
StructuredBuffer<S> A;
//@ 1..20 error err_template_arg_list_constraints_not_satisfied: constraints not satisfied for class template 'StructuredBuffer' [with element_type = S]
//        help: object 'Texture2D<float4>' (aka 'Texture2D<vector<float, 4>>') is not allowed in structured buffers
struct Plain { float f; };
StructuredBuffer<Plain> B;

[numthreads(1, 1, 1)]
void main() {}
