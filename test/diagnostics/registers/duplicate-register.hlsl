// args: -T lib_6_6
struct Uavs { RWBuffer<int> a; RWBuffer<int> b; };
struct Both { RWBuffer<int> u; Texture2D t; float f; };
Uavs twice : register(u9) : register(u10);
//   ^^^^^ error err_hlsl_duplicate_register_annotation: binding type 'u' cannot be applied more than once
//         help: keep one register(u...) on the declaration
Both mixed : register(u0) : register(t0) : register(u1);
//   ^^^^^ error err_hlsl_duplicate_register_annotation: binding type 'u' cannot be applied more than once
//         help: keep one register(u...) on the declaration
Both fine : register(u2) : register(t2) : register(c2);
RWBuffer<float> plain : register(u3) : register(u4);
//              ^^^^^ error err_hlsl_duplicate_register_annotation: binding type 'u' cannot be applied more than once
//                    help: keep one register(u...) on the declaration
Texture2D texture_ : register(t3) : register(t4);
//        ^^^^^^^^ error err_hlsl_duplicate_register_annotation: binding type 't' cannot be applied more than once
//                 help: keep one register(t...) on the declaration
SamplerState sampler_ : register(s3) : register(s4);
//           ^^^^^^^^ error err_hlsl_duplicate_register_annotation: binding type 's' cannot be applied more than once
//                    help: keep one register(s...) on the declaration
float number : register(c5) : register(c6);
//    ^^^^^^ error err_hlsl_duplicate_register_annotation: binding type 'c' cannot be applied more than once
//           help: keep one register(c...) on the declaration
RWBuffer<float> spaces : register(u5) : register(space1);
