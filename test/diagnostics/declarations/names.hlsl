// args: -T lib_6_6
// clang: same
struct Light {
//     ^^^^^ note note_entity_declared_at: 'Light' declared here
//     ^^^^^ note note_entity_declared_at: 'Light' declared here
  float intensity;
  static int count;
  void turn(float angle) {}
};
namespace Space {
static int depth;
//         ^^^^^ note note_entity_declared_at: 'depth' declared here
void walk() {}
namespace Inner {
static int deeper;
}
} // namespace Space
enum Mode { First, Second };
enum class Scoped { One };
static float globalValue;
//           ^^^^^^^^^^^ note note_entity_declared_at: 'globalValue' declared here

void absentNames() {
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
//              ^^^^^^^ error err_no_member: no member named 'missing' in namespace 'Space::Inner'
  Light::missing;
//       ^^^^^^^ error err_no_member: no member named 'missing' in 'Light'
  Scoped::Two;
//        ^^^ error err_no_member: no member named 'Two' in 'Scoped'
  ::absent;
//  ^^^^^^ error err_no_member_global: no member named 'absent' in the global namespace
}

void similar(Light light) {
  globalValu = 1;
//^^^^^^^^^^ error err_undeclared_var_use_suggest: use of undeclared identifier 'globalValu'; did you mean 'globalValue'?
//           fix: replace 'globalValu' by 'globalValue'
  int used1 = Space::dept;
//                   ^^^^ error err_no_member_suggest: no member named 'dept' in namespace 'Space'; did you mean 'depth'?
//                        fix: replace 'dept' by 'depth'
  Lght other;
//^^^^ error err_unknown_typename_suggest: unknown type name 'Lght'; did you mean 'Light'?
//     fix: replace 'Lght' by 'Light'
  Light2 lights;
//^^^^^^ error err_unknown_typename_suggest: unknown type name 'Light2'; did you mean 'Light'?
//       fix: replace 'Light2' by 'Light'
}

void fine(Light light) {
  int used2 = Space::depth;
  int used3 = Space::Inner::deeper;
  int used4 = ::globalValue;
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
//     ^^^^^^ error err_typename_nested_not_found: no type named 'Absent' in namespace 'Space'
Light::Absent absentNested;
//     ^^^^^^ error err_typename_nested_not_found: no type named 'Absent' in 'Light'
