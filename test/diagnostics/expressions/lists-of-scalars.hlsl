// args: -T lib_6_6
// clang: same
void lists() {
  int few = {};
//          ^ error err_incorrect_num_initializers: too few initializers in list for type 'int' (expected 1 but found 0)
  int many = { 1, 2 };
//           ^ error err_incorrect_num_initializers: too many initializers in list for type 'int' (expected 1 but found 2)
  int nested = { { 1 }, 2 };
//             ^ error err_incorrect_num_initializers: too many initializers in list for type 'int' (expected 1 but found 2)
  float one = { 1 };
}
