// args: -T cs_6_6 --rules dxc
RWBuffer<int> Out;
#if 'ab' > 1
//  ^ warning ext_multichar_character_literal: multi-character character constant [-Wmultichar]
#endif

[numthreads(1, 1, 1)]
void main() {
  Out[0] = 'A' + '\n' + '\x41';
  Out[1] = 'AB';
//         ^ warning ext_multichar_character_literal: multi-character character constant [-Wmultichar]
//         ^^^^ error err_hlsl_unsupported_char_literal: unsupported style of char literal - use a single-character char-based literal
  Out[2] = 'ABCD';
//         ^^^^^^ error err_hlsl_unsupported_char_literal: unsupported style of char literal - use a single-character char-based literal
  Out[3] = L'A';
//         ^^^^ error err_hlsl_unsupported_char_literal: unsupported style of char literal - use a single-character char-based literal
}
