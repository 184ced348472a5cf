// args: -T lib_6_6
struct Numbers { float f; };
struct Uav { RWBuffer<float> u; };
struct Srv { Texture2D<float4> t; };
struct Smp { SamplerState s; };
struct Cbv { ConstantBuffer<Numbers> b; };
struct Nested { Uav inner; int n; };
struct Derived : Srv { int more; };
Numbers a : register(t0);
//      ^ warning warn_hlsl_user_defined_type_missing_member: binding type 't' only applies to types containing SRV resources [-Wlegacy-constant-register-binding]
//        help: this declaration can take 'c'
Numbers b : register(u0);
//      ^ warning warn_hlsl_user_defined_type_missing_member: binding type 'u' only applies to types containing UAV resources [-Wlegacy-constant-register-binding]
//        help: this declaration can take 'c'
Numbers c : register(b0);
//      ^ warning warn_hlsl_user_defined_type_missing_member: binding type 'b' only applies to types containing constant buffer resources [-Wlegacy-constant-register-binding]
//        help: this declaration can take 'c'
Numbers d : register(s0);
//      ^ warning warn_hlsl_user_defined_type_missing_member: binding type 's' only applies to types containing sampler state [-Wlegacy-constant-register-binding]
//        help: this declaration can take 'c'
Numbers e[2] : register(t1);
//      ^ warning warn_hlsl_user_defined_type_missing_member: binding type 't' only applies to types containing SRV resources [-Wlegacy-constant-register-binding]
//        help: this declaration can take 'c'
Uav f : register(t2);
//  ^ warning warn_hlsl_user_defined_type_missing_member: binding type 't' only applies to types containing SRV resources [-Wlegacy-constant-register-binding]
//    help: this declaration can take 'u'
Uav g : register(c0);
//  ^ warning warn_hlsl_user_defined_type_missing_member: binding type 'c' only applies to types containing numeric types [-Wlegacy-constant-register-binding]
//    help: this declaration can take 'u'
Srv h : register(u2);
//  ^ warning warn_hlsl_user_defined_type_missing_member: binding type 'u' only applies to types containing UAV resources [-Wlegacy-constant-register-binding]
//    help: this declaration can take 't'
Smp i : register(t3);
//  ^ warning warn_hlsl_user_defined_type_missing_member: binding type 't' only applies to types containing SRV resources [-Wlegacy-constant-register-binding]
//    help: this declaration can take 's'
Cbv j : register(s3);
//  ^ warning warn_hlsl_user_defined_type_missing_member: binding type 's' only applies to types containing sampler state [-Wlegacy-constant-register-binding]
//    help: this declaration can take 'b'
Nested k : register(t4);
//     ^ warning warn_hlsl_user_defined_type_missing_member: binding type 't' only applies to types containing SRV resources [-Wlegacy-constant-register-binding]
//       help: this declaration can take 'u', 'c'
Derived l : register(u4);
//      ^ warning warn_hlsl_user_defined_type_missing_member: binding type 'u' only applies to types containing UAV resources [-Wlegacy-constant-register-binding]
//        help: this declaration can take 't', 'c'
Uav fineU : register(u5);
Srv fineT : register(t5);
Smp fineS : register(s5);
Cbv fineB : register(b5);
Nested fineNested : register(u6) : register(c6);
Derived fineDerived : register(t7) : register(c7);
cbuffer Block { Numbers inBlock : register(t8); Uav fineInBlock : register(u8); }
//                      ^^^^^^^ warning warn_hlsl_user_defined_type_missing_member: binding type 't' only applies to types containing SRV resources [-Wlegacy-constant-register-binding]
//                              help: inside a buffer, 'packoffset' places a member
