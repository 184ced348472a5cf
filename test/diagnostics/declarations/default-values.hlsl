// args: -T lib_6_6
// They are judged where they stand, called or not, and once.
static const float scale = 2;
float a(float x, float y = missing) { return x; }
//                         ^^^^^^^ error err_undeclared_var_use: use of undeclared identifier 'missing'
float b(float x, float y);
float b(float x, float y = missing);
//                         ^^^^^^^ error err_undeclared_var_use: use of undeclared identifier 'missing'
float c(int x = 1.5) { return x; }
//              ^^^ warning warn_impcast_literal_float_to_integer: implicit conversion from 'float' to 'int' changes value from 1.5 to 1 [-Wliteral-conversion]
struct S {
  float first(float x = later) { return x; }
  float second(float x = nowhere) { return x; }
//                       ^^^^^^^ error err_undeclared_var_use: use of undeclared identifier 'nowhere'
  float third(float x = first()) { return x; }
//                      ^^^^^ error err_member_call_without_object: call to non-static member function without an object argument
  static const float later = 3;
};
template<typename T> T d(T x, T y = T(scale)) { return x * y; }
template<typename T> T e(T x, T y = x) { return y; }
//                                  ^ error err_param_default_argument_references_param: default argument references parameter 'x'
export float calls() { S s; return c() + c() + d(2.0) + d(2) + s.first(); }
