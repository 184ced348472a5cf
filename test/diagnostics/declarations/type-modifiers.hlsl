// args: -T lib_6_6
typedef static int StaticInt;
//      ^^^^^^ error err_invalid_decl_spec_combination: cannot combine with previous 'typedef' declaration specifier
typedef extern int ExternInt;
//      ^^^^^^ error err_invalid_decl_spec_combination: cannot combine with previous 'typedef' declaration specifier
typedef groupshared float4 Shared;
//      ^^^^^^^^^^^ error err_hlsl_varmodifierna: 'groupshared' is not a valid modifier for a typedef
typedef uniform float Uniform;
//      ^^^^^^^ error err_hlsl_varmodifierna: 'uniform' is not a valid modifier for a typedef
typedef linear float Linear;
//      ^^^^^^ error err_hlsl_varmodifierna: 'linear' is not a valid modifier for a typedef
typedef in float In;
//      ^^ error err_hlsl_usage_not_on_parameter: HLSL usage 'in' is only valid on a parameter
typedef const float Fine;
typedef row_major float4x4 Rows;

unsigned float a;
//@ 1..9 error err_invalid_sign_spec: 'float' cannot be signed or unsigned
unsigned float2 b;
//@ 1..9 error err_invalid_sign_spec: 'float2' (aka 'vector<float, 2>') cannot be signed or unsigned
unsigned bool2x2 c;
//@ 1..9 error err_invalid_sign_spec: 'bool2x2' (aka 'matrix<bool, 2, 2>') cannot be signed or unsigned
unsigned min12int d;
//       ^^^^^^^^ warning warn_hlsl_sema_minprecision_promotion: 'min12int' is promoted to 'min16int' [-Wconversion]
//@ 1..9 error err_invalid_sign_spec: 'min12int' cannot be signed or unsigned
unsigned int3 fine;
unsigned min16int2 fine2;
unsigned int64_t fine3;

snorm unorm float e;
//    ^^^^^ error err_hlsl_unorm_and_snorm: 'unorm' and 'snorm' attributes are not compatible
unorm unorm float fine4;
Buffer<unorm snorm float4> f;
//           ^^^^^ error err_hlsl_unorm_and_snorm: 'unorm' and 'snorm' attributes are not compatible
