// clang: same
#define
//     ^ error err_pp_missing_macro_name: macro name missing
#define 3
//      ^ error err_pp_macro_not_identifier: macro name must be an identifier
#define "a"
//      ^ error err_pp_macro_not_identifier: macro name must be an identifier
#define defined
//      ^^^^^^^ error err_defined_macro_name: 'defined' cannot be used as a macro name
#undef
//    ^ error err_pp_missing_macro_name: macro name missing
#undef 5
//     ^ error err_pp_macro_not_identifier: macro name must be an identifier
#undef defined
//     ^^^^^^^ error err_defined_macro_name: 'defined' cannot be used as a macro name
#undef NEVER extra
//           ^^^^^ warning ext_pp_extra_tokens_at_eol: extra tokens at end of #undef directive [-Wextra-tokens]
#define A(
//        ^ error err_pp_missing_rparen_in_macro_def: missing ')' in macro parameter list
#define B(a
//         ^ error err_pp_expected_comma_in_arg_list: expected comma in macro parameter list
#define C(a b) a
//          ^ error err_pp_expected_comma_in_arg_list: expected comma in macro parameter list
#define D(a,) a
//          ^ error err_pp_expected_ident_in_arg_list: expected identifier in macro parameter list
#define E(1) a
//        ^ error err_pp_invalid_tok_in_arg_list: invalid token in macro parameter list
#define F(a, a) a
//           ^ error err_pp_duplicate_name_in_arg_list: duplicate macro parameter name 'a'
#define G(...) __VA_ARGS__
#define H(..., a) a
//           ^ error err_pp_missing_rparen_in_macro_def: missing ')' in macro parameter list
#define I(a) #b
//            ^ error err_pp_stringize_not_parameter: '#' is not followed by a macro parameter
#define J(a) # a #
//                ^ error err_pp_stringize_not_parameter: '#' is not followed by a macro parameter
#define K ##
//        ^ error err_paste_at_start: '##' cannot appear at start of macro expansion
#define K2 ## a
//         ^ error err_paste_at_start: '##' cannot appear at start of macro expansion
#define L a ##
//          ^ error err_paste_at_end: '##' cannot appear at end of macro expansion
#define M(a) ## a
//           ^ error err_paste_at_start: '##' cannot appear at start of macro expansion
#define N+1
//       ^ warning ext_c99_whitespace_required_after_macro_name: ISO C99 requires whitespace after the macro name [-Wc99-extensions]
#define O __VA_ARGS__
#define P(a) __VA_ARGS__
#define Q(...) __VA_OPT__
//                       ^ error err_pp_missing_lparen_in_vaopt_use: missing '(' following __VA_OPT__
#define R(...) __VA_OPT__(__VA_OPT__())
//                        ^^^^^^^^^^ error err_pp_vaopt_nested_use: __VA_OPT__ cannot be nested within its own replacement tokens
#define S(...) __VA_OPT__(## a)
//                        ^ error err_vaopt_paste_at_start: '##' cannot appear at start of __VA_OPT__ argument
#define T(...) __VA_OPT__(a ##)
//                            ^ error err_vaopt_paste_at_end: '##' cannot appear at end of __VA_OPT__ argument
#define U(a) __VA_OPT__(a)
//           ^^^^^^^^^^ warning ext_pp_bad_vaopt_use: __VA_OPT__ can only appear in the expansion of a variadic macro [-Wvariadic-macros]
#define V 1
#define V 1
//      ^ note note_previous_definition: previous definition is here
#define V 2
//      ^ warning ext_pp_macro_redef: 'V' macro redefined [-Wmacro-redefined]
#define W(a) a
//      ^ note note_previous_definition: previous definition is here
#define W(b) b
//      ^ warning ext_pp_macro_redef: 'W' macro redefined [-Wmacro-redefined]
#define X a+b
//      ^ note note_previous_definition: previous definition is here
#define X a + b
//      ^ warning ext_pp_macro_redef: 'X' macro redefined [-Wmacro-redefined]
#undef X
#define X c
#define __LINE__ 5
//      ^^^^^^^^ warning ext_pp_redef_builtin_macro: redefining builtin macro [-Wbuiltin-macro-redefined]
#undef __FILE__
//     ^^^^^^^^ warning ext_pp_undef_builtin_macro: undefining builtin macro [-Wbuiltin-macro-redefined]
#define Y(a...) a
#define Z(a..., b) a
//            ^ error err_pp_missing_rparen_in_macro_def: missing ')' in macro parameter list
