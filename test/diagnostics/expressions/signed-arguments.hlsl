// args: -T lib_6_6
void takesOut(out float value) { value = 1; }
void test(float a) { takesOut(+a); }
//                            ^^ error err_hlsl_inout_lvalue: cannot bind non-lvalue argument '+a' to out paramemter
