// args: -T lib_6_6
[numthreads(1, 1, 1)] [numthreads(2, 2, 1)] void doubled() {}
//@ 2..21 error err_hlsl_attribute_param_mismatch: 'numthreads' attribute parameters do not match the previous declaration
//                     ^^^^^^^^^^^^^^^^^^^ note note_conflicting_attribute: conflicting attribute is here
[numthreads(1, 1, 1)] void declared();
//@ 2..21 note note_conflicting_attribute: conflicting attribute is here
[numthreads(2, 2, 1)] void declared() {}
//@ 2..21 error err_hlsl_attribute_param_mismatch: 'numthreads' attribute parameters do not match the previous declaration
[shader("compute")] [shader("pixel")] [numthreads(1, 1, 1)] void stages() {}
//@ 2..19 error err_hlsl_attribute_param_mismatch: 'shader' attribute parameters do not match the previous declaration
//                   ^^^^^^^^^^^^^^^ note note_conflicting_attribute: conflicting attribute is here
//                                     ^^^^^^^^^^^^^^^^^^^ error err_hlsl_attr_unsupported_in_stage: attribute 'numthreads' is unsupported in 'pixel' shaders, requires one of the following: compute, amplification, mesh
[shader("vertex")] void vertex();
//@ 2..18 note note_conflicting_attribute: conflicting attribute is here
[shader("compute")] [numthreads(1, 1, 1)] void vertex() {}
//@ 2..19 error err_hlsl_attribute_param_mismatch: 'shader' attribute parameters do not match the previous declaration
[numthreads(8, 1, 1)] void inherited();
[shader("compute")] void inherited() {}
[numthreads(8, 1, 1)] [numthreads(8, 1, 1)] void same() {}
