// args: -T lib_6_6
// clang: same
static float numbers[] = 3;
//           ^^^^^^^ error err_array_init_not_init_list: array initializer must be an initializer list
export void test(int v) { int a[] = v; }
//                            ^ error err_array_init_not_init_list: array initializer must be an initializer list
