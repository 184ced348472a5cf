// args: -T lib_6_6
uniform float a;
static uniform float b;
//     ^^^^^^^ error err_hlsl_varmodifiersna: 'static' and 'uniform' cannot be used together for a global variable
nointerpolation float c;
//@ 1..16 error err_hlsl_varmodifierna: 'nointerpolation' is not a valid modifier for a global variable
out float d;
//@ 1..4 error err_hlsl_usage_not_on_parameter: HLSL usage 'out' is only valid on a parameter
export float e;
//     ^^^^^ error err_hlsl_export_not_on_function: export declaration can only be used on functions
extern float f;
extern groupshared float g;
//     ^^^^^^^^^^^ error err_hlsl_varmodifiersna: 'extern' and 'groupshared' cannot be used together for a global variable
struct S {
  nointerpolation float a;
  nointerpolation linear float b;
//                ^^^^^^ error err_hlsl_nointerpolation_and_linear: nointerpolation cannot be used with any other interpolation mode specifier
  const float c;
//^^^^^ error err_hlsl_varmodifierna: 'const' is not a valid modifier for a field
  static const float d = 1;
  uniform float e;
//^^^^^^^ error err_hlsl_varmodifierna: 'uniform' is not a valid modifier for a field
  groupshared float f;
//^^^^^^^^^^^ warning warn_attribute_wrong_decl_type_str: 'groupshared' attribute only applies to variables [-Wignored-attributes]
//                  ^ error err_field_with_address_space: field may not be qualified with an address space
//                    help: make the variable of the struct 'groupshared'
  extern void method() {}
//^^^^^^ error err_hlsl_varmodifierna: 'extern' is not a valid modifier for a method
};
void parameters(static float a, inout float b, uniform float c, triangle float d[3], extern float e) {}
//              ^^^^^^ error err_hlsl_varmodifierna: 'static' is not a valid modifier for a parameter
//                                                                                   ^^^^^^ error err_hlsl_varmodifierna: 'extern' is not a valid modifier for a parameter

void test() {
  static float a;
  groupshared float b;
//                  ^ error err_as_qualified_auto_decl: automatic variable qualified with an address space
//                    help: a 'groupshared' variable belongs to the file
  uniform float c;
//^^^^^^^ error err_hlsl_varmodifierna: 'uniform' is not a valid modifier for a local variable
  inout float d;
//^^^^^ error err_hlsl_usage_not_on_parameter: HLSL usage 'inout' is only valid on a parameter
  linear float e;
//^^^^^^ error err_hlsl_varmodifierna: 'linear' is not a valid modifier for a local variable
  extern float f;
//^^^^^^ error err_hlsl_varmodifierna: 'extern' is not a valid modifier for a local variable
  volatile float g;
}
