// args: -T lib_6_6
// Variables of namespaces are not declared in one place and defined in another, as static members are.
namespace Lights { static int count; extern float power; }
//                            ^^^^^ note note_previous_definition: previous definition is here
int Lights::count = 3;
//          ^^^^^ error err_redefinition: redefinition of 'count'
float Lights::power;
