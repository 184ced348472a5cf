// args: -T lib_6_6
// A value that would be given to every variable was dropped without a word. Static members have one.
struct Light {
  float reach = 3;
//              ^ error err_hlsl_default_member_value: struct/class members cannot have default values
//                help: give the value where a variable of the struct is made
  float3 color = { 1, 1, 1 };
//               ^ error err_hlsl_default_member_value: struct/class members cannot have default values
//                 help: give the value where a variable of the struct is made
  static const int most = 4;
};
template <typename T> struct Pair { T first = 0; T second; };
//                                            ^ error err_hlsl_default_member_value: struct/class members cannot have default values
//                                              help: give the value where a variable of the struct is made
static Pair<float> pair;
//     ^^^^ note note_template_instantiation_here: in instantiation of template class 'Pair<float>' requested here
