// args: -T lib_6_6
// clang: same
struct Base {
  int inherited;
};
struct S : Base {
  float a;
  static int counter;
  void method() {}
//     ^^^^^^ note note_callee_decl: 'method' declared here
  static void stat() {}
};
enum E { A };
namespace N {
int inside;
}

void test(S s, float4 v, float f, int array[2]) {
  s.missing = 1;
//  ^^^^^^^ error err_no_member: no member named 'missing' in 'S'
  s.inherited = 1;
  s.nowhere();
//  ^^^^^^^ error err_no_member: no member named 'nowhere' in 'S'
  v.xg = 1;
//   ^ error err_ext_vector_component_name_illegal: illegal vector component name 'g'
//     help: the letters of one swizzle are all of 'xyzw', or all of 'rgba'
  v.rx = 1;
//   ^ error err_ext_vector_component_name_illegal: illegal vector component name 'x'
//     help: the letters of one swizzle are all of 'xyzw', or all of 'rgba'
  v.xyzw = v.wzyx;
  float2 two = v.rg;
  two.z = 1;
//   ^ error err_ext_vector_component_exceeds_length: vector component access exceeds type 'float2' (aka 'vector<float, 2>')
  two.b = 1;
//   ^ error err_ext_vector_component_exceeds_length: vector component access exceeds type 'float2' (aka 'vector<float, 2>')
  f.xx = 1;
//     ^ error err_typecheck_duplicate_vector_components_not_mlvalue: vector is not assignable (contains duplicate components)
  float3 spread = f.xxx;
  array.x = 1;
//     ^ error err_typecheck_member_reference_struct_union: member reference base type 'int[2]' is not a structure or union
  S::absent = 1;
//   ^^^^^^ error err_no_member: no member named 'absent' in 'S'
  S::method();
//   ^^^^^^ error err_member_call_without_object: call to non-static member function without an object argument
  s.method(1);
//         ^ error err_typecheck_call_too_many_args: too many arguments to function call, expected 0, have 1
  S::stat();
  N::absent = 1;
//   ^^^^^^ error err_no_member: no member named 'absent' in namespace 'N'
  s.a = N::inside;
  E e = E::A;
  e = E::Z;
//       ^ error err_no_member: no member named 'Z' in 'E'
  undeclared = 1;
//^^^^^^^^^^ error err_undeclared_var_use: use of undeclared identifier 'undeclared'
  Absent::x = 1;
//^^^^^^ error err_undeclared_var_use: use of undeclared identifier 'Absent'
  f->x = 1;
// ^ error err_hlsl_operator_unsupported: the '->' operator is unsupported in HLSL
  f();
// ^ error err_typecheck_call_not_function: called object type 'float' is not a function or function pointer
  s();
//^ error err_ovl_no_oper: type 'S' does not provide a call operator
}

void free() {
  this.a = 1;
//^^^^ error err_invalid_this_use: invalid use of 'this' outside of a non-static member function
}
