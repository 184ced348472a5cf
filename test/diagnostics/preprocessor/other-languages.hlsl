// args: -T lib_6_6
// Directives of GLSL and Objective-C.
#version 450
//@ 2..9 error err_pp_invalid_directive: invalid preprocessing directive
//       help: the version of the language is an option, -HV 2021, and so is the target, -T ps_6_6
#extension GL_EXT_ray_tracing : require
//@ 2..11 error err_pp_invalid_directive: invalid preprocessing directive
//        help: features of newer shader models need no directive; -T chooses the model
#import "a.h"
//@ 2..8 error err_pp_invalid_directive: invalid preprocessing directive
//       help: other files are read with #include
#defien A 1
//@ 2..8 error err_pp_invalid_directive: invalid preprocessing directive
//       help: did you mean '#define'?
#nothing
//@ 2..9 error err_pp_invalid_directive: invalid preprocessing directive
