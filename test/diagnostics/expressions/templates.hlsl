// args: -T lib_6_6
template <typename T> T identity(T value) { return value; }
//                      ^^^^^^^^ note note_ovl_candidate_bad_conv: candidate function not viable: no known conversion from 'S' to 'float' for 1st argument
template <typename T, int N> T first(T values[N]) { return values[0]; }
//                             ^^^^^ note note_ovl_candidate_bad_deduction: candidate template ignored: couldn't infer template argument 'N'
template <typename T> struct Box {
  T value;
  T get() { return value; }
  T wrong() { return value.missing; }
};
template <typename T> T usesMember(T value) { return value.inner; }
//                                                         ^^^^^ error err_ext_vector_component_name_illegal: illegal vector component name 'i'
//                                                               help: components are 'xyzw' or 'rgba'
template <typename T> float adds(T a, T b) { return a + b; }
//                                                    ^ error err_typecheck_invalid_operands: invalid operands to binary expression ('S' and 'S')
struct S {
  float a;
};

void test(S s, float values[3], Box<float> box) {
  float f = identity(1.0f);
  f = identity(s);
//    ^^^^^^^^^^^ error err_typecheck_convert_incompatible: assigning to 'float' from incompatible type 'S'
  f = identity<float>(s);
//    ^^^^^^^^ error err_ovl_no_viable_function_in_call: no matching function for call to 'identity'
  f = first(values);
  f = first(s);
//    ^^^^^ error err_ovl_no_viable_function_in_call: no matching function for call to 'first'
  f = box.get();
  f = box.value.x;
  f = box.missing;
//        ^^^^^^^ error err_no_member: no member named 'missing' in 'Box<float>'
  f = usesMember(1.0f);
//    ^^^^^^^^^^ note note_template_instantiation_here: in instantiation of function template specialization 'usesMember<float>' requested here
  f = adds(1, 2);
  f = adds(s, s);
//    ^^^^ note note_template_instantiation_here: in instantiation of function template specialization 'adds<S>' requested here
  f = adds<int>(1.5, 2);
//              ^^^ warning warn_impcast_literal_float_to_integer: implicit conversion from 'float' to 'int' changes value from 1.5 to 1 [-Wliteral-conversion]
}
struct Outer {
  struct Inner { int a; };
//       ^^^^^ note note_entity_declared_at: 'Inner' declared here
};
template <typename T> int innerOf(T t) { return T::Inner; }
//                                                 ^^^^^ error err_ref_non_value: 'Inner' does not refer to a value
int innerOfOuter(Outer outer) { return innerOf(outer); }
//                                     ^^^^^^^ note note_template_instantiation_here: in instantiation of function template specialization 'innerOf<Outer>' requested here
