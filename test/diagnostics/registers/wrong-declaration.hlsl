// args: -T lib_6_6
static RWBuffer<float> staticGlobal : register(u0);
//                                    ^^^^^^^^^^^^ error err_attribute_wrong_decl_type_str: 'register' attribute only applies to cbuffer/tbuffer and external global variables
//                                                 help: remove the annotation
//                                                 fix: remove 'register(u0)'
static const float staticNumber : register(c0) = 1;
//                                ^^^^^^^^^^^^ error err_attribute_wrong_decl_type_str: 'register' attribute only applies to cbuffer/tbuffer and external global variables
//                                             help: remove the annotation
//                                             fix: remove 'register(c0)'
struct S { float number : register(c1); Texture2D resource : register(t1); };
//                        ^^^^^^^^^^^^ error err_attribute_wrong_decl_type_str: 'register' attribute only applies to cbuffer/tbuffer and external global variables
//                                     help: remove the annotation
//                                     fix: remove 'register(c1)'
//                                                           ^^^^^^^^^^^^ error err_attribute_wrong_decl_type_str: 'register' attribute only applies to cbuffer/tbuffer and external global variables
//                                                                        help: remove the annotation
//                                                                        fix: remove 'register(t1)'
float parameter(float p : register(c2), RWBuffer<float> r : register(u2)) { return p; }
//                        ^^^^^^^^^^^^ error err_attribute_wrong_decl_type_str: 'register' attribute only applies to cbuffer/tbuffer and external global variables
//                                     help: remove the annotation
//                                     fix: remove 'register(c2)'
//                                                          ^^^^^^^^^^^^ error err_attribute_wrong_decl_type_str: 'register' attribute only applies to cbuffer/tbuffer and external global variables
//                                                                       help: remove the annotation
//                                                                       fix: remove 'register(u2)'
float function() : register(u3) { return 1; }
//                 ^^^^^^^^^^^^ error err_attribute_wrong_decl_type_str: 'register' attribute only applies to cbuffer/tbuffer and external global variables
//                              help: remove the annotation
//                              fix: remove 'register(u3)'
void locals() { RWBuffer<float> l : register(u4); float n : register(c4) = 0; }
//                                  ^^^^^^^^^^^^ error err_attribute_wrong_decl_type_str: 'register' attribute only applies to cbuffer/tbuffer and external global variables
//                                               help: remove the annotation
//                                               fix: remove 'register(u4)'
//                                                          ^^^^^^^^^^^^ error err_attribute_wrong_decl_type_str: 'register' attribute only applies to cbuffer/tbuffer and external global variables
//                                                                       help: remove the annotation
//                                                                       fix: remove 'register(c4)'
extern RWBuffer<float> fine : register(u5);
uniform float fineToo : register(c5);
