// args: -T cs_6_0 --rules dxc
// No constructor of DXC spreads a scalar or cuts a vector, and lists only initialise variables.
struct S { float a; float b; };
float2 list() { return {1, 2}; }
//                     ^ error err_hlsl_generalized_initializer_list: generalized initializer lists are incompatible with HLSL
//                       help: a list initialises a variable; elsewhere use a constructor or a cast
S made() { return {1, 2}; }
//                ^ error err_hlsl_generalized_initializer_list: generalized initializer lists are incompatible with HLSL
//                  help: a list initialises a variable; elsewhere use a constructor or a cast
template<typename T> T one() { return T(1); }
//                                      ^ error err_incorrect_num_initializers: too few initializers in list for type 'float2' (aka 'vector<float, 2>') (expected 2 but found 1)
RWBuffer<float4> Out;
[numthreads(1, 1, 1)] void main() {}
void bad(float4 v, bool b) {
  Out[0] = float2(0.1f).xyxy;
//                ^ error err_incorrect_num_initializers: too few initializers in list for type 'float2' (aka 'vector<float, 2>') (expected 2 but found 1)
  Out[1] = float2x2(1)._11_12_21_22;
//                  ^ error err_incorrect_num_initializers: too few initializers in list for type 'float2x2' (aka 'matrix<float, 2, 2>') (expected 4 but found 1)
  Out[2] = vector<int, 3>(b).xyzz;
//                        ^ error err_incorrect_num_initializers: too few initializers in list for type 'int3' (aka 'vector<int, 3>') (expected 3 but found 1)
  Out[3] = float2(v).xyxy;
//                ^ error err_incorrect_num_initializers: too many initializers in list for type 'float2' (aka 'vector<float, 2>') (expected 2 but found 4)
  Out[4] = one<float2>().xyxy;
//         ^^^ note note_template_instantiation_here: in instantiation of function template specialization 'one<float2>' requested here
  float2 w;
  w = {1, 2};
//    ^ error err_hlsl_generalized_initializer_list: generalized initializer lists are incompatible with HLSL
//      help: a list initialises a variable; elsewhere use a constructor or a cast
}
enum E { A, B };
enum class F { A, B };
void worse(float4 v, float4x4 m, E e, uint k) {
  Out[0] = float1(v).x + float(v) + uint(m) + float1x1(m)._m00 + float2(e).x + float2(A).y;
//                ^ error err_incorrect_num_initializers: too many initializers in list for type 'float1' (aka 'vector<float, 1>') (expected 1 but found 4)
//                             ^ error err_incorrect_num_initializers: too many initializers in list for type 'float' (expected 1 but found 4)
//                                       ^ error err_incorrect_num_initializers: too many initializers in list for type 'uint' (aka 'unsigned int') (expected 1 but found 16)
//                                                     ^ error err_incorrect_num_initializers: too many initializers in list for type 'float1x1' (aka 'matrix<float, 1, 1>') (expected 1 but found 16)
//                                                                      ^ error err_incorrect_num_initializers: too few initializers in list for type 'float2' (aka 'vector<float, 2>') (expected 2 but found 1)
//                                                                                    ^ error err_incorrect_num_initializers: too few initializers in list for type 'float2' (aka 'vector<float, 2>') (expected 2 but found 1)
  Out[1] = float2{1, 2}.xyxy;
//               ^ error err_hlsl_generalized_initializer_list: generalized initializer lists are incompatible with HLSL
//                 help: a list initialises a variable; elsewhere use a constructor or a cast
  Out[2] = float2({1, 2}).xyxy;
//                ^ error err_hlsl_generalized_initializer_list: generalized initializer lists are incompatible with HLSL
//                  help: a list initialises a variable; elsewhere use a constructor or a cast
  S s = S{1, 2};
//       ^ error err_hlsl_generalized_initializer_list: generalized initializer lists are incompatible with HLSL
//         help: a list initialises a variable; elsewhere use a constructor or a cast
  e = E(k);
//      ^ error err_hlsl_enum_constructor: cannot construct 'E' from 'uint' (aka 'unsigned int')
//        help: cast it instead
  e = E(A);
  e = (E)k;
  F f = F(k);
//        ^ error err_hlsl_enum_constructor: cannot construct 'F' from 'uint' (aka 'unsigned int')
//          help: cast it instead
  f = F(f);
  Out[3] = uint(F::A) + (uint)F::B;
//              ^ error err_hlsl_enum_constructor: cannot construct 'uint' (aka 'unsigned int') from 'F'
//                help: cast it instead
}
float4 good(float4 v, float2x2 m) {
  S s = {1, 2};
  float array[2] = {1, 2};
  return (float4)1 + float4(m) + float2x2(v)._11_12_21_22 + float1(1).xxxx + float2(s).xyxy + float2(array).xyxy + one<float>() + (float2(1, 2)).xyxy;
}
