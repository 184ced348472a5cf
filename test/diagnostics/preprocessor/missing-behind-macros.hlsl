// args: -T lib_6_6
// What is missing behind the last token of a macro belongs behind its use, in the midst of one at the next token.
#define SLOT u0, space1
#define ONE 1
#define CALL(x) x 2
//                ^ note note_expanded_from_macro: expanded from macro 'CALL'
//      ^^^^ note note_macro_here: macro 'CALL' defined here
RWBuffer<float> buffer : register(SLOT, space);
//                                    ^ error err_expected: expected ')'
//                                      fix: insert ')' at 39
float declared() { float x = ONE return x; }
//                              ^ error err_expected_semi_declaration: expected ';' at end of declaration
//                                fix: insert ';' at 33
float returned() { return ONE }
//                           ^ error err_expected_semi_after_stmt: expected ';' after return statement
//                             fix: insert ';' at 30
float inside() { return CALL(1); }
//                      ^^^^ error err_expected_semi_after_stmt: expected ';' after return statement
float argument() { return (CALL(1; }
//                         ^^^^ error err_unterm_macro_invoc: unterminated function-like macro invocation
//                                  ^ error err_expected_expression: expected expression
