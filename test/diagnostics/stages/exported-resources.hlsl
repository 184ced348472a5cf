// args: -T lib_6_5
RWBuffer<float4> Out;
struct S { RWBuffer<float> b; };
export float take(RWBuffer<float> b) { return b[0]; }
//           ^^^^ error err_hlsl_exported_resource: exported function 'take' must not have a resource in its parameters or result
export RWBuffer<float4> give() { return Out; }
//                      ^^^^ error err_hlsl_exported_resource: exported function 'give' must not have a resource in its parameters or result
export void inside(S s) {}
//          ^^^^^^ error err_hlsl_exported_resource: exported function 'inside' must not have a resource in its parameters or result
float own(RWBuffer<float> b) { return b[0]; }
export float fine(float x) { return x; }
