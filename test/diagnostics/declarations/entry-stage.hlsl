// args: -T cs_6_6
[shader("pixel")] [numthreads(1, 1, 1)] void main() {}
//@ 2..17 error err_hlsl_entry_shader_attr_mismatch: 'shader' attribute on entry function does not match the target profile
//        help: the function is a pixel shader, the profile is 'cs_6_6'
