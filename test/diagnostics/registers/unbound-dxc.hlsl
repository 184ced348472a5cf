// args: -T lib_6_6 --rules dxc
// DXC takes registers on what has none, if the letter fits.
static float one : register(c0) = 1;
//                 ^^^^^^^^^^^^ warning warn_hlsl_register_without_effect: 'register' has no effect here under DXC's rules [-Wbinding-type]
//                              help: remove the annotation; under --rules clang it is an error
Texture2D<float> Color;
static Texture2D<float> alias : register(t3) = Color;
//                              ^^^^^^^^^^^^ warning warn_hlsl_register_without_effect: 'register' has no effect here under DXC's rules [-Wbinding-type]
//                                           help: remove the annotation; under --rules clang it is an error
groupshared float kept : register(c1);
//                       ^^^^^^^^^^^^ warning warn_hlsl_register_without_effect: 'register' has no effect here under DXC's rules [-Wbinding-type]
//                                    help: remove the annotation; under --rules clang it is an error
typedef float Number : register(c2);
//                     ^^^^^^^^^^^^ warning warn_hlsl_register_without_effect: 'register' has no effect here under DXC's rules [-Wbinding-type]
//                                  help: remove the annotation; under --rules clang it is an error
float sum(Texture2D<float> t : register(t4), float a : register(c4), float wrong : register(t0)) {
//                             ^^^^^^^^^^^^ warning warn_hlsl_register_without_effect: 'register' has no effect here under DXC's rules [-Wbinding-type]
//                                          help: remove the annotation; under --rules clang it is an error
//                                                     ^^^^^^^^^^^^ warning warn_hlsl_register_without_effect: 'register' has no effect here under DXC's rules [-Wbinding-type]
//                                                                  help: remove the annotation; under --rules clang it is an error
//                                                                                          ^^ error err_hlsl_binding_type_mismatch: binding type 't' only applies to SRV resources
//                                                                                             help: this declaration can take 'c'
//                                                                                             fix: replace 't' by 'c'
  float b : register(c3) = a;
//          ^^^^^^^^^^^^ warning warn_hlsl_register_without_effect: 'register' has no effect here under DXC's rules [-Wbinding-type]
//                       help: remove the annotation; under --rules clang it is an error
  return t.Load(0) + a + b + one + alias.Load(0);
}
struct S {
  float member : register(c0);
//               ^^^^^^^^^^^^ error err_attribute_wrong_decl_type_str: 'register' attribute only applies to cbuffer/tbuffer and external global variables
//                            help: remove the annotation
//                            fix: remove 'register(c0)'
};
float returned() : register(c0) { return 1; }
//                 ^^^^^^^^^^^^ warning warn_hlsl_register_without_effect: 'register' has no effect here under DXC's rules [-Wbinding-type]
//                              help: remove the annotation; under --rules clang it is an error
export float use() { return sum(Color, 1, 2); }
