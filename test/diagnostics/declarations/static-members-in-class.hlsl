// args: -T lib_6_6
// What a class gives its static constants is a constant, and one number; of floats DXC takes it, too.
uint loose;
static int changing = 3;
static const int fixed = 3;
int called() { return 1; }
struct S {
  static const int a = 5 + loose;
//                 ^ error err_in_class_initializer_non_constant: in-class initializer for static data member is not a constant expression
  static const float b = loose;
//                   ^ error err_in_class_initializer_non_constant: in-class initializer for static data member is not a constant expression
  static const int c = changing + 1;
//                 ^ error err_in_class_initializer_non_constant: in-class initializer for static data member is not a constant expression
  static const int d = called();
//                 ^ error err_in_class_initializer_non_constant: in-class initializer for static data member is not a constant expression
  static const float3 e = float3(1, 2, 3);
//                    ^ error err_in_class_initializer_bad_type: static data member of type 'const float3' (aka 'const vector<float, 3>') must be initialized out of line
  static const float f[2] = { 1, 2 };
//                   ^ error err_in_class_initializer_bad_type: static data member of type 'const float[2]' must be initialized out of line
  static const int g = unknown;
//                     ^^^^^^^ error err_undeclared_var_use: use of undeclared identifier 'unknown'
  static const int h = fixed * 2 + sizeof(float4), i = h > 2 ? 1 : 0;
  static const float j = 1.5 * fixed;
};
template<typename T> struct Of { static const T zero = (T)0; static const int count = sizeof(T); };
//                                              ^^^^ error err_in_class_initializer_bad_type: static data member of type 'const float3' (aka 'const vector<float, 3>') must be initialized out of line
float used() { return Of<float>::zero + Of<int>::count; }
float3 vectors() { return Of<float3>::zero; }
//                        ^^ note note_template_instantiation_here: in instantiation of template class 'Of<float3>' requested here
