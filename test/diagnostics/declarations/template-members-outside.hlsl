// args: -T lib_6_6
template<typename T> struct S { void m(); T get(T x); int two(T x); int two(int2 x); int has() { return 1; } T t; struct I { T t; void m(); }; };
//                                          ^^^ note note_previous_declaration: previous declaration is here
//                          ^ note note_defined_here: S<float> defined here
//                                                                                       ^^^ note note_previous_declaration: previous declaration is here
template<typename T> void S<T>::m() {}
//                              ^ note note_previous_definition: previous definition is here
template<typename T> void S<T>::m() {}
//                              ^ error err_redefinition: redefinition of 'm'
template<typename T> int S<T>::get(T x) { return x; }
//                             ^^^ error err_diff_out_of_line_return_type: return type of out-of-line definition of 'S::get' differs from that in the declaration
template<typename T> T S<T>::none(T x) { return x; }
//                           ^^^^ error err_member_decl_does_not_match: out-of-line definition of 'none' does not match any declaration in 'S<T>'
template<typename T> int S<T>::two(int2 x) { return x.y; }
template<typename T> int S<T>::two(T x) { return x; }
template<typename T> void S<T>::I::m() { t = 1; }
template<typename T> void S<T>::I::none() { t = 1; }
//                                 ^^^^ error err_member_decl_does_not_match: out-of-line definition of 'none' does not match any declaration in 'S::I'
void S<int>::m() {}
//           ^ error err_template_spec_needs_header: template specialization requires 'template<>'
template<> void S<float>::m() {}
template<> int S<float>::has() { return t; }
//                       ^^^ note note_previous_definition: previous definition is here
template<> int S<float>::has() { return 3; }
//                       ^^^ error err_redefinition: redefinition of 'has'
template<> int S<float>::none() { return 3; }
//                       ^^^^ error err_member_decl_does_not_match: out-of-line definition of 'none' does not match any declaration in 'S<float>'
template<> float S<int>::has() { return 3; }
//                       ^^^ error err_diff_out_of_line_return_type: return type of out-of-line definition of 'S<int>::has' differs from that in the declaration
void use() { S<bool> b; b.m(); }
template<> void S<bool>::m() {}
//                       ^ error err_specialization_after_instantiation: explicit specialization of 'm' after instantiation
//                         help: move it in front of the first use with these arguments
