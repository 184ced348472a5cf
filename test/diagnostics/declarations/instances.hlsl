// args: -T lib_6_6
// An instance is checked with its arguments, and only when something calls it.
struct S {
  int x;
};
template <typename T> T add(T a, T b) { return a + b; }
template <typename T> void never(T a) { a.missing = 1; }
template <typename T> void once(T a) { a.missing = 1; }
//                                       ^^^^^^^ error err_ext_vector_component_name_illegal: illegal vector component name 'm'
//                                               help: components are 'xyzw' or 'rgba'
template <typename T> struct Wrapper {
  T value;
  void works() { value = 1; }
  void fails() { value.missing = 1; }
//                     ^^^^^^^ error err_ext_vector_component_name_illegal: illegal vector component name 'm'
//                             help: components are 'xyzw' or 'rgba'
};
template <int N> struct Endless {
  Endless<N + 1> next;
};
template <int N> int down() { return down<N - 1>() + 1; }
template <> int down<0>() { return 0; }
template <typename T> using Pair = vector<T, 2>;
template <typename T, int N> T sum(vector<T, N> v) { return v[0]; }

void test(S s) {
  add(1, 2);
  once(1);
//^^^^ note note_template_instantiation_here: in instantiation of function template specialization 'once<int>' requested here
  Wrapper<int> wrapper;
  wrapper.works();
  wrapper.fails();
//        ^^^^^ note note_template_instantiation_here: in instantiation of member function 'Wrapper<int>::fails' requested here
  Pair<float> pair = {1, 2};
  int x = sum(float3(1, 2, 3));
  int y = down<3>();
}
