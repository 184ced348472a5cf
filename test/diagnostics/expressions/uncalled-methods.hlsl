// args: -T lib_6_6
// clang: same
struct S {
  int none() { return 1; }
  int one(int a) { return a; }
  int either() { return 1; }
//    ^^^^^^ note note_possible_target_of_call: possible target for call
  int either(int a) { return a; }
//    ^^^^^^ note note_possible_target_of_call: possible target for call
  int inside() { return none; }
//                      ^^^^ error err_reference_to_member_function: reference to non-static member function must be called; did you mean to call it with no arguments?
//                           fix: insert '()' at 29
};
void f(S s) {
  s.none;
//  ^^^^ error err_reference_to_member_function: reference to non-static member function must be called; did you mean to call it with no arguments?
//       fix: insert '()' at 9
  s.one;
//  ^^^ error err_reference_to_member_function: reference to non-static member function must be called
  int a = s.either;
//          ^^^^^^ error err_reference_to_member_function: reference to non-static member function must be called; did you mean to call it with no arguments?
//                 fix: insert '()' at 19
}
