// args: -T lib_6_6
// Calls are still resolved, and instances do not repeat the message.
template<typename T> void i(T a, int a) {}
//                                   ^ error err_param_redefinition: redefinition of parameter 'a'
//                            ^ note note_previous_declaration: previous declaration is here
void use() { i(1, 2); i(1.0, 2); }
