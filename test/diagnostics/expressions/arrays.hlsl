// args: -T lib_6_6
// clang: same
RWBuffer<float> Buffers[2];
RWBuffer<float> Unbounded[];
struct S {
  float a;
};

void test(int i, float4 v, S s) {
  float local[2] = {1, 2};
  local[v] = 1;
//     ^ error err_typecheck_subscript_not_integer: array subscript is not an integer
  i[0] = 1;
// ^ error err_typecheck_subscript_value: subscripted value is not an array, pointer, or vector
  s[0] = 1;
// ^ error err_ovl_no_oper: type 'S' does not provide a subscript operator
  local[i] = 1;
  local[true] = 1;
  Unbounded[1000][0] = 1;
}
