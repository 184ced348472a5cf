// args: -T lib_6_6
// clang: same
struct Few {
  int operator==() { return 1; }
//    ^^^^^^^^^^ error err_operator_overload_must_be: overloaded 'operator==' must be a binary operator (has 1 parameter)
  int operator[]() { return 1; }
//    ^^^^^^^^^^ error err_subscript_operator_arity: overloaded 'operator[]' cannot have no parameter before C++23
};
struct Many {
  int operator[](int a, int b) { return 1; }
//    ^^^^^^^^^^ error err_subscript_operator_arity: overloaded 'operator[]' cannot have more than one parameter before C++23
  int operator+(int a, int b) { return 1; }
//    ^^^^^^^^^ error err_operator_overload_must_be: overloaded 'operator+' must be a unary or binary operator (has 3 parameters)
  int operator/(int a, int b, int c) { return 1; }
//    ^^^^^^^^^ error err_operator_overload_must_be: overloaded 'operator/' must be a binary operator (has 4 parameters)
  int operator!(int a) { return 1; }
//    ^^^^^^^^^ error err_operator_overload_must_be: overloaded 'operator!' must be a unary operator (has 2 parameters)
};
struct Right {
  int operator-() { return 1; }
  int operator-(int a) { return 1; }
  int operator[](int a) { return 1; }
  int operator()(int a, int b, int c) { return 1; }
  bool operator<(int a) { return true; }
};
struct Default {
  int operator%(int a = 1) { return 1; }
//                  ^ error err_operator_overload_default_arg: parameter of overloaded 'operator%' cannot have a default argument
  int operator()(int a = 1) { return 1; }
};
