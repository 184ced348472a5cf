// args: -T lib_6_6
// clang: same
int twice;
//  ^^^^^ note note_previous_definition: previous definition is here
int twice;
//  ^^^^^ error err_redefinition: redefinition of 'twice'
int function;
//  ^^^^^^^^ note note_previous_definition: previous definition is here
void function() {}
//   ^^^^^^^^ error err_redefinition_different_kind: redefinition of 'function' as different kind of symbol
void variable() {}
//   ^^^^^^^^ note note_previous_definition: previous definition is here
int variable;
//  ^^^^^^^^ error err_redefinition_different_kind: redefinition of 'variable' as different kind of symbol
struct Same {};
//     ^^^^ note note_previous_definition: previous definition is here
struct Same {};
//     ^^^^ error err_redefinition: redefinition of 'Same'
struct Tag {};
int Tag;
struct Tag tagged;
typedef int Alias;
typedef int Alias;
//          ^^^^^ note note_previous_definition: previous definition is here
typedef float Alias;
//            ^^^^^ error err_redefinition_different_typedef: typedef redefinition with different types ('float' vs 'int')
void body() {}
//   ^^^^ note note_previous_definition: previous definition is here
void body() {}
//   ^^^^ error err_redefinition: redefinition of 'body'
void prototype();
void prototype();
void prototype() {}
int returns(int x);
//  ^^^^^^^ note note_previous_declaration: previous declaration is here
float returns(int x);
//    ^^^^^^^ error err_ovl_diff_return_type: functions that differ only in their return type cannot be overloaded
void overload(int x) {}
void overload(float x) {}
void overload(out int x, int y) { x = y; }
void overload(int x, int y) {}

void locals(int parameter) {
//              ^^^^^^^^^ note note_previous_definition: previous definition is here
  int local;
//    ^^^^^ note note_previous_definition: previous definition is here
//    ^^^^^ note note_previous_definition: previous definition is here
  int local;
//    ^^^^^ error err_redefinition: redefinition of 'local'
  float local;
//      ^^^^^ error err_redefinition_different_type: redefinition of 'local' with a different type: 'float' vs 'int'
  int parameter;
//    ^^^^^^^^^ error err_redefinition: redefinition of 'parameter'
  {
    int local;
    int parameter;
  }
  for (int i = 0; i < 4; ++i) {
//         ^ note note_previous_definition: previous definition is here
    int i;
//      ^ error err_redefinition: redefinition of 'i'
  }
  for (int i = 0; i < 4; ++i) {
  }
}

void parameters(int a, float a) {}
//                           ^ error err_param_redefinition: redefinition of parameter 'a'
//                  ^ note note_previous_declaration: previous declaration is here
namespace N {
int twice;
int inside;
//  ^^^^^^ note note_previous_definition: previous definition is here
int inside;
//  ^^^^^^ error err_redefinition: redefinition of 'inside'
} // namespace N
