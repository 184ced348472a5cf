// args: -T cs_6_6 --rules dxc
struct S { float a; int b; }; RWBuffer<float> O; StructuredBuffer<S> B;
[numthreads(1,1,1)] void main(uint i:SV_GroupIndex) { S x = B[0]; S y = B[1]; S z = i > 2 ? x : y; O[0] = z.a; }
//                                                                                        ^ error err_hlsl_conditional_result: conditional operator only supports results with numeric scalar, vector, or matrix types.
