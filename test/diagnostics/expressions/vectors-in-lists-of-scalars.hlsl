// args: -T lib_6_6
void f() {
  float a = { float2(1, 2) };
//          ^ error err_incorrect_num_initializers: too many initializers in list for type 'float' (expected 1 but found 2)
  float b = { float1(1) };
}
