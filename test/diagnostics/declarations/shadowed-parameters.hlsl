// args: -T lib_6_6
// clang: same
// No scope inside of a template may hide its parameters.
template<typename T> struct Field { int T; };
//                                      ^ error err_template_param_shadow: declaration of 'T' shadows template parameter
//                ^ note note_template_param_here: template parameter is declared here
template<typename T> struct Method { void T() {} };
//                                        ^ error err_template_param_shadow: declaration of 'T' shadows template parameter
//                ^ note note_template_param_here: template parameter is declared here
template<typename T> struct Prototype { void f(int T); };
//                                                 ^ error err_template_param_shadow: declaration of 'T' shadows template parameter
//                ^ note note_template_param_here: template parameter is declared here
template<typename T> struct Nested { struct T { int a; }; };
//                                          ^ error err_template_param_shadow: declaration of 'T' shadows template parameter
//                ^ note note_template_param_here: template parameter is declared here
template<typename T> struct Alias { typedef int T; };
//                                              ^ error err_template_param_shadow: declaration of 'T' shadows template parameter
//                ^ note note_template_param_here: template parameter is declared here
template<typename T> struct Enum { enum E { T, B }; };
//                                          ^ error err_template_param_shadow: declaration of 'T' shadows template parameter
//                ^ note note_template_param_here: template parameter is declared here
template<typename T> struct Scoped { enum class E { T, B }; };
//                                                  ^ error err_template_param_shadow: declaration of 'T' shadows template parameter
//                ^ note note_template_param_here: template parameter is declared here
template<typename T> struct Static { static const int T = 1; };
//                                                    ^ error err_template_param_shadow: declaration of 'T' shadows template parameter
//                ^ note note_template_param_here: template parameter is declared here
template<typename T> struct Template { template<int T> void f() {} };
//                                                  ^ error err_template_param_shadow: declaration of 'T' shadows template parameter
//                ^ note note_template_param_here: template parameter is declared here
template<typename T> struct InMethod { float get() { int T = 1; return T; } };
//                                                       ^ error err_template_param_shadow: declaration of 'T' shadows template parameter
//                ^ note note_template_param_here: template parameter is declared here
template<typename T> struct Outside { void f(); };
template<typename T> void Outside<T>::f() { int T = 1; }
//                                              ^ error err_template_param_shadow: declaration of 'T' shadows template parameter
//                ^ note note_template_param_here: template parameter is declared here
template<typename T> T parameter(T T) { return T; }
//                                 ^ error err_template_param_shadow: declaration of 'T' shadows template parameter
//                ^ note note_template_param_here: template parameter is declared here
template<int N> float local(float a) { { int N = 0; a += N; } return a; }
//                                           ^ error err_template_param_shadow: declaration of 'N' shadows template parameter
//           ^ note note_template_param_here: template parameter is declared here
template<int N> float loop(float a) { for (int N = 0; N < 1; N++) a++; return a; }
//                                             ^ error err_template_param_shadow: declaration of 'N' shadows template parameter
//           ^ note note_template_param_here: template parameter is declared here
template<typename T> void condition(int a) { if (int T = a) a = 2; }
//                                                   ^ error err_template_param_shadow: declaration of 'T' shadows template parameter
//                ^ note note_template_param_here: template parameter is declared here
template<typename T, int N> struct Partial;
template<typename T> struct Partial<T, 2> { int T; };
//                                              ^ error err_template_param_shadow: declaration of 'T' shadows template parameter
//                ^ note note_template_param_here: template parameter is declared here
template<typename T, typename T> struct Twice { int a; };
//                            ^ error err_template_param_shadow: declaration of 'T' shadows template parameter
//                ^ note note_template_param_here: template parameter is declared here
template<typename T> struct T { int a; };
//                          ^ error err_template_param_shadow: declaration of 'T' shadows template parameter
//                ^ note note_template_param_here: template parameter is declared here
// These names are free.
template<typename T> struct Whole;
template<> struct Whole<int> { int T; };
template<typename T> struct Partial<T, 3> { int N; };
template<typename T> T first(T a) { return a; }
static int N = first(1);
template<typename T> struct Own { template<typename U> U f(U a) { return a; } T b; };
template<typename T> float members(T a) { return a.T; }
