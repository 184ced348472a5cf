// args: -T lib_6_6
// Every class of resource under every letter; the right one is silent.
struct Data { float4 value; };

Texture1D<float4> Texture1DValue : register(u0);
//                ^^^^^^^^^^^^^^ error err_hlsl_binding_type_mismatch: binding type 'u' only applies to UAV resources
//                               help: this declaration can take 't'
//                               fix: replace 'u' by 't'
Texture2D<float4> Texture2DValue : register(s0);
//                ^^^^^^^^^^^^^^ error err_hlsl_binding_type_mismatch: binding type 's' only applies to sampler state
//                               help: this declaration can take 't'
//                               fix: replace 's' by 't'
Texture2DMS<float4, 4> MultisampledValue : register(b0);
//                     ^^^^^^^^^^^^^^^^^ error err_hlsl_binding_type_mismatch: binding type 'b' only applies to constant buffer resources
//                                       help: this declaration can take 't'
//                                       fix: replace 'b' by 't'
TextureCubeArray<float4> CubeValue : register(c0);
//                       ^^^^^^^^^ error err_hlsl_binding_type_mismatch: binding type 'c' only applies to numeric variables in the global scope
//                                 help: this declaration can take 't'
//                                 fix: replace 'c' by 't'
Buffer<float> BufferValue : register(u1);
//            ^^^^^^^^^^^ error err_hlsl_binding_type_mismatch: binding type 'u' only applies to UAV resources
//                        help: this declaration can take 't'
//                        fix: replace 'u' by 't'
StructuredBuffer<Data> StructuredValue : register(b1);
//                     ^^^^^^^^^^^^^^^ error err_hlsl_binding_type_mismatch: binding type 'b' only applies to constant buffer resources
//                                     help: this declaration can take 't'
//                                     fix: replace 'b' by 't'
ByteAddressBuffer RawValue : register(s1);
//                ^^^^^^^^ error err_hlsl_binding_type_mismatch: binding type 's' only applies to sampler state
//                         help: this declaration can take 't'
//                         fix: replace 's' by 't'
TextureBuffer<Data> TextureBufferValue : register(b2);
//                  ^^^^^^^^^^^^^^^^^^ error err_hlsl_binding_type_mismatch: binding type 'b' only applies to constant buffer resources
//                                     help: this declaration can take 't'
//                                     fix: replace 'b' by 't'
RaytracingAccelerationStructure SceneValue : register(u2);
//                              ^^^^^^^^^^ error err_hlsl_binding_type_mismatch: binding type 'u' only applies to UAV resources
//                                         help: this declaration can take 't'
//                                         fix: replace 'u' by 't'

RWTexture2D<float4> RWTextureValue : register(t0);
//                  ^^^^^^^^^^^^^^ error err_hlsl_binding_type_mismatch: binding type 't' only applies to SRV resources
//                                 help: this declaration can take 'u'
//                                 fix: replace 't' by 'u'
RWBuffer<float> RWBufferValue : register(b3);
//              ^^^^^^^^^^^^^ error err_hlsl_binding_type_mismatch: binding type 'b' only applies to constant buffer resources
//                            help: this declaration can take 'u'
//                            fix: replace 'b' by 'u'
RWStructuredBuffer<Data> RWStructuredValue : register(s2);
//                       ^^^^^^^^^^^^^^^^^ error err_hlsl_binding_type_mismatch: binding type 's' only applies to sampler state
//                                         help: this declaration can take 'u'
//                                         fix: replace 's' by 'u'
AppendStructuredBuffer<Data> AppendValue : register(t1);
//                           ^^^^^^^^^^^ error err_hlsl_binding_type_mismatch: binding type 't' only applies to SRV resources
//                                       help: this declaration can take 'u'
//                                       fix: replace 't' by 'u'
ConsumeStructuredBuffer<Data> ConsumeValue : register(c1);
//                            ^^^^^^^^^^^^ error err_hlsl_binding_type_mismatch: binding type 'c' only applies to numeric variables in the global scope
//                                         help: this declaration can take 'u'
//                                         fix: replace 'c' by 'u'
RWByteAddressBuffer RWRawValue : register(t2);
//                  ^^^^^^^^^^ error err_hlsl_binding_type_mismatch: binding type 't' only applies to SRV resources
//                             help: this declaration can take 'u'
//                             fix: replace 't' by 'u'
RasterizerOrderedTexture2D<float4> OrderedValue : register(t3);
//                                 ^^^^^^^^^^^^ error err_hlsl_binding_type_mismatch: binding type 't' only applies to SRV resources
//                                              help: this declaration can take 'u'
//                                              fix: replace 't' by 'u'
FeedbackTexture2D<SAMPLER_FEEDBACK_MIN_MIP> FeedbackValue : register(t4);
//                                          ^^^^^^^^^^^^^ error err_hlsl_binding_type_mismatch: binding type 't' only applies to SRV resources
//                                                        help: this declaration can take 'u'
//                                                        fix: replace 't' by 'u'

ConstantBuffer<Data> ConstantsValue : register(t5);
//                   ^^^^^^^^^^^^^^ error err_hlsl_binding_type_mismatch: binding type 't' only applies to SRV resources
//                                  help: this declaration can take 'b'
//                                  fix: replace 't' by 'b'
SamplerState SamplerValue : register(t6);
//           ^^^^^^^^^^^^ error err_hlsl_binding_type_mismatch: binding type 't' only applies to SRV resources
//                        help: this declaration can take 's'
//                        fix: replace 't' by 's'
SamplerComparisonState ComparisonValue : register(u3);
//                     ^^^^^^^^^^^^^^^ error err_hlsl_binding_type_mismatch: binding type 'u' only applies to UAV resources
//                                     help: this declaration can take 's'
//                                     fix: replace 'u' by 's'

cbuffer ConstantBlock : register(t7) { float a; }
//      ^^^^^^^^^^^^^ error err_hlsl_binding_type_mismatch: binding type 't' only applies to SRV resources
//                    help: this declaration can take 'b'
//                    fix: replace 't' by 'b'
tbuffer TextureBlock : register(b4) { float b; }
//      ^^^^^^^^^^^^ error err_hlsl_binding_type_mismatch: binding type 'b' only applies to constant buffer resources
//                   help: this declaration can take 't'
//                   fix: replace 'b' by 't'

float Scalar : register(t8);
//                      ^^ error err_hlsl_binding_type_mismatch: binding type 't' only applies to SRV resources
//                         help: this declaration can take 'c'
//                         fix: replace 't' by 'c'
float4 Vector : register(u4);
//                       ^^ error err_hlsl_binding_type_mismatch: binding type 'u' only applies to UAV resources
//                          help: this declaration can take 'c'
//                          fix: replace 'u' by 'c'
float4x4 Matrix : register(s3);
//                         ^^ error err_hlsl_binding_type_mismatch: binding type 's' only applies to sampler state
//                            help: this declaration can take 'c'
//                            fix: replace 's' by 'c'
float Array[4] : register(t9);
//                        ^^ error err_hlsl_binding_type_mismatch: binding type 't' only applies to SRV resources
//                           help: this declaration can take 'c'
//                           fix: replace 't' by 'c'

Texture2D<float4> Textures[4] : register(u5);
//                ^^^^^^^^ error err_hlsl_binding_type_mismatch: binding type 'u' only applies to UAV resources
//                         help: this declaration can take 't'
//                         fix: replace 'u' by 't'
RWBuffer<float> Unbounded[] : register(t10);
//              ^^^^^^^^^ error err_hlsl_binding_type_mismatch: binding type 't' only applies to SRV resources
//                        help: this declaration can take 'u'
//                        fix: replace 't' by 'u'

groupshared float Shared : register(c2);
//                                  ^^ error err_hlsl_binding_type_mismatch: binding type 'c' only applies to numeric variables in the global scope
//                                     help: this declaration cannot be bound to a register; remove the annotation
RayQuery<RAY_FLAG_NONE> Query : register(t11);
//                                       ^^^ error err_hlsl_binding_type_mismatch: binding type 't' only applies to SRV resources
//                                           help: this declaration cannot be bound to a register; remove the annotation
cbuffer Members { float inBuffer : register(t12); bool flag : register(b5); Texture2D inside : register(u6); }
//                                          ^^^ error err_hlsl_binding_type_mismatch: binding type 't' only applies to SRV resources
//                                              help: inside a buffer, 'packoffset' places a member
//                                                                     ^^ error err_hlsl_binding_type_mismatch: binding type 'b' only applies to constant buffer resources
//                                                                        help: inside a buffer, 'packoffset' places a member
//                                                                                    ^^^^^^ error err_hlsl_binding_type_mismatch: binding type 'u' only applies to UAV resources
//                                                                                           help: this declaration can take 't'
//                                                                                           fix: replace 'u' by 't'
namespace N { Texture2D<float4> inNamespace : register(s4); }
//                              ^^^^^^^^^^^ error err_hlsl_binding_type_mismatch: binding type 's' only applies to sampler state
//                                          help: this declaration can take 't'
//                                          fix: replace 's' by 't'
