// args: -T lib_6_6
template <int N> int up() { return up<N + 1>(); }
//                   ^^ error err_template_recursion_depth_exceeded: recursive template instantiation exceeded maximum depth of 1024
int test() { return up<0>(); }
