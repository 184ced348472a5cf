int f(int n) {
  int a = 3 int b = 4;
//         ^ error err_expected_semi_declaration: expected ';' at end of declaration
//           fix: insert ';' at 12
  f(1) f(2);
//    ^ error err_expected_semi_after_expr: expected ';' after expression
//      fix: insert ';' at 7
  return 1 2;
//        ^ error err_expected_semi_after_stmt: expected ';' after return statement
//          fix: insert ';' at 11
  return 1
//        ^ error err_expected_semi_after_stmt: expected ';' after return statement
//          fix: insert ';' at 11
  n++;
  if (n { n = 1; }
//      ^ error err_expected: expected ')'
//   ^ note note_matching: to match this '('
  if n { n = 1; }
//   ^ error err_expected_after: expected '(' after 'if'
  if (n) else n = 2;
//       ^^^^ error err_expected_expression: expected expression
  while () { }
//       ^ error err_expected_expression: expected expression
  for (int i = 0 i < 3; i++) { }
//               ^ error err_expected_semi_for: expected ';' in 'for' statement specifier
  for (int j = 0; j < 3 j++) { }
//                      ^ error err_expected_semi_for: expected ';' in 'for' statement specifier
  for (;;;) { }
//       ^ error err_expected_expression: expected expression
  for int k = 0;
//    ^^^ error err_expected_after: expected '(' after 'for'
  do { } while (1)
//                ^ error err_expected_semi_after_stmt: expected ';' after do/while statement
//                  fix: insert ';' at 19
  do { } n = 1;
//       ^ error err_expected_while: expected 'while' in do/while loop
//^^ note note_matching: to match this 'do'
  do { } while 1;
//             ^ error err_expected_after: expected '(' after 'do/while'
  switch 1 { }
//       ^ error err_expected_after: expected '(' after 'switch'
  switch (n) { case : break; default n = 3; case 1 break; case 3; }
//                  ^ error err_expected_expression: expected expression
//                                  ^ error err_expected_after: expected ':' after 'default'
//                                                ^ error err_expected_after: expected ':' after 'case'
//                                                              ^ error err_expected_after: expected ':' after 'case'
  else { n = 2; }
//^^^^ error err_expected_expression: expected expression
  break 1;
//     ^ error err_expected_semi_after_stmt: expected ';' after break statement
//       fix: insert ';' at 8
  goto end;
//^^^^ error err_hlsl_reserved_keyword: 'goto' is a reserved keyword in HLSL
  end: ;
//^^^ error err_hlsl_unsupported_construct: label is unsupported in HLSL
  a b c;
// ^ error err_expected_semi_after_expr: expected ';' after expression
//   fix: insert ';' at 4
//   ^ error err_expected_semi_after_expr: expected ';' after expression
//     fix: insert ';' at 6
  { if (n) }
//         ^ error err_expected_statement: expected statement
  [unroll(] for (;;) { }
//        ^ error err_expected_expression: expected expression
  [unroll for (;;) { }
//        ^^^ error err_expected: expected ']'
//^ note note_matching: to match this '['
  n = 1;
  int c[] = { 1, 2 ; }
//                 ^ error err_unexpected_semi: unexpected ';' before '}'
//                   fix: remove ';'
  return;
}
int g() { return 1 }
//                ^ error err_expected_semi_after_stmt: expected ';' after return statement
//                  fix: insert ';' at 19
void h() { do { } }
//                ^ error err_expected_while: expected 'while' in do/while loop
//         ^^ note note_matching: to match this 'do'
void i() {
  int x = (1 + 2;
//              ^ error err_expected: expected ')'
//        ^ note note_matching: to match this '('
