// What can be wrong with the characters of a file and the digits of a literal. Ids and words are Clang's.
import { defineDiagnostics } from '../define.ts'

export const lexerDiagnostics = defineDiagnostics({
  null_in_file: { severity: 'warning', flag: 'null-character', message: 'null character ignored' },
  warn_nested_block_comment: { severity: 'warning', flag: 'comment', message: "'/*' within block comment" },
  backslash_newline_space: {
    severity: 'warning',
    flag: 'backslash-newline-escape',
    message: 'backslash and newline separated by space',
  },
  ext_unicode_whitespace: {
    severity: 'warning',
    flag: 'unicode-whitespace',
    message: 'treating Unicode character <U+{code}> as whitespace',
  },
  err_character_not_allowed: {
    severity: 'error',
    message: 'unexpected character <U+{code}>',
    explain:
      'Outside comments and string literals, source text is ASCII plus the letters Unicode allows in identifiers.',
  },
  ext_unterminated_char_or_string: {
    severity: 'warning',
    flag: 'invalid-pp-token',
    message: 'missing terminating {quote} character',
  },
  ext_empty_character: { severity: 'warning', flag: 'invalid-pp-token', message: 'empty character constant' },
  err_unterminated_block_comment: {
    severity: 'error',
    message: 'unterminated /* comment',
    explain: 'The comment that starts here is never closed with */, so the rest of the file is part of it.',
  },
  err_conflict_marker: {
    severity: 'error',
    message: 'version control conflict marker in file',
    explain:
      'A merge left both versions of these lines in the file. The first version is compiled; keep one and delete the markers.',
  },
  err_raw_delim_too_long: {
    severity: 'error',
    message: 'raw string delimiter longer than 16 characters; use PREFIX( )PREFIX to delimit raw string',
  },
  err_invalid_char_raw_delim: {
    severity: 'error',
    message: "invalid character '{character}' in raw string delimiter; use PREFIX( )PREFIX to delimit raw string",
  },
  err_unterminated_raw_string: { severity: 'error', message: 'raw string missing terminating delimiter ){delimiter}"' },

  err_invalid_digit: { severity: 'error', message: "invalid digit '{digit}' in {base} constant" },
  err_invalid_suffix_constant: {
    severity: 'error',
    message: "invalid suffix '{suffix}' on {kind} constant",
    explain:
      'Integers take u and l (or ll) in any order and case; floating-point numbers take f, h or l, and f16, f32 or f64.',
  },
  err_exponent_has_no_digits: { severity: 'error', message: 'exponent has no digits' },
  err_hex_constant_requires: {
    severity: 'error',
    message: 'hexadecimal floating literal requires {what}',
  },
  err_integer_literal_too_large: {
    severity: 'error',
    message: 'integer literal is too large to be represented in any integer type',
  },
  ext_integer_literal_too_large_for_signed: {
    severity: 'warning',
    flag: 'implicitly-unsigned-literal',
    message: 'integer literal is too large to be represented in a signed integer type, interpreting as unsigned',
  },
  err_hex_escape_no_digits: { severity: 'error', message: '\\{letter} used with no following hex digits' },
  err_escape_too_large: { severity: 'error', message: '{base} escape sequence out of range' },
  ext_unknown_escape: {
    severity: 'warning',
    flag: 'unknown-escape-sequence',
    message: "unknown escape sequence '\\{letter}'",
  },
  err_character_too_large: {
    severity: 'error',
    message: 'character too large for enclosing character literal type',
  },
  err_multichar_character_literal: {
    severity: 'error',
    message: 'wide character literals may not contain multiple characters',
  },
  ext_multichar_character_literal: {
    severity: 'warning',
    flag: 'multichar',
    message: 'multi-character character constant',
  },
  warn_four_char_character_literal: {
    severity: 'ignored',
    flag: 'four-char-constants',
    message: 'multi-character character constant',
  },
})
