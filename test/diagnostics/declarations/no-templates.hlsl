// args: -T lib_6_6
template <typename T> struct A { T a; } x;
//                                     ^ error err_expected_after: expected ';' after struct
//                                       fix: insert ';' at 40
//                                      ^ error err_requires_type_specifier: a type specifier is required for all declarations
template <typename T> enum E { Zero };
//                         ^ error err_enum_template: enumeration cannot be a template
template <typename T> typedef T Same;
//                              ^^^^ error err_typedef_not_template: a typedef cannot be a template
//                            ^ error err_unknown_typename: unknown type name 'T'
template <typename T> namespace N { static int a; }
//                    ^^^^^^^^^ error err_expected_unqualified_id: expected unqualified-id
template <typename T> cbuffer C { int b; }
//                    ^^^^^^^ error err_expected_unqualified_id: expected unqualified-id
template <typename T> float4 v, w;
//                            ^ error err_multiple_template_declarators: a template declaration can only declare a single entity
//                           ^ warning ext_variable_template: variable templates are a C++14 extension [-Wc++14-extensions]
template float f(float x) { return x; }
//             ^ error err_explicit_instantiation_definition: function cannot be defined in an explicit instantiation; if this declaration is meant to be a function definition, remove the 'template' keyword
template struct S { int s; };
//              ^ error err_explicit_instantiation_definition: class cannot be defined in an explicit instantiation; if this declaration is meant to be a class definition, remove the 'template' keyword
template int g;
//           ^ error err_explicit_instantiation_not_known: explicit instantiation of 'g' does not refer to a function template, variable template, member function, member class, or static data member
template typedef int Int;
//                   ^^^ error err_explicit_instantiation_of_typedef: explicit instantiation of typedef
template <typename T> T twice(T x) { return x + x; }
template float twice<float>(float x);
template int twice(int);
template <typename T> struct B { T b; static T of(T x); };
template struct B<int>;
template <typename T> T B<T>::of(T x) { return x; }
