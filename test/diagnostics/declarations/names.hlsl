// args: -T lib_6_6
// clang: same
struct Light {
  float intensity;
//      ^^^^^^^^^ note note_entity_declared_at: 'intensity' declared here
  static int count;
  void turn(float angle) {}
//     ^^^^ note note_entity_declared_at: 'turn' declared here
};
namespace Space {
int depth;
//  ^^^^^ note note_entity_declared_at: 'depth' declared here
void walk() {}
namespace Inner {
int deeper;
}
} // namespace Space
enum Mode { First, Second };
enum class Scoped { One };
//         ^^^^^^ note note_entity_declared_at: 'One' declared here
float globalValue;
//    ^^^^^^^^^^^ note note_entity_declared_at: 'globalValue' declared here
//    ^^^^^^^^^^^ note note_typecheck_assign_const: variable 'globalValue' declared const here

void missing() {
  nothing;
//^^^^^^^ error err_undeclared_var_use: use of undeclared identifier 'nothing'
  nothing + 1;
//^^^^^^^ error err_undeclared_var_use: use of undeclared identifier 'nothing'
  nothing(1);
//^^^^^^^ error err_undeclared_var_use: use of undeclared identifier 'nothing'
  Nowhere::x;
//^^^^^^^ error err_undeclared_var_use: use of undeclared identifier 'Nowhere'
  Space::missing;
//       ^^^^^^^ error err_no_member: no member named 'missing' in namespace 'Space'
  Space::Inner::missing;
//              ^^^^^^^ error err_no_member: no member named 'missing' in namespace 'Inner'
  Light::missing;
//       ^^^^^^^ error err_no_member: no member named 'missing' in 'Light'
  Scoped::Two;
//        ^^^ error err_no_member: no member named 'Two' in 'Scoped'
  ::absent;
//  ^^^^^^ error err_no_member_global: no member named 'absent' in the global namespace
//  ^^^^^^ error err_undeclared_var_use_suggest: use of undeclared identifier 'absent'; did you mean 'asint'?
//         fix: replace 'absent' by 'asint'
}

void similar(Light light) {
  globalValu = 1;
//^^^^^^^^^^ error err_undeclared_var_use_suggest: use of undeclared identifier 'globalValu'; did you mean 'globalValue'?
//           fix: replace 'globalValu' by 'globalValue'
//           ^ error err_typecheck_assign_const: cannot assign to variable 'globalValue' with const-qualified type 'const float'
  Space::dept;
//       ^^^^ error err_no_member_suggest: no member named 'dept' in namespace 'Space'; did you mean 'depth'?
//            fix: replace 'dept' by 'depth'
//^^^^^ warning warn_unused_expr: expression result unused [-Wunused-value]
  light.intensty = 1;
//      ^^^^^^^^ error err_no_member_suggest: no member named 'intensty' in 'Light'; did you mean 'intensity'?
//               fix: replace 'intensty' by 'intensity'
  light.trun(1);
//      ^^^^ error err_no_member_suggest: no member named 'trun' in 'Light'; did you mean 'turn'?
//           fix: replace 'trun' by 'turn'
  Scoped::Onee;
//        ^^^^ error err_no_member_suggest: no member named 'Onee' in 'Scoped'; did you mean 'One'?
//             fix: replace 'Onee' by 'One'
//^^^^^^ warning warn_unused_expr: expression result unused [-Wunused-value]
  Lihgt other;
//^^^^^ error err_unknown_typename_suggest: unknown type name 'Lihgt'; did you mean 'Light'?
//      fix: replace 'Lihgt' by 'Light'
  flaot f;
//^^^^^ error err_unknown_typename_suggest: unknown type name 'flaot'; did you mean 'float'?
//      fix: replace 'flaot' by 'float'
}

void fine(Light light) {
  Space::depth;
//^^^^^ warning warn_unused_expr: expression result unused [-Wunused-value]
  Space::Inner::deeper;
//^^^^^ warning warn_unused_expr: expression result unused [-Wunused-value]
  ::globalValue;
//^ warning warn_unused_expr: expression result unused [-Wunused-value]
  Mode mode = First;
  mode = Mode::Second;
  Scoped scoped = Scoped::One;
  light.intensity = Light::count;
}

Unknown unknownGlobal;
//@ 1..8 error err_unknown_typename: unknown type name 'Unknown'
Unknown unknownResult(Unknown parameter) { return parameter; }
//@ 1..8 error err_unknown_typename: unknown type name 'Unknown'
//                    ^^^^^^^ error err_unknown_typename: unknown type name 'Unknown'
UnknownTemplate<int> unknownTemplate;
//@ 1..21 error err_no_template: no template named 'UnknownTemplate'
Space::Absent absentType;
//     ^^^^^^ error err_no_member: no member named 'Absent' in namespace 'Space'
Light::Absent absentNested;
//     ^^^^^^ error err_no_member: no member named 'Absent' in 'Light'
