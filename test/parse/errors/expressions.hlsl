static int a, b;
template<typename T> T twice(T x) { return x; }
void f() {
  a = ;
//    ^ error err_expected_expression: expected expression
  a + ;
//    ^ error err_expected_expression: expected expression
  a = (1 + 2;
//          ^ error err_expected: expected ')'
//    ^ note note_matching: to match this '('
  f(1, );
//     ^ error err_expected_expression: expected expression
  f(;
//  ^ error err_expected_expression: expected expression
  f(1;
//   ^ error err_expected: expected ')'
// ^ note note_matching: to match this '('
  a[1;
//   ^ error err_expected: expected ']'
// ^ note note_matching: to match this '['
  a[];
//  ^ error err_expected_expression: expected expression
  a.;
//  ^ error err_expected_unqualified_id: expected unqualified-id
  a.3;
// ^ error err_expected_semi_after_expr: expected ';' after expression
//   fix: insert ';' at 4
  a = b ? 1;
//         ^ error err_expected: expected ':'
//      ^ note note_matching: to match this '?'
  a = b ? 1 : ;
//            ^ error err_expected_expression: expected expression
  a = int;
//       ^ error err_expected_parenthesis_for_construction: expected '(' for function-style cast or type construction
  a = int + 1;
//        ^ error err_expected_parenthesis_for_construction: expected '(' for function-style cast or type construction
  a = (int)3 = ;
//             ^ error err_expected_expression: expected expression
  a = f((1 + 2);
//             ^ error err_expected: expected ')'
//     ^ note note_matching: to match this '('
  a = sizeof(int;
//              ^ error err_expected: expected ')'
//          ^ note note_matching: to match this '('
  a = twice<int(1);
//                ^ error err_expected: expected '>'
//         ^ note note_matching: to match this '<'
  a = [](int x) { return x; }(1);
//    ^ error err_hlsl_unsupported_construct: lambda is unsupported in HLSL
  a = (S){ 1 }; a = (int){ 1 };
//       ^ error err_hlsl_unsupported_construct: compound literal is unsupported in HLSL
//                       ^ error err_hlsl_unsupported_construct: compound literal is unsupported in HLSL
  a = { 1, 2;
//          ^ error err_expected: expected '}'
//    ^ note note_matching: to match this '{'
  @ $ `;
//^ error err_expected_expression: expected expression
  a = N::3;
//       ^ error err_expected_unqualified_id: expected unqualified-id
  a = new int;
//    ^^^ error err_hlsl_reserved_keyword: 'new' is a reserved keyword in HLSL
  a = static_cast<int>(b);
//    ^^^^^^^^^^^ error err_hlsl_reserved_keyword: 'static_cast' is a reserved keyword in HLSL
  a = (1, );
//        ^ error err_expected_expression: expected expression
  a = if;
//    ^^ error err_expected_expression: expected expression
}
