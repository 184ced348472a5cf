// args: -T lib_6_3
// clang: same
// Names with '::' in front inside of a class or a function, and a semantic behind two colons.
namespace N {
static float a;
struct T {
  static float s;
};
}
struct S {
  float N::b;
//         ^ error err_member_qualification: non-friend class member 'b' cannot have a qualified name
  float S::c;
//         ^ error err_member_extra_qualification: extra qualification on member 'c'
//           fix: remove 'S::'
  static float N::a;
//                ^ error err_member_qualification: non-friend class member 'a' cannot have a qualified name
  float uv :: TEXCOORD;
//      ^^ error err_undeclared_var_use: use of undeclared identifier 'uv'
  float N::method() { return 1; }
//         ^^^^^^ error err_member_qualification: non-friend class member 'method' cannot have a qualified name
};
export float f(S s) {
  float N::a = 2;
//         ^ error err_invalid_declarator_in_function: definition or redeclaration of 'a' not allowed inside a function
  float S::c = 1;
//         ^ error err_invalid_declarator_in_function: definition or redeclaration of 'c' not allowed inside a function
  float v :: A;
//      ^ error err_undeclared_var_use: use of undeclared identifier 'v'
  return 1;
}
