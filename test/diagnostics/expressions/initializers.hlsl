// args: -T lib_6_6
// clang: same
struct S {
  float a;
  int b;
};

void test(float3 v3, float4 v4, S s) {
  float4 few = {1, 2};
//             ^ error err_incorrect_num_initializers: too few initializers in list for type 'float4' (aka 'vector<float, 4>') (expected 4 but found 2)
  float4 many = {1, 2, 3, 4, 5};
//              ^ error err_incorrect_num_initializers: too many initializers in list for type 'float4' (aka 'vector<float, 4>') (expected 4 but found 5)
  float4 flattened = {v3, 1};
  float4 tooLong = {v3, v3};
//                 ^ error err_incorrect_num_initializers: too many initializers in list for type 'float4' (aka 'vector<float, 4>') (expected 4 but found 6)
  S fewMembers = {1};
//               ^ error err_incorrect_num_initializers: too few initializers in list for type 'S' (expected 2 but found 1)
  S manyMembers = {1, 2, 3};
//                ^ error err_incorrect_num_initializers: too many initializers in list for type 'S' (expected 2 but found 3)
  S nested = {{1}, {2}};
  float4 fromStruct = {s, 1, 2};
  float4 fromStructToo = {s, 1, 2, 3};
//                       ^ error err_incorrect_num_initializers: too many initializers in list for type 'float4' (aka 'vector<float, 4>') (expected 4 but found 5)
  float array[2] = {1, 2, 3};
//                 ^ error err_incorrect_num_initializers: too many initializers in list for type 'float[2]' (expected 2 but found 3)
  float short2[2] = {1};
//                  ^ error err_incorrect_num_initializers: too few initializers in list for type 'float[2]' (expected 2 but found 1)
  float empty[2] = {};
//                 ^ error err_incorrect_num_initializers: too few initializers in list for type 'float[2]' (expected 2 but found 0)
  float unsized[] = {1, 2, 3};
  float2x2 matrix = {1, 2, 3, 4};
  float2x2 matrixShort = {1, 2, 3};
//                       ^ error err_incorrect_num_initializers: too few initializers in list for type 'float2x2' (aka 'matrix<float, 2, 2>') (expected 4 but found 3)
  float2x2 rows = {v4};
  float scalar = {1};
  float4 splat = float4(1, v3);
  S copy = {s};
  S pairs[2] = {s, s};
}
