// args: -T lib_6_6
// A message from inside a template says who asked for the instance.
template <typename T> void once(T a) { a.missing = 1; }
//                                       ^^^^^^^ error err_ext_vector_component_name_illegal: illegal vector component name 'm'
//                                               help: components are 'xyzw' or 'rgba'
template <typename T> void twice(T a) { once(a); }
//                                      ^^^^ note note_template_instantiation_here: in instantiation of function template specialization 'once<int>' requested here
template <typename T> struct Wrapper {
  T value;
  void fails() { value.missing = 1; }
//                     ^^^^^^^ error err_ext_vector_component_name_illegal: illegal vector component name 'm'
//                             help: components are 'xyzw' or 'rgba'
};
template <typename T> struct Small {
  static_assert(sizeof(T) <= 4, "too big");
//              ^^^^^^^^^^^^^^ error err_static_assert_requirement_failed: static assertion failed due to requirement 'sizeof(T) <= 4': too big
//                        ^^ note note_expr_evaluates_to: expression evaluates to '8 <= 4'
};
Small<float2> bad;
//@ 1..6 note note_template_instantiation_here: in instantiation of template class 'Small<float2>' requested here

void test() {
  twice(1);
//^^^^^ note note_template_instantiation_here: in instantiation of function template specialization 'twice<int>' requested here
  Wrapper<int> wrapper;
  wrapper.fails();
//        ^^^^^ note note_template_instantiation_here: in instantiation of member function 'Wrapper<int>::fails' requested here
}
