// args: -T lib_6_6 --rules dxc
// DXC lets the template itself be called so, and nothing inside.
template<typename T> void T() {}
template<typename U> using U = int;
template<typename V> void f() { int V; }
//                                  ^ error err_template_param_shadow: declaration of 'V' shadows template parameter
//                ^ note note_template_param_here: template parameter is declared here
