// args: -T lib_6_6
// clang: same
#if 0
#elfi 1
#elsif 1
//@ 2..7 warning warn_pp_invalid_directive: invalid preprocessing directive, did you mean '#elif'? [-Wunknown-directives]
#ELSE
//@ 2..6 warning warn_pp_invalid_directive: invalid preprocessing directive, did you mean '#else'? [-Wunknown-directives]
#endif
#define OPTIONAL(...) __VA_OPT__(a
//                                ^ error err_pp_expected_after: missing ')' after identifier
//                              ^ note note_matching: to match this '('
#define PLAIN(x) __VA_ARGS__
#define CALL(x) x
static const int embedded = CALL(
#define INSIDE
1);
# 1.5 "other.hlsl"
// ^ error err_pp_line_digit_sequence: GNU line marker directive requires a simple digit sequence
static const int letter = '\x';
//                         ^ error err_hex_escape_no_digits: \x used with no following hex digits
