// clang: same
#
# /* nothing */
#error  an error "with it's own words" // and a comment
//@ 2..7 error err_pp_hash_error: an error "with it's own words" // and a comment
#warning a warning
//@ 2..9 warning pp_hash_warning: a warning [-W#warnings]
#error
//@ 2..7 error err_pp_hash_error: 
#defin X
//@ 2..7 error err_pp_invalid_directive: invalid preprocessing directive
//       help: did you mean '#define'?
#foo
//@ 2..5 error err_pp_invalid_directive: invalid preprocessing directive
#12x
// ^ error err_pp_line_digit_sequence: GNU line marker directive requires a simple digit sequence
#line
//   ^ error err_pp_line_requires_integer: #line directive requires a positive integer argument
#line 0x5
//     ^^ error err_pp_line_digit_sequence: #line directive requires a simple digit sequence
#line a
//    ^ error err_pp_line_requires_integer: #line directive requires a positive integer argument
#line -1
//    ^ error err_pp_line_requires_integer: #line directive requires a positive integer argument
#line 5 6
//      ^ error err_pp_line_invalid_filename: invalid filename for #line directive
#line 4294967296
//    ^^^^^^^^^^ error err_pp_line_requires_integer: #line directive requires a positive integer argument
#include
//      ^ error err_pp_expects_filename: expected "FILENAME" or <FILENAME>
#include ""
//       ^^ error err_pp_empty_filename: empty filename
#include <>
//       ^^ error err_pp_empty_filename: empty filename
#include 5
//       ^ error err_pp_expects_filename: expected "FILENAME" or <FILENAME>
#include "nothing
//       ^ warning ext_unterminated_char_or_string: missing terminating '"' character [-Winvalid-pp-token]
//       ^ error err_pp_expects_filename: expected "FILENAME" or <FILENAME>
#include <nothing
//               ^ error err_pp_expected_greater: expected '>'
//       ^ note note_matching: to match this '<'
#pragma once
//      ^^^^ warning pp_pragma_once_in_main_file: #pragma once in main file [-Wpragma-once-outside-header]
#pragma message("a" "b")
//      ^^^^^^^ warning warn_pragma_message: ab [-W#pragma-messages]
#pragma message "c"
//      ^^^^^^^ warning warn_pragma_message: c [-W#pragma-messages]
#pragma message(d)
//              ^ error err_pragma_message_string: expected string literal in pragma message
#pragma message
//      ^^^^^^^ error err_pragma_message_malformed: pragma message requires parenthesized string
#pragma unknown
#!shebang
//@ 2..3 error err_pp_invalid_directive: invalid preprocessing directive
/* a /* b */
//   ^ warning warn_nested_block_comment: '/*' within block comment [-Wcomment]
x = 'unterminated
//  ^ warning ext_unterminated_char_or_string: missing terminating ' character [-Winvalid-pp-token]
x = "unterminated
//  ^ warning ext_unterminated_char_or_string: missing terminating '"' character [-Winvalid-pp-token]
x = '';
//  ^ warning ext_empty_character: empty character constant [-Winvalid-pp-token]
x = R"abcdefghijklmnopq(x)abcdefghijklmnopq";
//                    ^ error err_raw_delim_too_long: raw string delimiter longer than 16 characters; use PREFIX( )PREFIX to delimit raw string
x = R"a b(x)a b";
//     ^ error err_invalid_char_raw_delim: invalid character ' ' in raw string delimiter; use PREFIX( )PREFIX to delimit raw string
x \   
// ^ warning backslash_newline_space: backslash and newline separated by space [-Wbackslash-newline-escape]
y
