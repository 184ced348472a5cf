// args: -T lib_6_6
template<typename T, typename U = T> struct S { T t; U u; };
template<typename T = int, typename U> struct S;
S<> s;
template<typename T = float> struct R;
//                    ^^^^^ note note_template_param_prev_default_arg: previous default template argument defined here
template<typename T = float> struct R { T t; };
//                    ^^^^^ error err_template_param_default_arg_redefinition: template parameter redefines default argument
//                          help: leave it out here
//                ^ note note_template_param_prev: previous template parameter is here
template<int N> struct R;
//           ^ error err_template_param_different_kind: template parameter has a different kind in template redeclaration
template<typename T, typename U> struct R;
//       ^^^^^^^^ error err_template_param_list_different_arity: too many template parameters in template redeclaration
template<typename T, int N = 3> void f(T t);
template<typename T, int M> void f(T t) {}
