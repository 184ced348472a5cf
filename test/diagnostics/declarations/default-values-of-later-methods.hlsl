// args: -T lib_6_6
// clang: same
// The default values of methods are known one after the other; whose is not known yet may not be needed.
struct Later {
  static int first(int x = second()) { return x; }
//                         ^^^^^^^^ error err_use_of_default_argument_to_function_declared_later: use of default argument to function 'second' that is declared later in class 'Later'
  static int second(int x = 2) { return x; }
//                          ^ note note_default_argument_declared_here: default argument declared here
  static int third(int x = second()) { return x; }
  static int itself(int x = itself()) { return x; }
//                          ^^^^^^^^ error err_use_of_default_argument_to_function_declared_later: use of default argument to function 'itself' that is declared later in class 'Later'
//                          ^^^^^^^^ note note_default_argument_declared_here: default argument declared here
  static int given(int x = given(3)) { return x; }
};
export int f() {
  return Later::first() + Later::third() + Later::given();
}
