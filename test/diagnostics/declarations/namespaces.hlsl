// args: -T lib_6_6
// clang: same
namespace A {
static int x;
void f(int a) {}
struct S {
  int m;
};
} // namespace A
namespace A {
static int y;
void f(float a) {}
} // namespace A
namespace B {
namespace C {
static int z;
}
} // namespace B
namespace D {
static int hidden;
}

using namespace A;
using namespace Missing;
//              ^^^^^^^ error err_expected_namespace_name: expected namespace name
using A::absent;
//       ^^^^^^ error err_no_member: no member named 'absent' in namespace 'A'
using D::hidden;

void test() {
  x = y;
  f(1);
  f(1.5f);
  S s;
  s.m = B::C::z;
  hidden = 1;
  D::hidden = 2;
  z = 1;
//^ error err_undeclared_var_use: use of undeclared identifier 'z'
  B::other = 1;
//   ^^^^^ error err_no_member: no member named 'other' in namespace 'B'
  using namespace B::C;
  z = 2;
}
