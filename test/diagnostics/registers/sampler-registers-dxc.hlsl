// args: -T lib_6_6 --rules dxc
// DXC lets textures stand in a sampler's register, and no buffers.
struct S { float a; };
Texture2D texture2D : register(s0);
//                             ^^ warning warn_hlsl_binding_type_read_as: binding type 's' is read as 't' under DXC's rules [-Wbinding-type]
//                                help: write 't'; under --rules clang 's' places nothing here
TextureCubeArray cube : register(s1);
//                               ^^ warning warn_hlsl_binding_type_read_as: binding type 's' is read as 't' under DXC's rules [-Wbinding-type]
//                                  help: write 't'; under --rules clang 's' places nothing here
RaytracingAccelerationStructure scene : register(s2);
//                                               ^^ warning warn_hlsl_binding_type_read_as: binding type 's' is read as 't' under DXC's rules [-Wbinding-type]
//                                                  help: write 't'; under --rules clang 's' places nothing here
SamplerState state : register(t3);
//                            ^^ warning warn_hlsl_binding_type_read_as: binding type 't' is read as 's' under DXC's rules [-Wbinding-type]
//                               help: write 's'; under --rules clang 't' places nothing here
Buffer<float> typed : register(s4);
//            ^^^^^ error err_hlsl_binding_type_mismatch: binding type 's' only applies to sampler state
//                  help: this declaration can take 't'
//                  fix: replace 's' by 't'
StructuredBuffer<float> structured : register(s5);
//                      ^^^^^^^^^^ error err_hlsl_binding_type_mismatch: binding type 's' only applies to sampler state
//                                 help: this declaration can take 't'
//                                 fix: replace 's' by 't'
ByteAddressBuffer raw : register(s6);
//                ^^^ error err_hlsl_binding_type_mismatch: binding type 's' only applies to sampler state
//                    help: this declaration can take 't'
//                    fix: replace 's' by 't'
TextureBuffer<S> constants : register(s7);
//               ^^^^^^^^^ error err_hlsl_binding_type_mismatch: binding type 's' only applies to sampler state
//                         help: this declaration can take 't'
//                         fix: replace 's' by 't'
float4x2 spaced : register(space4);
//                ^^^^^^^^^^^^^^^^ error err_hlsl_space_on_global_constant: register space cannot be specified on global constants
//                                 help: remove the space: global constants all live in the one buffer $Globals
cbuffer C { float4 inBuffer; }
void f() { uint w, h : COLOR, n; }
//                     ^^^^^ error err_hlsl_semantic_on_local: semantic is not a valid modifier for a local variable
