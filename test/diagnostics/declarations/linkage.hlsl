// args: -T lib_6_6
// static, export, and the words of parameters: what does not go together.
void laterStatic();
//   ^^^^^^^^^^^ note note_previous_declaration: previous declaration is here
static void laterStatic() {}
//          ^^^^^^^^^^^ error err_static_non_static: static declaration of 'laterStatic' follows non-static declaration
static void stays();
void stays() {}
export static void both() {}
//                 ^^^^ error err_export_internal: declaration of 'both' with internal linkage cannot be exported
export void twice();
export void twice() {}
export void once();
void once() {}
void hidden();
//   ^^^^^^ note note_previous_declaration: previous declaration is here
export void hidden() {}
//          ^^^^^^ error err_redeclaration_non_exported: cannot export redeclaration 'hidden' here since the previous declaration is not exported
static void internal();
//          ^^^^^^^^ note note_previous_declaration: previous declaration is here
export void internal() {}
//          ^^^^^^^^ error err_redeclaration_non_exported: cannot export redeclaration 'internal' here since the previous declaration has internal linkage
export float variable;
//     ^^^^^ error err_hlsl_export_not_on_function: export declaration can only be used on functions
void repeated(in in float a, out out float b, inout in float c, in out float fine) { b = a; }
//               ^^ error err_hlsl_duplicate_parameter_modifier: duplicate parameter modifier 'in'
//            ^^ note note_conflicting_attribute: conflicting attribute is here
//                               ^^^ error err_hlsl_duplicate_parameter_modifier: duplicate parameter modifier 'out'
//                           ^^^ note note_conflicting_attribute: conflicting attribute is here
//                                                  ^^ error err_hlsl_duplicate_parameter_modifier: duplicate parameter modifier 'in'
//                                            ^^^^^ note note_conflicting_attribute: conflicting attribute is here
void modes(inout float f);
//                     ^ note note_previous_parameter_qualifier: previously declared as 'inout' here
void modes(out float f) { f = 1; }
//                   ^ error err_hlsl_parameter_qualifier_conflict: conflicting parameter qualifier 'out' on parameter 'f'
