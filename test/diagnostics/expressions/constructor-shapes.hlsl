// args: -T cs_6_0
// A matrix takes the elements of one of another shape row by row, as in DXC; lists stand in braces alone, as in both.
struct S { float a; float b; };
RWBuffer<float4> Out;
template<typename T, typename U> T shaped(U u) { return T(u); }
[numthreads(1, 1, 1)] void main() {}
void test(float2x3 m, int4x1 c, float1x2 r) {
  Out[0] = float3x2(m)._11_12_21_22 + float2x2(c)._11_12_21_22 + float2x1(r)._11_21_11_21 + shaped<float3x2>(m)._11_12_21_22;
  Out[1] = ((float3x2)m)._11_12_21_22;
//          ^ error err_invalid_conversion_between_matrixes: conversion between matrix types 'float3x2' (aka 'matrix<float, 3, 2>') and 'matrix<float, 2, 3>' of different size is not allowed
  Out[2] = float2({1, 2}).xyxy + float({1});
//                ^ error err_hlsl_generalized_initializer_list: generalized initializer lists are incompatible with HLSL
//                  help: a list initialises a variable; elsewhere use a constructor or a cast
//                                     ^ error err_hlsl_generalized_initializer_list: generalized initializer lists are incompatible with HLSL
//                                       help: a list initialises a variable; elsewhere use a constructor or a cast
  Out[3] = float2{1, 2}.xyxy;
  S s = S({1, 2});
}
