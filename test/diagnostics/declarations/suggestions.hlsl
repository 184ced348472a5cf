// args: -T lib_6_6
// Clang 22 suggests for fewer kinds of names.
enum class Scoped { One };
//                  ^^^ note note_entity_declared_at: 'One' declared here
struct Light {
  float intensity;
//      ^^^^^^^^^ note note_entity_declared_at: 'intensity' declared here
  void turn(float angle) {}
//     ^^^^ note note_entity_declared_at: 'turn' declared here
};
cbuffer Constants {
  float4 ambientColor;
//       ^^^^^^^^^^^^ note note_entity_declared_at: 'ambientColor' declared here
}

float4 test(Light light) {
  light.intensty = 1;
//      ^^^^^^^^ error err_no_member_suggest: no member named 'intensty' in 'Light'; did you mean 'intensity'?
//               fix: replace 'intensty' by 'intensity'
  light.trn(1);
//      ^^^ error err_no_member_suggest: no member named 'trn' in 'Light'; did you mean 'turn'?
//          fix: replace 'trn' by 'turn'
  Scoped scoped = Scoped::Onee;
//                        ^^^^ error err_no_member_suggest: no member named 'Onee' in 'Scoped'; did you mean 'One'?
//                             fix: replace 'Onee' by 'One'
  return ambientColour + normalise(ambientColor) + lerb(ambientColor, ambientColor, 0.5);
//       ^^^^^^^^^^^^^ error err_undeclared_var_use_suggest: use of undeclared identifier 'ambientColour'; did you mean 'ambientColor'?
//                     fix: replace 'ambientColour' by 'ambientColor'
//                       ^^^^^^^^^ error err_undeclared_var_use_suggest: use of undeclared identifier 'normalise'; did you mean 'normalize'?
//                                 fix: replace 'normalise' by 'normalize'
//                                                 ^^^^ error err_undeclared_var_use: use of undeclared identifier 'lerb'
}
