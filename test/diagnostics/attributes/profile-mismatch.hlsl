// args: -T cs_6_6
[numthreads(1, 1, 1), shader("mesh")]
//                    ^^^^^^^^^^^^^^ error err_hlsl_entry_shader_attr_mismatch: 'shader' attribute on entry function does not match the target profile
//                                   help: the function is a mesh shader, the profile is 'cs_6_6'
void main() {}
