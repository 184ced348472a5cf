// args: -T lib_6_6
typedef float List[3];
struct Lamp {
  float power{1};
//           ^ error err_hlsl_default_member_value: struct/class members cannot have default values
//             help: give the value where a variable of the struct is made
  List list{1, 2, 3};
//         ^ error err_hlsl_default_member_value: struct/class members cannot have default values
//           help: give the value where a variable of the struct is made
  static const int count{1};
};
unsigned List numbers;
//@ 1..9 error err_invalid_sign_spec: 'float[3]' cannot be signed or unsigned
unsigned Lamp lamp;
//@ 1..9 error err_invalid_sign_spec: 'Lamp' cannot be signed or unsigned
