// args: -T ps_6_6 -E main
// What a directive makes of characters that no word has is its own affair.
#pragma region — the parts — “quoted”
#define unused —
#define used 1 —
//             ^ note note_expanded_from_macro: expanded from macro 'used'
#if 1 // — a comment
#endif —
//     ^ warning ext_pp_extra_tokens_at_eol: extra tokens at end of #endif directive [-Wextra-tokens]
#warning no — character is refused
//@ 2..9 warning pp_hash_warning: no — character is refused [-W#warnings]

float4 main() : SV_Target
{
  float a — = 1;
//        ^ error err_character_not_allowed: unexpected character <U+2014>
  return used;
//       ^^^^ error err_expected_semi_after_stmt: expected ';' after return statement
}
