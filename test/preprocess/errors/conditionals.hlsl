// clang: same
#if
// ^ error err_pp_expected_value_in_expr: expected value in expression
#endif
#if (
//   ^ error err_pp_expected_value_in_expr: expected value in expression
#endif
#if 1 2
//    ^ error err_pp_expr_bad_token_binop: token is not a valid binary operator in a preprocessor subexpression
#endif
#if 1 +
//     ^ error err_pp_expected_value_in_expr: expected value in expression
#endif
#if )
//  ^ error err_pp_expected_value_in_expr: expected value in expression
#endif
#if (1))
//     ^ error err_pp_expected_eol: expected end of line in preprocessor expression
#endif
#if 1 : 2
//    ^ error err_pp_expected_eol: expected end of line in preprocessor expression
#endif
#if 1 ? 2
//       ^ error err_pp_expected_colon: expected ':'
//    ^ note note_matching: to match this '?'
#endif
#if 1 % 0
//    ^ error err_pp_remainder_by_zero: remainder by zero in preprocessor expression
#endif
#if 1 / 0
//    ^ error err_pp_division_by_zero: division by zero in preprocessor expression
#endif
#if 0 && 1 / 0
#endif
#if 1.0
//  ^ error err_pp_illegal_floating_literal: floating point literal in preprocessor expression
#endif
#if 0x
//   ^ error err_invalid_suffix_constant: invalid suffix 'x' on integer constant
#endif
#if 12abc
//    ^^^ error err_invalid_digit: invalid digit 'a' in decimal constant
#endif
#if 089
//   ^^ error err_invalid_digit: invalid digit '8' in octal constant
#endif
#if 0b12
//     ^ error err_invalid_digit: invalid digit '2' in binary constant
#endif
#if 1uu
//   ^^ error err_invalid_suffix_constant: invalid suffix 'uu' on integer constant
#endif
#if 1lL
//   ^^ error err_invalid_suffix_constant: invalid suffix 'lL' on integer constant
#endif
#if "a"
//  ^ error err_pp_expr_bad_token_start_expr: invalid token at start of a preprocessor expression
#endif
#if a b
//  ^ warning warn_pp_undef_identifier: 'a' is not defined, evaluates to 0 [-Wundef]
//    ^ error err_pp_expr_bad_token_binop: token is not a valid binary operator in a preprocessor subexpression
#endif
#if f(1)
//  ^ warning warn_pp_undef_identifier: 'f' is not defined, evaluates to 0 [-Wundef]
//  ^ error err_pp_expr_bad_token_lparen: function-like macro 'f' is not defined
#endif
#if defined
//         ^ error err_pp_missing_macro_name: macro name missing
#endif
#if defined(
//          ^ error err_pp_missing_macro_name: macro name missing
#endif
#if defined(A
//           ^ error err_pp_expected_after: missing ')' after 'defined'
//         ^ note note_matching: to match this '('
#endif
#if defined 1
//          ^ error err_pp_macro_not_identifier: macro name must be an identifier
#endif
#if defined(A B)
//            ^ error err_pp_expected_after: missing ')' after 'defined'
//         ^ note note_matching: to match this '('
#endif
#if [
//  ^ error err_pp_expr_bad_token_start_expr: invalid token at start of a preprocessor expression
#endif
#if 18446744073709551616
//  ^^^^^^^^^^^^^^^^^^^^ error err_integer_literal_too_large: integer literal is too large to be represented in any integer type
#endif
#if 18446744073709551615
//  ^^^^^^^^^^^^^^^^^^^^ warning ext_integer_literal_too_large_for_signed: integer literal is too large to be represented in a signed integer type, interpreting as unsigned [-Wimplicitly-unsigned-literal]
#endif
#if 9223372036854775807 + 1
//                      ^ warning warn_pp_expr_overflow: integer overflow in preprocessor expression [-Winteger-overflow]
#endif
#if -1 > 1u
//     ^ warning warn_pp_convert_to_positive: left side of operator converted from negative value to unsigned: -1 to 18446744073709551615 [-Wsign-conversion]
#endif
#if 1u > -1
//     ^ warning warn_pp_convert_to_positive: right side of operator converted from negative value to unsigned: -1 to 18446744073709551615 [-Wsign-conversion]
#endif
#if -9223372036854775807 - 1 == -9223372036854775807 - 2
//                                                   ^ warning warn_pp_expr_overflow: integer overflow in preprocessor expression [-Winteger-overflow]
#endif
#if UNKNOWN
//  ^^^^^^^ warning warn_pp_undef_identifier: 'UNKNOWN' is not defined, evaluates to 0 [-Wundef]
#endif
#if 0 && UNKNOWN
#endif
#if 'ab'
//  ^ warning ext_multichar_character_literal: multi-character character constant [-Wmultichar]
#endif
#if ''
//  ^ warning ext_empty_character: empty character constant [-Winvalid-pp-token]
//  ^ error err_pp_expr_bad_token_start_expr: invalid token at start of a preprocessor expression
#endif
#if '\q'
//   ^ warning ext_unknown_escape: unknown escape sequence '\q' [-Wunknown-escape-sequence]
#endif
#if (((1)
//       ^ error err_pp_expected_rparen: expected ')' in preprocessor expression
//   ^ note note_matching: to match this '('
#endif
#ifdef
//    ^ error err_pp_missing_macro_name: macro name missing
#endif
#ifdef 1
//     ^ error err_pp_macro_not_identifier: macro name must be an identifier
#endif
#ifndef A B
//        ^ warning ext_pp_extra_tokens_at_eol: extra tokens at end of #ifndef directive [-Wextra-tokens]
#endif
#if 1
#else a
//    ^ warning ext_pp_extra_tokens_at_eol: extra tokens at end of #else directive [-Wextra-tokens]
#else
//@ 2..6 error pp_err_else_after_else: #else after #else
#elif 1
//@ 2..6 error pp_err_elif_after_else: #elif after #else
#endif b
//     ^ warning ext_pp_extra_tokens_at_eol: extra tokens at end of #endif directive [-Wextra-tokens]
#if 0
#else
#else
//@ 2..6 error pp_err_else_after_else: #else after #else
#elif
//@ 2..6 error pp_err_elif_after_else: #elif after #else
#endif
#elif 1
//@ 2..6 error pp_err_elif_without_if: #elif without #if
#elifdef A
//@ 2..9 warning ext_cxx23_pp_directive: use of a '#elifdef' directive is a C++23 extension [-Wc++23-extensions]
//@ 2..9 error pp_err_elif_without_if: #elifdef without #if
#elifndef A
//@ 2..10 warning ext_cxx23_pp_directive: use of a '#elifndef' directive is a C++23 extension [-Wc++23-extensions]
//@ 2..10 error pp_err_elif_without_if: #elifndef without #if
#else
//@ 2..6 error pp_err_else_without_if: #else without #if
#endif
//@ 2..7 error err_pp_endif_without_if: #endif without #if
#if 1, 2
//   ^ error err_pp_expected_eol: expected end of line in preprocessor expression
#endif
#if 0
//@ 2..4 error err_pp_unterminated_conditional: unterminated conditional directive
#if 1
#else
#endif
#ifdef OPEN
//@ 2..7 error err_pp_unterminated_conditional: unterminated conditional directive
