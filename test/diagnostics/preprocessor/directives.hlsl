// args: -T lib_6_6
// clang: same

#if 1
#error this is wrong
//@ 2..7 error err_pp_hash_error: this is wrong
#endif

#ifdef UNDEFINED extra
//               ^^^^^ warning ext_pp_extra_tokens_at_eol: extra tokens at end of #ifdef directive [-Wextra-tokens]
#endif

#define TWICE(x) x x
//      ^^^^^ note note_previous_definition: previous definition is here
#define TWICE(x) x
//      ^^^^^ warning ext_pp_macro_redef: 'TWICE' macro redefined [-Wmacro-redefined]

#else
//@ 2..6 error pp_err_else_without_if: #else without #if

#undef
//    ^ error err_pp_missing_macro_name: macro name missing
#if (1
//    ^ error err_pp_expected_rparen: expected ')' in preprocessor expression
//  ^ note note_matching: to match this '('
#endif

#endif
//@ 2..7 error err_pp_endif_without_if: #endif without #if
