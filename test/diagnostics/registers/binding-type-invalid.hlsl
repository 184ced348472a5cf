// args: -T lib_6_6
float f : register(x0);
//                 ^^ error err_hlsl_binding_type_invalid: binding type 'x' is invalid
//                    help: use one of t (SRV), u (UAV), b (constant buffer), s (sampler) or c (offset of a global constant)
Texture2D<float4> t : register(a1);
//                             ^^ error err_hlsl_binding_type_invalid: binding type 'a' is invalid
//                                help: use one of t (SRV), u (UAV), b (constant buffer), s (sampler) or c (offset of a global constant)
RWBuffer<float> u : register(Z2);
//                           ^^ error err_hlsl_binding_type_invalid: binding type 'Z' is invalid
//                              help: use one of t (SRV), u (UAV), b (constant buffer), s (sampler) or c (offset of a global constant)
SamplerState s : register(r0, space1);
//                        ^^ error err_hlsl_binding_type_invalid: binding type 'r' is invalid
//                           help: use one of t (SRV), u (UAV), b (constant buffer), s (sampler) or c (offset of a global constant)
cbuffer C : register(d0) { float inC; }
//                   ^^ error err_hlsl_binding_type_invalid: binding type 'd' is invalid
//                      help: use one of t (SRV), u (UAV), b (constant buffer), s (sampler) or c (offset of a global constant)
struct S { float f; };
S udt : register(q3);
//               ^^ error err_hlsl_binding_type_invalid: binding type 'q' is invalid
//                  help: use one of t (SRV), u (UAV), b (constant buffer), s (sampler) or c (offset of a global constant)
float fine : register(c3);
