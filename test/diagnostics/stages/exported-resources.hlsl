// args: -T lib_6_9
RWBuffer<float4> Out;
struct S { RWBuffer<float> b; };
export float take(RWBuffer<float> b) { return b[0]; }
//           ^^^^ error err_hlsl_exported_resource: exported function 'take' must not have a resource in its parameters or result
export RWBuffer<float4> give() { return Out; }
//                      ^^^^ error err_hlsl_exported_resource: exported function 'give' must not have a resource in its parameters or result
export void inside(S s) {}
//          ^^^^^^ error err_hlsl_exported_resource: exported function 'inside' must not have a resource in its parameters or result
export float effect(out texture t, float a) { return a; }
//           ^^^^^^ error err_hlsl_exported_resource: exported function 'effect' must not have a 'texture' in its parameters or result
export dx::HitObject hit(float a) { return dx::HitObject::MakeNop(); }
//                   ^^^ error err_hlsl_exported_resource: exported function 'hit' must not have a 'dx::HitObject' in its parameters or result
float own(RWBuffer<float> b) { return b[0]; }
export float fine(float x) { return x; }
