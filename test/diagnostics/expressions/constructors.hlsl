// args: -T lib_6_6
// clang: same
struct S {
  float a;
  int b;
};

void test(float3 v3, float4 v4, S s, double d) {
  float4 few = float4(1, 2);
//                    ^ error err_incorrect_num_initializers: too few initializers in list for type 'float4' (aka 'vector<float, 4>') (expected 4 but found 2)
  float4 many = float4(1, 2, 3, 4, 5);
//                     ^ error err_incorrect_num_initializers: too many initializers in list for type 'float4' (aka 'vector<float, 4>') (expected 4 but found 5)
  float4 nested = float4(v3, v3);
//                       ^^ error err_incorrect_num_initializers: too many initializers in list for type 'float4' (aka 'vector<float, 4>') (expected 4 but found 6)
  float2x2 matrix = float2x2(1, 2, 3);
//                           ^ error err_incorrect_num_initializers: too few initializers in list for type 'float2x2' (aka 'matrix<float, 2, 2>') (expected 4 but found 3)
  float2x2 fitting = float2x2(1, 2, 3, 4);
  float3 shortened = float3(v4);
  float3 filled = float3(1);
  float scalar = float(1, 2);
//               ^^^^^^^^^^^ error err_excess_initializers_in_scalar: excess elements in scalar initializer
  int narrowed = int(d);
}
