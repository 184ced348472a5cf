// args: -T lib_6_6 --rules dxc
// DXC knows nothing that is declared twice.
extern float declared;
//           ^^^^^^^^ note note_previous_definition: previous definition is here
//           ^^^^^^^^ note note_previous_definition: previous definition is here
//           ^^^^^^^^ note note_previous_definition: previous definition is here
extern float declared;
//           ^^^^^^^^ error err_redefinition: redefinition of 'declared'
extern float declared = 1;
//           ^^^^^^^^ error err_redefinition: redefinition of 'declared'
extern float declared = 2;
//           ^^^^^^^^ error err_redefinition: redefinition of 'declared'
float defined;
//    ^^^^^^^ note note_previous_definition: previous definition is here
//    ^^^^^^^ note note_previous_definition: previous definition is here
//    ^^^^^^^ note note_previous_definition: previous definition is here
extern float defined;
//           ^^^^^^^ error err_redefinition: redefinition of 'defined'
extern float defined = 3;
//           ^^^^^^^ error err_redefinition: redefinition of 'defined'
extern int defined;
//         ^^^^^^^ error err_redefinition_different_type: redefinition of 'defined' with a different type: 'int' vs 'float'
