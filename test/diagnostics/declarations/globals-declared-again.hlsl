// args: -T lib_6_6
extern float same;
extern float same;
static float own;
//           ^^^ note note_previous_definition: previous definition is here
extern float own;
//           ^^^ error err_redefinition: redefinition of 'own'
static float valued = 1;
//           ^^^^^^ note note_previous_definition: previous definition is here
extern float valued;
//           ^^^^^^ error err_redefinition: redefinition of 'valued'
groupshared float grouped;
//                ^^^^^^^ note note_previous_definition: previous definition is here
extern float grouped;
//           ^^^^^^^ error err_redefinition: redefinition of 'grouped'
const float fixed;
//          ^^^^^ note note_previous_definition: previous definition is here
extern float fixed;
//           ^^^^^ error err_redefinition: redefinition of 'fixed'
extern const float constant;
extern const float constant;
