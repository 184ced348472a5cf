// args: -T lib_6_6 -HV 202x
struct V { float4 a : A; };
void a(uniform point V v) {}
//     ^^^^^^^ error err_hlsl_varmodifiersna: 'point' and 'uniform' cannot be used together for a parameter
void b(sample triangle V v) {}
//     ^^^^^^ error err_hlsl_varmodifiersna: 'triangle' and 'sample' cannot be used together for a parameter
void c(nointerpolation line V v) {}
//     ^^^^^^^^^^^^^^^ error err_hlsl_varmodifiersna: 'line' and 'nointerpolation' cannot be used together for a parameter
void d(uniform nointerpolation float f) {}
//     ^^^^^^^ error err_hlsl_varmodifiersna: 'nointerpolation' and 'uniform' cannot be used together for a parameter
export void e(groupshared uint shared_) {}
//@ 1..7 error err_hlsl_shared_parameter_of_export: groupshared and export/noinline cannot be used together for a parameter
//       help: memory of the group has no address outside of the shader
[noinline] void f(groupshared uint shared_) {}
//@ 2..10 error err_hlsl_shared_parameter_of_export: groupshared and export/noinline cannot be used together for a parameter
//        help: memory of the group has no address outside of the shader
interface I { int get(); };
interface J : I { int other(); };
//            ^ error err_hlsl_interfaces_cannot_inherit: interfaces cannot inherit from other types
matrix<int...> m;
//        ^ error err_hlsl_unsupported_construct: ellipsis is unsupported in HLSL
extern float g();
