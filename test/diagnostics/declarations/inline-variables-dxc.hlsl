// args: -T lib_6_6 --rules dxc
inline float function(float a) { return a; }
inline int global;
//@ 1..7 error err_inline_non_function: 'inline' can only appear on functions
void local() {
  inline int variable = 1;
//^^^^^^ error err_inline_non_function: 'inline' can only appear on functions
}
