// args: -T lib_6_6
// clang: same
int runtime;
//  ^^^^^^^ note note_declared_at: declared here
template <typename T> struct Box {
//                           ^^^ note note_template_declared_here: template is declared here
//                           ^^^ note note_template_declared_here: template is declared here
//                 ^ note note_template_param_here: template parameter is declared here
//                           ^^^ note note_previous_definition: previous definition is here
  T value;
  T get() { return value; }
};
template <typename T, int N> struct Many {
//                                  ^^^^ note note_template_declared_here: template is declared here
//                        ^ note note_template_param_here: template parameter is declared here
  T values[N];
};
template <typename T = int> struct Defaulted {
  T value;
};
template <int N> struct Number {
//            ^ note note_template_param_here: template parameter is declared here
  static const int value = N;
};
template <> struct Number<0> {
  static const int none = 0;
};

Box plain;
//@ 1..4 error err_template_missing_args: use of class template 'Box' requires template arguments
Box<int, int> tooMany;
//@ 1..4 error err_template_too_many_args: too many template arguments for class template 'Box'
Box<1> value;
//  ^ error err_template_arg_must_be_type: template argument for template type parameter must be a type
Box<Missing> missing;
//  ^^^^^^^ error err_undeclared_var_use: use of undeclared identifier 'Missing'
Many<float> tooFew;
//@ 1..5 error err_template_too_few_args: too few template arguments for class template 'Many'
Many<float, float> typeForValue;
//          ^^^^^ error err_template_arg_must_be_expr: template argument for non-type template parameter must be an expression
Many<float, runtime> notConstant;
//          ^^^^^^^ error err_non_type_template_arg_not_constant: non-type template argument is not a constant expression
//          ^^^^^^^ note note_constexpr_ltor_non_const_int: read of non-const variable 'runtime' is not allowed in a constant expression
Number<int> intForNumber;
//     ^^^ error err_template_arg_must_be_expr: template argument for non-type template parameter must be an expression

template <typename T> T identity(T x) { return x; }
template <typename T> struct Box {
//                           ^^^ error err_redefinition: redefinition of 'Box'
  T again;
};
template <typename T> T again(T x) { return x; }
//                      ^^^^^ note note_previous_definition: previous definition is here
template <typename T> T again(T x) { return x; }
//                      ^^^^^ error err_redefinition: redefinition of 'again'

void test() {
  Box<float> box;
  box.value = 1;
  box.missing = 2;
//    ^^^^^^^ error err_no_member: no member named 'missing' in 'Box<float>'
  box.get();
  Many<float, 4> many;
  many.values[3] = Number<5>::value;
  int none = Number<0>::none;
  Number<0>::absent;
//           ^^^^^^ error err_no_member: no member named 'absent' in 'Number<0>'
  Defaulted<> defaulted;
  defaulted.value = 3;
  identity(1.5);
  identity<int>(1);
}
