// args: -T lib_6_6
// A constant integer is made of constant integers: constants of other types may be read for enumerators and widths only, as in Clang and DXC.
static const float real = 3;
static const int2 pair = int2(3, 4);
static const int list[2] = { 3, 4 };
static const int fromReal = real;
static const int whole = 3.5;
//                       ^^^ warning warn_impcast_literal_float_to_integer: implicit conversion from 'float' to 'int' changes value from 3.5 to 3 [-Wliteral-conversion]
static const bool flag = true;
enum Values { A = (int)real, B = pair.x };
struct Bits { uint bits : (int)real; };
static float a[(int)real];
//             ^^^^^^^^^ error err_vla_unsupported: variable length arrays are not supported for the current target
static float b[pair.x];
//             ^^^^^^ error err_vla_unsupported: variable length arrays are not supported for the current target
static float c[list[1]];
//             ^^^^^^^ error err_vla_unsupported: variable length arrays are not supported for the current target
static float d[fromReal];
//             ^^^^^^^^ error err_vla_unsupported: variable length arrays are not supported for the current target
static float e[whole], f[flag ? 2 : 3], g[B], h[(int)2.5];
_Static_assert(real > 1, "read");
//             ^^^^^^^^ error err_static_assert_expression_is_not_constant: static assertion expression is not an integral constant expression
template<int N> struct Sized { float x[N]; };
int chosen(int x) {
  Sized<(int)real> sized;
//      ^^^^^^^^^ error err_non_type_template_arg_not_constant: non-type template argument is not a constant expression
  Sized<whole> fine;
  switch (x) { case (int)real: return 1; case whole: return 2; }
//                  ^^^^^^^^^ error err_case_not_constant: case value is not a constant expression
  return 0;
}
