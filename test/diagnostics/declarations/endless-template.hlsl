// args: -T lib_6_6
template <int N> struct Endless {
  Endless<N + 1> next;
//^^^^^^^ error err_template_recursion_depth_exceeded: recursive template instantiation exceeded maximum depth of 200
};
Endless<0> endless;
int unseen = missing;
