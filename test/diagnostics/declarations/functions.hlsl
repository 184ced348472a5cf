// args: -T lib_6_6
// clang: same
void defaults(int a, int b = 2);
//                       ^ note note_previous_definition: previous definition is here
void defaults(int a, int b = 3) {}
//                       ^ error err_param_default_argument_redefinition: redefinition of default argument
void gap(int a = 1, int b);
//                      ^ error err_param_default_argument_missing: missing default argument on parameter 'b'
void sequence(int a, int b = 1, int c = 2) {}
void nothing(void) {}
void voidParameter(void x) {}
//                      ^ error err_invalid_variable_type_void: argument may not have 'void' type
void voidSecond(int a, void b);
//                          ^ error err_void_only_param: 'void' must be the first and only parameter if specified
Missing result() { return 1; }
//@ 1..8 error err_unknown_typename: unknown type name 'Missing'
void parameter(Missing x) {}
//             ^^^^^^^ error err_unknown_typename: unknown type name 'Missing'
struct Incomplete;
//     ^^^^^^^^^^ note note_forward_declaration: forward declaration of 'Incomplete'
Incomplete makes() {
//         ^^^^^ error err_func_def_incomplete_result: incomplete result type 'Incomplete' in function definition
  return makes();
}

void calls() {
  sequence(1);
  sequence(1, 2);
  sequence(1, 2, 3);
  nothing();
}
