// args: -T lib_6_6
void reads(uniform int a, in uniform int b) {}
void writes(uniform out int a, inout uniform int b) { a = b; }
//          ^^^^^^^ error err_hlsl_varmodifiersna: 'out' and 'uniform' cannot be used together for a parameter
//                                   ^^^^^^^ error err_hlsl_varmodifiersna: 'inout' and 'uniform' cannot be used together for a parameter
