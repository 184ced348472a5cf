// args: -T lib_6_6
extern float declared;
//           ^^^^^^^^ note note_previous_definition: previous definition is here
extern float declared;
extern float declared = 1;
//           ^^^^^^^^ warning warn_extern_init: 'extern' variable has an initializer [-Wextern-initializer]
//           ^^^^^^^^ warning warn_hlsl_global_initializer_ignored: initializer of global constant 'declared' is ignored; its value comes from the constant buffer [-Whlsl-ignored-initializer]
//                    help: write 'static const' for a constant of the shader
extern float declared = 2;
//           ^^^^^^^^ error err_redefinition: redefinition of 'declared'
float defined;
//    ^^^^^^^ note note_previous_definition: previous definition is here
//    ^^^^^^^ note note_previous_definition: previous definition is here
extern float defined;
extern float defined = 3;
//           ^^^^^^^ error err_redefinition: redefinition of 'defined'
extern int defined;
//         ^^^^^^^ error err_redefinition_different_type: redefinition of 'defined' with a different type: 'int' vs 'float'
