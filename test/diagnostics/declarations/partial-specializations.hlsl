// args: -T lib_6_6
template<typename T> struct A { T t; };
template<typename T> struct A<T> { T u; };
//                          ^ error err_partial_spec_args_match_primary_template: class template partial specialization does not specialize any template argument; to define the primary template, remove the template argument list
template<typename T> struct A<int> { T u; };
//                          ^ error err_partial_spec_fully_specialized: partial specialization of 'A' does not use any of its template parameters
//                            help: write template<> in front of it
template<typename T> struct A<vector<T, 4> >;
template<typename U> struct A<vector<U, 4> > { U u; };
//                          ^ note note_previous_definition: previous definition is here
template<typename V> struct A<vector<V, 4> > { V v; };
//                          ^ error err_redefinition: redefinition of 'A<vector<V, 4>>'
template<typename V> struct A<vector<V, 3> > { V v; };
template<typename T, int N> struct B { T t; };
//                                 ^ note note_template_declared_here: template is declared here
//                                 ^ note note_template_declared_here: template is declared here
//                ^ note note_template_param_here: template parameter is declared here
template<typename T, typename U> struct B<T, 3> { T u; };
//                                      ^ error ext_partial_specs_not_deducible: class template partial specialization contains a template parameter that cannot be deduced; this partial specialization will never be used [-Wunusable-partial-specialization]
//                            ^ note note_non_deducible_parameter: non-deducible template parameter 'U'
template<int N> struct B<float, N * 2> { float u; };
//                     ^ error ext_partial_specs_not_deducible: class template partial specialization contains a template parameter that cannot be deduced; this partial specialization will never be used [-Wunusable-partial-specialization]
//           ^ note note_non_deducible_parameter: non-deducible template parameter 'N'
template<typename T> struct B<T> { T u; };
//                          ^ error err_template_too_few_args: too few template arguments for class template 'B'
template<typename T> struct B<T, 3, 4> { T u; };
//                          ^ error err_template_too_many_args: too many template arguments for class template 'B'
template<typename T> struct B<3, T> { T u; };
//                            ^ error err_template_arg_must_be_type: template argument for template type parameter must be a type
template<typename T, int N = 3> struct B<T[2], N> { T u; };
//                           ^ error err_default_arg_in_partial_spec: default template argument in a class template partial specialization
template<typename T, int N> struct B<T[N], N> { T u; };
template<typename T, int N> struct B<RWBuffer<T>, N> { T u; };
