// args: -T cs_6_6
[shader("pixel")] [numthreads(1, 1, 1)] void main() {}
//                                           ^^^^ error err_hlsl_profile_conflicts_with_shader_attribute: entry type 'compute' from profile 'cs_6_6' conflicts with shader attribute type 'pixel' on entry function 'main'.
