// args: -T lib_6_6
// clang: same
namespace A {
int x;
//  ^ note note_typecheck_assign_const: variable 'x' declared const here
void f(int a) {}
struct S {
  int m;
};
} // namespace A
namespace A {
int y;
void f(float a) {}
} // namespace A
namespace B::C {
int z;
//  ^ note note_typecheck_assign_const: variable 'z' declared const here
}
namespace D {
int hidden;
//  ^^^^^^ note note_typecheck_assign_const: variable 'hidden' declared const here
//  ^^^^^^ note note_typecheck_assign_const: variable 'hidden' declared const here
}

using namespace A;
using namespace Missing;
//              ^^^^^^^ error err_expected_namespace_name: expected namespace name
using A::absent;
//       ^^^^^^ error err_no_member: no member named 'absent' in namespace 'A'
using D::hidden;

void test() {
  x = y;
//  ^ error err_typecheck_assign_const: cannot assign to variable 'x' with const-qualified type 'const int'
  f(1);
  f(1.5f);
  S s;
  s.m = B::C::z;
  hidden = 1;
//       ^ error err_typecheck_assign_const: cannot assign to variable 'hidden' with const-qualified type 'const int'
  D::hidden = 2;
//          ^ error err_typecheck_assign_const: cannot assign to variable 'hidden' with const-qualified type 'const int'
  z = 1;
//^ error err_undeclared_var_use: use of undeclared identifier 'z'
  B::z = 1;
//   ^ error err_no_member: no member named 'z' in namespace 'B'
  using namespace B::C;
  z = 2;
//  ^ error err_typecheck_assign_const: cannot assign to variable 'z' with const-qualified type 'const int'
}
