// args: -T lib_6_6
// clang: same
void f(int a, int a);
//                ^ error err_param_redefinition: redefinition of parameter 'a'
//         ^ note note_previous_declaration: previous declaration is here
void g(int a, float b, float a) {}
//                           ^ error err_param_redefinition: redefinition of parameter 'a'
//         ^ note note_previous_declaration: previous declaration is here
struct S { void m(int a, int a); };
//                           ^ error err_param_redefinition: redefinition of parameter 'a'
//                    ^ note note_previous_declaration: previous declaration is here
template<typename T> void h(T a, int a);
//                                   ^ error err_param_redefinition: redefinition of parameter 'a'
//                            ^ note note_previous_declaration: previous declaration is here
template<typename T> void i(T a, int a) {}
//                                   ^ error err_param_redefinition: redefinition of parameter 'a'
//                            ^ note note_previous_declaration: previous declaration is here
void use() { void local(int a, int a); }
//                                 ^ error err_param_redefinition: redefinition of parameter 'a'
//                          ^ note note_previous_declaration: previous declaration is here
