// args: -T lib_6_6
export double scalars(double a, double b) {
  a %= b;
//  ^ error err_hlsl_unsupported_mod_double: modulo cannot be used with doubles, cast to float first
  return a;
}
export double2 vectors(double2 a, int b) {
  a %= b;
//  ^ error err_hlsl_unsupported_mod_double: modulo cannot be used with doubles, cast to float first
  return a;
}
