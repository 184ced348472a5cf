// args: -T lib_6_6
struct S { static int a; static int b; static int c; static const int d; static const int e = 5; static int f[2]; static const int g = 6; static int h; };
//                    ^ note note_previous_definition: previous definition is here
//                                  ^ note note_previous_definition: previous definition is here
//                                                ^ note note_previous_definition: previous definition is here
//                                                                    ^ note note_previous_definition: previous definition is here
//                                                                                                                                 ^ note note_previous_definition: previous definition is here
//                                                                                                                                                   ^ note note_previous_definition: previous definition is here
S S::a = 7;
//   ^ error err_redefinition_different_type: redefinition of 'a' with a different type: 'S' vs 'int'
int S::b[2];
//     ^ error err_redefinition_different_type: redefinition of 'b' with a different type: 'int[2]' vs 'int'
int S::c = 1;
int S::c = 2;
//     ^ error err_redefinition: redefinition of 'c'
int S::d = 1;
//     ^ error err_redefinition_different_type: redefinition of 'd' with a different type: 'int' vs 'const int'
const int S::e;
int S::f[2] = { 1, 2 };
const int S::g = 6;
//           ^ error err_redefinition: redefinition of 'g'
int S::h;
int S::h;
//     ^ error err_redefinition: redefinition of 'h'
