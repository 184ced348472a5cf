// args: -T lib_6_6
// What stands before '::', and templates among the arguments of others, must be declared, too, though nothing instantiates the template.
namespace known { template<typename T> struct Box { T value; typedef T type; static const int count = 1; }; }
template<typename T> struct Outer { T value; };

template<typename T> using Member = typename Missing<T>::type;
//                                           ^^^^^^^^^^ error err_no_template: no template named 'Missing'
template<typename T> using Space = absent::Box<T>;
//                                 ^^^^^^ error err_undeclared_var_use: use of undeclared identifier 'absent'
template<typename T> using Nested = Outer<typename Missing<T>::type>;
//                                                 ^^^^^^^^^^ error err_no_template: no template named 'Missing'
template<typename T> using Argument = Outer<Missing<T>>;
//                                          ^^^^^^^^^^ error err_no_template: no template named 'Missing'
template<typename T> using Arguments = Outer<Missing<T> >;
//                                           ^^^^^^^^^^ error err_no_template: no template named 'Missing'
template<typename T> struct Field { typename Missing<T>::type a; known::Box<T> b; typename known::Box<T>::type c; };
//                                           ^^^^^^^^^^ error err_no_template: no template named 'Missing'
template<typename T> int value() { return Missing<T>::count + Missing<T, 3>::count + known::Box<T>::count; }
//                                        ^^^^^^^^^^ error err_no_template: no template named 'Missing'
//                                                            ^^^^^^^^^^^^^ error err_no_template: no template named 'Missing'
template<typename T> void statement(T a) { typename Missing<T>::type b; absent::f(a); T::g(a); }
//                                                  ^^^^^^^^^^ error err_no_template: no template named 'Missing'
template<typename T> struct Unbased : Missing<T> { };
//                                    ^^^^^^^^^^ error err_no_template: no template named 'Missing'
template<typename T> struct Plain : Nothing { };
//                                  ^^^^^^^ error err_expected_class_name: expected class name
template<typename T> struct Based : known::Box<T> { typename T::type a; };
template<typename T> float literals(T a) { return 13.0_x + 1_y + 0x1ffffffffffffffff; }
//                                                    ^^ error err_invalid_suffix_constant: invalid suffix '_x' on floating constant
//                                                          ^^ error err_invalid_suffix_constant: invalid suffix '_y' on integer constant
//                                                               ^^^^^^^^^^^^^^^^^^^ error err_integer_literal_too_large: integer literal is too large to be represented in any integer type

// Without arguments that decide, these are comparisons.
template<int N> bool compare(int a, int b) { return a < b > (N) ? a<b>::compared : b < N >> 1; }
//                                                        ^ error warn_consecutive_comparison: chained comparison 'X < Y > Z' does not behave the same as a mathematical expression [-Wparentheses]
//                                                          help: the first comparison gives true or false, and the second compares that; combine two comparisons with &&
//                                                                   ^ error warn_consecutive_comparison: chained comparison 'X < Y > Z' does not behave the same as a mathematical expression [-Wparentheses]
//                                                                     help: the first comparison gives true or false, and the second compares that; combine two comparisons with &&
static const int compared = 0;
export bool use(int a) { return compare<1>(a, 2); }
//                              ^^^^^^^ note note_template_instantiation_here: in instantiation of function template specialization 'compare<1>' requested here
//                              ^^^^^^^ note note_template_instantiation_here: in instantiation of function template specialization 'compare<1>' requested here
