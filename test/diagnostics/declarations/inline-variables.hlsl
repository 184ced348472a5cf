// args: -T lib_6_6
// clang: same
inline float function(float a) { return a; }
struct S {
  inline int method() { return 1; }
  inline int field;
//^^^^^^ error err_inline_non_function: 'inline' can only appear on functions
};
float parameter(inline float a) { return a; }
//              ^^^^^^ error err_inline_non_function: 'inline' can only appear on functions
