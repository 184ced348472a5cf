// args: -T lib_6_6
namespace Known { struct Kind { int a; }; }
template<typename T> struct Box { T value; Box make(T a) { Box made; made.value = a; return made; } };
//                          ^^^ note note_template_declared_here: template is declared here
//                          ^^^ note note_template_declared_here: template is declared here
//                          ^^^ note note_template_declared_here: template is declared here
//                          ^^^ note note_template_declared_here: template is declared here
template<typename T> Box result(T a) { return a; }
//                   ^^^ error err_template_missing_args: use of class template 'Box' requires template arguments
template<typename T> Known::Nothing nested(T a) { return a; }
//                          ^^^^^^^ error err_typename_nested_not_found: no type named 'Nothing' in namespace 'Known'
template<typename T> void parameters(T a, Known::Nothing b, Box c) { }
//                                               ^^^^^^^ error err_typename_nested_not_found: no type named 'Nothing' in namespace 'Known'
//                                                          ^^^ error err_template_missing_args: use of class template 'Box' requires template arguments
template<typename T> void body(T a) { Known::Nothing b; Box c; typename T::Inner d; typename Box<T>::Inner e; }
//                                           ^^^^^^^ error err_typename_nested_not_found: no type named 'Nothing' in namespace 'Known'
//                                                      ^^^ error err_template_missing_args: use of class template 'Box' requires template arguments
template<typename T> struct Held { Known::Nothing a; Box b; typename Box<T>::Inner c; };
//                                        ^^^^^^^ error err_typename_nested_not_found: no type named 'Nothing' in namespace 'Known'
//                                                   ^^^ error err_template_missing_args: use of class template 'Box' requires template arguments
