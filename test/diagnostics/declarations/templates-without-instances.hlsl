// args: -T lib_6_6
template <typename T> struct Members { T a; int b; T a; };
//                                                   ^ error err_duplicate_member: duplicate member 'a'
//                                       ^ note note_previous_declaration: previous declaration is here
template <typename T> void parameters(T a, int a) {}
//                                             ^ error err_param_redefinition: redefinition of parameter 'a'
//                                      ^ note note_previous_declaration: previous declaration is here
template <typename T> void locals(T a) {
  int b;
//    ^ note note_previous_definition: previous definition is here
  int b;
//    ^ error err_redefinition: redefinition of 'b'
  break;
//^^^^^ error err_break_not_in_loop_or_switch: 'break' statement not in loop or switch statement
}
template <int N> struct Count { };
Count<1.5> fraction;
//    ^^^ error err_typecheck_converted_constant_expression_disallowed: conversion from 'float' to 'int' is not allowed in a converted constant expression
Count<2> whole;
