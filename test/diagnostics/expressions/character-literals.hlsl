// args: -T cs_6_6
// clang: same
RWBuffer<int> Out;
#if 'é' > 1
//  ^ error err_character_too_large: character too large for enclosing character literal type
#endif
#if 'ab' > 1
//  ^ warning ext_multichar_character_literal: multi-character character constant [-Wmultichar]
#endif

[numthreads(1, 1, 1)]
void main() {
  Out[0] = 'A' + '\n' + '\0';
  Out[0] = '\x41' + '\xff';
  Out[0] = '\101';
  Out[1] = 'é';
//         ^ error err_character_too_large: character too large for enclosing character literal type
  Out[2] = '\777';
//          ^ error err_escape_too_large: octal escape sequence out of range
  Out[3] = '\xfff';
//          ^ error err_escape_too_large: hex escape sequence out of range
  Out[4] = 'aé';
//         ^ error err_character_too_large: character too large for enclosing character literal type
//         ^ warning ext_multichar_character_literal: multi-character character constant [-Wmultichar]
  Out[5] = '\u00e9' + '\u0041';
//         ^ error err_character_too_large: character too large for enclosing character literal type
  Out[6] = '\q';
//          ^ warning ext_unknown_escape: unknown escape sequence '\q' [-Wunknown-escape-sequence]
  Out[7] = 'ABCD';
  Out[8] = L'é' + L'\U00012345';
  Out[9] = L'ab';
//         ^ error err_multichar_character_literal: wide character literals may not contain multiple characters
  Out[10] = u'\x1ffff';
//            ^ error err_escape_too_large: hex escape sequence out of range
}
