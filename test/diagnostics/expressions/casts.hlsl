// args: -T lib_6_6
struct S {
  float a;
  int b;
};
struct R {
  RWBuffer<float> r;
};
enum E { A };
enum class Scoped { One };
RWBuffer<float> Buf;

void test(float2 v2, float3 v3, float4 v4, S s, R r, int i, Scoped e, float3x3 m, float array[4]) {
  v4 = (float4)v3;
//     ^ error err_bad_cxx_cast_vector_to_vector_different_size: C-style cast from vector 'float3' (aka 'vector<float, 3>') to vector 'float4' (aka 'vector<float, 4>') of different size
  v3 = (float3)v4;
  v4 = (float4)s;
//     ^ error err_typecheck_convert_struct: cannot convert 'S' to 'float4' (aka 'vector<float, 4>') without a conversion operator
  v2 = (float2)s;
  s = (S)v4;
  s = (S)0;
  s = (S)v2;
  r = (R)0;
//    ^ error err_ovl_no_viable_conversion_in_cast: no matching conversion for C-style cast from 'int' to 'R'
  i = (int)s;
  i = (int)e;
  i = (int)E::A;
  E plain = (E)i;
  plain = (E)e;
  m = (float3x3)v3;
//    ^ error err_bad_cxx_cast_generic: C-style cast from 'float3' (aka 'vector<float, 3>') to 'float3x3' (aka 'matrix<float, 3, 3>') is not allowed
  m = (float3x3)v4;
//    ^ error err_bad_cxx_cast_generic: C-style cast from 'float4' (aka 'vector<float, 4>') to 'float3x3' (aka 'matrix<float, 3, 3>') is not allowed
  float2x2 m22 = (float2x2)v4;
  v4 = (float4)m22;
  v4 = (float4)array;
  float copy[4] = (float[4])v4;
  float more[5] = (float[5])v4;
//                ^ error err_bad_cxx_cast_generic: C-style cast from 'float4' (aka 'vector<float, 4>') to 'float[5]' is not allowed
  Buf = (RWBuffer<float>)i;
//      ^ error err_ovl_no_viable_conversion_in_cast: no matching conversion for C-style cast from 'int' to 'RWBuffer<float>'
  (void)i;
  v4 = (float4)Buf;
//     ^ error err_typecheck_convert_struct: cannot convert 'RWBuffer<float>' to 'float4' (aka 'vector<float, 4>') without a conversion operator
  i = (int)v4;
}
