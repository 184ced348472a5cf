// args: -T lib_6_6
// What is called is neither a function nor a type, however near to one its name is.
struct Light {
  float power;
};

float4 test(float4x4 transform, float3 n, inout uint counter) {
  float4 similar = flaot4(1, 2, 3, 4);
//                 ^^^^^^ error err_undeclared_var_use_suggest: use of undeclared identifier 'flaot4'; did you mean 'float4'?
//                        fix: replace 'flaot4' by 'float4'
  float4 fromGlsl = vec4(n, 1) + mat3(transform)[0].x;
//                  ^^^^ error err_undeclared_var_use_suggest: use of undeclared identifier 'vec4'; did you mean 'float4'?
//                       fix: replace 'vec4' by 'float4'
//                               ^^^^ error err_undeclared_var_use_suggest: use of undeclared identifier 'mat3'; did you mean 'float3x3'?
//                                    fix: replace 'mat3' by 'float3x3'
  Light light = Lihgt(1);
//              ^^^^^ error err_undeclared_var_use: use of undeclared identifier 'Lihgt'
  Texture2D<float4> texture = Texture2d(ResourceDescriptorHeap[0]);
//                            ^^^^^^^^^ error err_undeclared_var_use: use of undeclared identifier 'Texture2d'
  float inside = vector<flaot, 3>(n).x;
//                      ^^^^^ error err_undeclared_var_use: use of undeclared identifier 'flaot'
  similar = mix(similar, fromGlsl, fract(n.x)) * inversesqrt(n.y);
//                                 ^^^^^ error err_undeclared_var_use_suggest: use of undeclared identifier 'fract'; did you mean 'frac'?
//                                       fix: replace 'fract' by 'frac'
//          ^^^ error err_undeclared_var_use_suggest: use of undeclared identifier 'mix'; did you mean 'lerp'?
//              fix: replace 'mix' by 'lerp'
//                                               ^^^^^^^^^^^ error err_undeclared_var_use_suggest: use of undeclared identifier 'inversesqrt'; did you mean 'rsqrt'?
//                                                           fix: replace 'inversesqrt' by 'rsqrt'
  barrier();
//^^^^^^^ error err_undeclared_var_use_suggest: use of undeclared identifier 'barrier'; did you mean 'GroupMemoryBarrierWithGroupSync'?
//        fix: replace 'barrier' by 'GroupMemoryBarrierWithGroupSync'
  atomicAdd(counter, 1);
//^^^^^^^^^ error err_undeclared_var_use_suggest: use of undeclared identifier 'atomicAdd'; did you mean 'InterlockedAdd'?
//          fix: replace 'atomicAdd' by 'InterlockedAdd'
  return similar + sin;
//                 ^^^ error err_ovl_unresolvable: reference to overloaded function could not be resolved; did you mean to call it?
}
