template<typename T> static const T pi = T(3.14159);
//                                  ^^ warning ext_variable_template: variable templates are a C++14 extension [-Wc++14-extensions]
//                                  ^^ note note_template_declared_here: template is declared here
//                                  ^^ note note_template_declared_here: template is declared here
//                ^ note note_template_param_here: template parameter is declared here
//                                  ^^ note note_previous_definition: previous definition is here
template<typename T> static const int pi<vector<T, 2> > = 3;
//                                    ^^ error err_hlsl_unsupported_construct: partial specialization of a variable template is unsupported in HLSL
template<typename T> static const T never = missing;
//                                  ^^^^^ warning ext_variable_template: variable templates are a C++14 extension [-Wc++14-extensions]
//                                          ^^^^^^^ error err_undeclared_var_use: use of undeclared identifier 'missing'
template<typename T> static const T once = T(lost);
//                                  ^^^^ warning ext_variable_template: variable templates are a C++14 extension [-Wc++14-extensions]
//                                           ^^^^ error err_undeclared_var_use: use of undeclared identifier 'lost'
struct S { template<typename T> static const int member = 1; };
//                                               ^^^^^^ error err_hlsl_unsupported_construct: variable template is unsupported in HLSL
float use() { return pi<int>; }
template<> static const int pi<int> = 3;
//                          ^^ error err_specialization_after_instantiation: explicit specialization of 'pi' after instantiation
//                             help: move it in front of the first use with these arguments
template<> static const int nothing<int> = 3;
//                          ^^^^^^^ error err_no_template: no template named 'nothing'
RWBuffer<float> result;

[numthreads(1, 1, 1)]
void main() {
  result[0] = pi + use() + once<float>;
//            ^^ error err_template_missing_args: use of variable template 'pi' requires template arguments
  result[1] = pi<float, 3>;
//            ^^ error err_template_too_many_args: too many template arguments for variable template 'pi'
  result[2] = pi<3>;
//               ^ error err_template_arg_must_be_type: template argument for template type parameter must be a type
}
float pi;
//    ^^ error err_redefinition_different_kind: redefinition of 'pi' as different kind of symbol
