// args: -T lib_6_6
// clang: same
struct S { int f(); int g(int a); };
//             ^ note note_previous_declaration: previous declaration is here
float S::f() { return 1; }
//       ^ error err_diff_out_of_line_return_type: return type of out-of-line definition of 'S::f' differs from that in the declaration
int S::g(int a) { return a; }
using T = int;
//    ^ note note_previous_definition: previous definition is here
using T = float;
//    ^ error err_redefinition_different_typedef: type alias redefinition with different types ('float' vs 'int')
typedef int U;
//          ^ note note_previous_definition: previous definition is here
typedef float U;
//            ^ error err_redefinition_different_typedef: typedef redefinition with different types ('float' vs 'int')
