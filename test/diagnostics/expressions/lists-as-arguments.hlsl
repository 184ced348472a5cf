// args: -T lib_6_6
export int test(int a) { return test({1, 2}); }
//                                   ^^^^^^ error err_init_list_here: initializer list cannot be used here
