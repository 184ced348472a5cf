// args: -T lib_6_3 --rules dxc -HV 2016
// What DXC has only in later versions of HLSL; a name that is no type yet may be declared.
enum Kind { First };
//   ^^^^ error err_hlsl_enum_version: enum is unsupported in HLSL before 2017
enum class Other { First };
//         ^^^^^ error err_hlsl_enum_version: enum is unsupported in HLSL before 2017
uint32_t a;
//@ 1..9 error err_unknown_typename: unknown type name 'uint32_t'
//       help: it is part of the language from -HV 2018 on
float32_t2x2 b[2];
//@ 1..13 error err_unknown_typename: unknown type name 'float32_t2x2'
//        help: it is part of the language from -HV 2018 on
Texture2D<float64_t2> c;
//        ^^^^^^^^^^ error err_unknown_typename: unknown type name 'float64_t2'
//                   help: it is part of the language from -HV 2018 on
//        ^^^^^^^^^^ error err_unknown_typename: unknown type name 'float64_t2'
//                   help: it is part of the language from -HV 2018 on
uint64_t d;
struct int32_t3 { int x; };
int32_t3 e;
