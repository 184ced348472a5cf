// args: -T lib_6_6 --rules dxc
template<typename f> void f(int x) {}
template<typename T> void g(int T) {}
//                              ^ error err_template_param_shadow: declaration of 'T' shadows template parameter
//                ^ note note_template_param_here: template parameter is declared here
template<typename T> int h(int x) { int T = x; return T; }
//                                      ^ error err_template_param_shadow: declaration of 'T' shadows template parameter
//                ^ note note_template_param_here: template parameter is declared here
