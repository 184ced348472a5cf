// args: -T lib_6_6
template<typename T> struct S { T t; T get() { return t; } void wrong() { t = T(1).q; } struct Inner { T t; }; };
//                                                                                 ^ error err_ext_vector_component_name_illegal: illegal vector component name 'q'
//                                                                                   help: write 'w'
//                          ^ note note_template_declared_here: template is declared here
template<typename T> void f(T t) { t.q = 1; }
//                                   ^ error err_ext_vector_component_name_illegal: illegal vector component name 'q'
//                                     help: write 'w'
template<typename T> void declared(T t);
//                        ^^^^^^^^ note note_template_declared_here: template is declared here
template<typename T> void later(T t);
template<typename T> struct Open;
//                          ^^^^ note note_template_declared_here: template is declared here
struct Plain {};
template<typename T, int N> T count(T t) { return N; }
template struct S<int>;
//              ^^^^^^ note note_previous_explicit_instantiation: previous explicit instantiation is here
//              ^ note note_template_instantiation_here: in instantiation of member function 'S<int>::wrong' requested here
template struct S<int>;
//              ^^^^^^ error err_explicit_instantiation_duplicate: duplicate explicit instantiation of 'S<int>'
//                     help: remove this line
template struct S<float>::Inner;
template struct S<float>::Other;
//                        ^^^^^ error err_not_tag_in_scope: no struct named 'Other' in 'S<float>'
template float S<float>::get();
template int S<float>::get();
//                     ^^^ error err_explicit_instantiation_not_known: explicit instantiation of 'get' does not refer to a function template, variable template, member function, member class, or static data member
template float S<float>::none();
//                       ^^^^ error err_explicit_instantiation_not_known: explicit instantiation of 'none' does not refer to a function template, variable template, member function, member class, or static data member
template void f<int>(int);
//            ^ note note_previous_explicit_instantiation: previous explicit instantiation is here
//            ^ note note_template_instantiation_here: in instantiation of function template specialization 'f<int>' requested here
template void f(int);
//            ^ error err_explicit_instantiation_duplicate: duplicate explicit instantiation of 'f<int>'
//              help: remove this line
template void f<int>(float);
//            ^ error err_explicit_instantiation_not_known: explicit instantiation of 'f' does not refer to a function template, variable template, member function, member class, or static data member
template int f<int>(int);
//           ^ error err_explicit_instantiation_not_known: explicit instantiation of 'f' does not refer to a function template, variable template, member function, member class, or static data member
template void declared<int>(int);
//            ^^^^^^^^ error err_explicit_instantiation_undefined: explicit instantiation of undefined function template 'declared'
//                     help: define it in front of this line
template void later<int>(int);
template struct Open<int>;
//              ^^^^^^^^^ error err_explicit_instantiation_undefined: explicit instantiation of undefined template 'Open<int>'
//                        help: define it in front of this line
template struct Plain;
//@ 1..9 error err_explicit_instantiation_nontemplate_type: explicit instantiation of non-templated type 'Plain'
template struct Plain<int>;
//              ^^^^^^^^^^ error err_explicit_instantiation_of_no_template: explicit instantiation of non-template struct 'Plain'
template struct Unknown<int>;
//              ^^^^^^^^^^^^ error err_explicit_instantiation_of_no_template: explicit instantiation of undeclared template struct 'Unknown'
template struct S;
//              ^ error err_tag_reference_non_tag: template 'S' cannot be referenced with the 'struct' specifier
template struct S<int, int>;
//              ^ error err_template_too_many_args: too many template arguments for class template 'S'
template static int count<int, 3>(int);
//                  ^^^^^ error err_explicit_instantiation_storage_class: explicit instantiation cannot have a storage class
template inline float count<float, 3>(float);
//       ^^^^^^ error err_explicit_instantiation_inline: explicit instantiation cannot be 'inline'
template int count<int>(int);
//           ^^^^^ error err_explicit_instantiation_not_known: explicit instantiation of 'count' does not refer to a function template, variable template, member function, member class, or static data member
template<typename T> void later(T t) {}
namespace N { template<typename T> struct S { T t; }; template<typename T> void f(T t) {} }
template struct N::S<int>;
template void N::f<int>(int);
struct C { template<typename T> void f(T t) {} template void f<int>(int); };
//                                                      ^^^^ error err_expected_after: expected '<' after 'template'
