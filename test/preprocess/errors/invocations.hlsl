// clang: same
#define NONE() 0
//      ^^^^ note note_macro_here: macro 'NONE' defined here
#define ONE(a) a
//      ^^^ note note_macro_here: macro 'ONE' defined here
//      ^^^ note note_macro_here: macro 'ONE' defined here
#define TWO(a, b) a b
//      ^^^ note note_macro_here: macro 'TWO' defined here
//      ^^^ note note_macro_here: macro 'TWO' defined here
//      ^^^ note note_macro_here: macro 'TWO' defined here
#define SOME(a, b, ...) a b
//      ^^^^ note note_macro_here: macro 'SOME' defined here
#define PASTE(a, b) a ## b
//                    ^ note note_expanded_from_macro: expanded from macro 'PASTE'
//                    ^ note note_expanded_from_macro: expanded from macro 'PASTE'
//                    ^ note note_expanded_from_macro: expanded from macro 'PASTE'
//                    ^ note note_expanded_from_macro: expanded from macro 'PASTE'
//      ^^^^^ note note_macro_here: macro 'PASTE' defined here
#define STRING(a) #a
NONE(1)
//   ^ error err_too_many_args_in_macro_invoc: too many arguments provided to function-like macro invocation
NONE( )
ONE()
ONE(1, 2)
//     ^ error err_too_many_args_in_macro_invoc: too many arguments provided to function-like macro invocation
ONE((1, 2))
TWO(1)
//   ^ error err_too_few_args_in_macro_invoc: too few arguments provided to function-like macro invocation
TWO(1, 2, 3)
//        ^ error err_too_many_args_in_macro_invoc: too many arguments provided to function-like macro invocation
TWO(,)
SOME(1)
//    ^ error err_too_few_args_in_macro_invoc: too few arguments provided to function-like macro invocation
SOME(1, 2)
PASTE(+, x)
//@ 1..6 error err_pp_bad_paste: pasting formed '+x', an invalid preprocessing token
PASTE(x, +)
//@ 1..6 error err_pp_bad_paste: pasting formed 'x+', an invalid preprocessing token
PASTE(a, PASTE)
PASTE(/, /)
//@ 1..6 error err_pp_bad_paste: pasting formed '//', an invalid preprocessing token
PASTE(1, +)
//@ 1..6 error err_pp_bad_paste: pasting formed '1+', an invalid preprocessing token
PASTE(", ")
//        ^ error err_too_few_args_in_macro_invoc: too few arguments provided to function-like macro invocation
STRING(\)
//     ^ warning pp_invalid_string_literal: invalid string literal, ignoring final '\' [-Winvalid-string-literal]
STRING(a\)
//      ^ warning pp_invalid_string_literal: invalid string literal, ignoring final '\' [-Winvalid-string-literal]
ONE(
//@ 1..4 note note_macro_expansion_here: expansion of macro 'ONE' requested here
#include "nothing.hlsli"
//@ 2..9 error err_embedded_directive: embedding a #include directive within macro arguments is not supported
#define HERE 1
HERE
)
#if ONE(1
//  ^^^ error err_unterm_macro_invoc: unterminated function-like macro invocation
//       ^ error err_pp_expected_value_in_expr: expected value in expression
#endif
_Pragma(1)
//@ 1..8 error err__Pragma_malformed: _Pragma takes a parenthesized string literal
_Pragma("message(\"hello\")")
//@ 1..8 warning warn_pragma_message: hello [-W#pragma-messages]
ONE(_Pragma("message(\"there\")") x)
//  ^^^^^^^ warning warn_pragma_message: there [-W#pragma-messages]
__has_include("a")
//@ 1..14 error err_pp_directive_required: '__has_include' must be used within a preprocessing directive
TWO(1,
//@ 1..4 error err_unterm_macro_invoc: unterminated function-like macro invocation
//@ <scratch space>:1:1 note note_expanded_from_macro: expanded from macro '_Pragma'
