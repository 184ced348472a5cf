// args: -T cs_6_0 --rules dxc
struct Numbers { float a; int b; };
struct Mixed { float a; Texture2D t; };
int k : register(i2);
//               ^^ warning warn_hlsl_binding_type_read_as: binding type 'i' is read as 'c' under DXC's rules [-Wbinding-type]
//                  help: write 'c'; under --rules clang 'i' places nothing here
bool flag : register(B5);
//                   ^^ warning warn_hlsl_binding_type_read_as: binding type 'B' is read as 'c' under DXC's rules [-Wbinding-type]
//                      help: write 'c'; under --rules clang 'B' places nothing here
Numbers numbers : register(t7);
//                         ^^ warning warn_hlsl_binding_type_read_as: binding type 't' is read as 'c' under DXC's rules [-Wbinding-type]
//                            help: write 'c'; under --rules clang 't' places nothing here
Mixed mixed : register(i9);
//                     ^^ warning warn_hlsl_binding_type_read_as: binding type 'i' is read as 'c' under DXC's rules [-Wbinding-type]
//                        help: write 'c'; under --rules clang 'i' places nothing here
int other : register(i11) : register(c12);
//                   ^^^ warning warn_hlsl_deprecated_register_type_i: binding type 'i' ignored. The 'integer constant' binding type is no longer supported [-Wlegacy-constant-register-binding]
//                       help: remove the annotation, or use register(c11) on a global constant
int spaced : register(b13, space1);
//                    ^^^ warning warn_hlsl_binding_type_read_as: binding type 'b' is read as 'c' under DXC's rules [-Wbinding-type]
//                        help: write 'c'; under --rules clang 'b' places nothing here
//                    ^^^ error err_hlsl_space_on_global_constant: register space cannot be specified on global constants
//                        help: remove the space: global constants all live in the one buffer $Globals
cbuffer Buffer { int member : register(i1); }
//                                     ^^ warning warn_hlsl_deprecated_register_type_i: binding type 'i' ignored. The 'integer constant' binding type is no longer supported [-Wlegacy-constant-register-binding]
//                                        help: remove the annotation, or use register(c1) on a global constant
RWBuffer<float> Out;
[numthreads(1, 1, 1)] void main() { Out[0] = k + flag + numbers.b + mixed.a + other + member; }
Mixed also : register(t15);
//           ^^^^^^^^^^^^^ warning warn_hlsl_register_places_numbers: 't15' also places the numbers of this struct, at c15, under DXC's rules [-Wbinding-type]
//                         help: say where they go in a last annotation, register(c#)
Mixed last : register(t16) : register(c17);
struct Textures { Texture2D t; };
Textures textures : register(t18);
Textures elsewhere : register(t19, space1);
//                   ^^^^^^^^^^^^^^^^^^^^^ error err_hlsl_space_on_global_constant: register space cannot be specified on global constants
//                                         help: remove the space: global constants all live in the one buffer $Globals
Mixed nowhere : register(space2);
//              ^^^^^^^^^^^^^^^^ error err_hlsl_space_on_global_constant: register space cannot be specified on global constants
//                               help: remove the space: global constants all live in the one buffer $Globals
