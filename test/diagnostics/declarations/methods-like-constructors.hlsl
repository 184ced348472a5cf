// args: -T lib_6_6
// clang: same
struct S {
  void S();
//     ^ error err_constructor_return_type: constructor cannot have a return type
  void T();
};
template <typename T> struct U {
  int U(int a) { return a; }
//    ^ error err_constructor_return_type: constructor cannot have a return type
};
int unsigned number;
