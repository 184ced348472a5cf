// What can be wrong with directives and macros. Ids and words are Clang's; the limits are our own.
import { defineDiagnostics } from '../define.ts'

export const preprocessorDiagnostics = defineDiagnostics({
  err_pp_hash_error: { severity: 'error', message: '{text}' },
  pp_hash_warning: { severity: 'warning', flag: '#warnings', message: '{text}' },
  err_pp_invalid_directive: {
    severity: 'error',
    message: 'invalid preprocessing directive',
    help: '{advice}',
  },
  warn_pp_invalid_directive: {
    severity: 'warning',
    flag: 'unknown-directives',
    message: "invalid preprocessing directive, did you mean '#{nearest}'?",
  },
  ext_pp_extra_tokens_at_eol: {
    severity: 'warning',
    flag: 'extra-tokens',
    message: 'extra tokens at end of #{directive} directive',
  },
  err_embedded_directive: {
    severity: 'error',
    message: 'embedding a #{directive} directive within macro arguments is not supported',
    explain:
      'The arguments of a macro are still being collected at this line. Close the parenthesis before the directive.',
  },
  ext_embedded_directive: {
    severity: 'ignored',
    flag: 'embedded-directive',
    message: 'embedding a directive within macro arguments has undefined behavior',
  },

  err_no_such_file: { severity: 'error', message: "no such file or directory: '{file}'" },
  err_pp_file_not_found: {
    severity: 'fatal',
    message: "'{file}' file not found",
    help: '{advice}',
    explain:
      'A quoted #include is looked up beside the including file, beside the files that included it, then in the folders of -I. Angle brackets look only in the folders of -I. With --include-root, what lies outside of that folder is not there.',
  },
  err_pp_file_not_found_angled_include_not_fatal: {
    severity: 'error',
    message: '\'{file}\' file not found with <angled> include; use "quotes" instead',
  },
  pp_nonportable_path: {
    severity: 'warning',
    flag: 'nonportable-include-path',
    message: "non-portable path to file '{path}'; specified path differs in case from file name on disk",
    explain:
      'The file was found only by ignoring the case of letters. This works on Windows and fails on other systems; write the name as it is on disk.',
  },
  err_pp_empty_filename: { severity: 'error', message: 'empty filename' },
  err_pp_expects_filename: { severity: 'error', message: 'expected "FILENAME" or <FILENAME>' },
  err_pp_expected_greater: { severity: 'error', message: "expected '>'" },
  err_pp_include_too_deep: {
    severity: 'error',
    message: '#include nested too deeply',
    explain:
      'Files include each other more than 200 levels deep; usually a file includes itself and has no include guard.',
  },
  err_pp_too_many_includes: {
    severity: 'error',
    message: 'more than {limit} files are included',
    explain: 'Every #include that is entered counts, also of a file seen before. Add #pragma once to the headers.',
  },

  err_pp_missing_macro_name: { severity: 'error', message: 'macro name missing' },
  err_pp_macro_not_identifier: { severity: 'error', message: 'macro name must be an identifier' },
  err_defined_macro_name: { severity: 'error', message: "'defined' cannot be used as a macro name" },
  ext_pp_macro_redef: { severity: 'warning', flag: 'macro-redefined', message: "'{name}' macro redefined" },
  note_previous_definition: { severity: 'note', message: 'previous definition is here' },
  ext_pp_redef_builtin_macro: {
    severity: 'warning',
    flag: 'builtin-macro-redefined',
    message: 'redefining builtin macro',
  },
  ext_pp_undef_builtin_macro: {
    severity: 'warning',
    flag: 'builtin-macro-redefined',
    message: 'undefining builtin macro',
  },
  ext_c99_whitespace_required_after_macro_name: {
    severity: 'warning',
    flag: 'c99-extensions',
    message: 'ISO C99 requires whitespace after the macro name',
  },
  err_pp_missing_rparen_in_macro_def: { severity: 'error', message: "missing ')' in macro parameter list" },
  err_pp_invalid_tok_in_arg_list: { severity: 'error', message: 'invalid token in macro parameter list' },
  err_pp_expected_ident_in_arg_list: { severity: 'error', message: 'expected identifier in macro parameter list' },
  err_pp_expected_comma_in_arg_list: { severity: 'error', message: 'expected comma in macro parameter list' },
  err_pp_duplicate_name_in_arg_list: { severity: 'error', message: "duplicate macro parameter name '{name}'" },
  err_pp_stringize_not_parameter: { severity: 'error', message: "'#' is not followed by a macro parameter" },
  err_paste_at_start: { severity: 'error', message: "'##' cannot appear at start of macro expansion" },
  err_paste_at_end: { severity: 'error', message: "'##' cannot appear at end of macro expansion" },
  ext_pp_bad_vaargs_use: {
    severity: 'ignored',
    flag: 'pedantic',
    message: '__VA_ARGS__ can only appear in the expansion of a C99 variadic macro',
  },
  ext_pp_bad_vaopt_use: {
    severity: 'warning',
    flag: 'variadic-macros',
    message: '__VA_OPT__ can only appear in the expansion of a variadic macro',
  },
  err_pp_missing_lparen_in_vaopt_use: { severity: 'error', message: "missing '(' following __VA_OPT__" },
  err_pp_vaopt_nested_use: {
    severity: 'error',
    message: '__VA_OPT__ cannot be nested within its own replacement tokens',
  },
  err_vaopt_paste_at_start: { severity: 'error', message: "'##' cannot appear at start of __VA_OPT__ argument" },
  err_vaopt_paste_at_end: { severity: 'error', message: "'##' cannot appear at end of __VA_OPT__ argument" },

  err_unterm_macro_invoc: {
    severity: 'error',
    message: 'unterminated function-like macro invocation',
    explain:
      "The macro's arguments are opened here and the file (or the directive's line) ends before they are closed.",
  },
  err_too_many_args_in_macro_invoc: {
    severity: 'error',
    message: 'too many arguments provided to function-like macro invocation',
  },
  err_too_few_args_in_macro_invoc: {
    severity: 'error',
    message: 'too few arguments provided to function-like macro invocation',
  },
  note_macro_expansion_here: { severity: 'note', message: "expansion of macro '{name}' requested here" },
  note_macro_here: { severity: 'note', message: "macro '{name}' defined here" },
  err_pp_bad_paste: { severity: 'error', message: "pasting formed '{text}', an invalid preprocessing token" },
  pp_invalid_string_literal: {
    severity: 'warning',
    flag: 'invalid-string-literal',
    message: "invalid string literal, ignoring final '\\'",
  },
  err_pp_expansion_too_large: {
    severity: 'error',
    message: 'macro expansion produces more than {limit} tokens',
    explain:
      'Macros that expand to macros can double with every level. Compilation stops here rather than fill the memory.',
  },
  err_pp_token_too_long: { severity: 'error', message: '# or ## makes a token of more than {limit} characters' },
  err_pp_expansion_too_deep: {
    severity: 'error',
    message: 'macro arguments are nested more than {limit} levels deep',
  },
  err_pp_too_many_tokens: { severity: 'error', message: 'the translation unit has more than {limit} tokens' },
  err_sloc_space_too_large: {
    severity: 'error',
    message: 'the translation unit is too large to process: ran out of source locations',
  },

  err_pp_unterminated_conditional: {
    severity: 'error',
    message: 'unterminated conditional directive',
    explain: 'The #if, #ifdef or #ifndef here has no #endif in the same file.',
  },
  pp_err_else_after_else: { severity: 'error', message: '#else after #else' },
  pp_err_elif_after_else: { severity: 'error', message: '#{directive} after #else' },
  pp_err_else_without_if: { severity: 'error', message: '#else without #if' },
  pp_err_elif_without_if: { severity: 'error', message: '#{directive} without #if' },
  err_pp_endif_without_if: { severity: 'error', message: '#endif without #if' },

  err_pp_expected_value_in_expr: { severity: 'error', message: 'expected value in expression' },
  err_pp_expected_rparen: { severity: 'error', message: "expected ')' in preprocessor expression" },
  err_pp_expected_colon: { severity: 'error', message: "expected ':'" },
  note_matching: { severity: 'note', message: "to match this '{text}'" },
  err_pp_expected_eol: { severity: 'error', message: 'expected end of line in preprocessor expression' },
  err_pp_expected_after: { severity: 'error', message: 'missing {token} after {before}' },
  err_pp_expr_bad_token_start_expr: {
    severity: 'error',
    message: 'invalid token at start of a preprocessor expression',
  },
  err_pp_expr_bad_token_binop: {
    severity: 'error',
    message: 'token is not a valid binary operator in a preprocessor subexpression',
  },
  err_pp_expr_bad_token_lparen: { severity: 'error', message: "function-like macro '{name}' is not defined" },
  err_pp_illegal_floating_literal: { severity: 'error', message: 'floating point literal in preprocessor expression' },
  err_pp_division_by_zero: { severity: 'error', message: 'division by zero in preprocessor expression' },
  err_pp_remainder_by_zero: { severity: 'error', message: 'remainder by zero in preprocessor expression' },
  err_bracket_depth_exceeded: { severity: 'error', message: 'bracket nesting level exceeded maximum of {limit}' },
  ext_cxx23_pp_directive: {
    severity: 'warning',
    flag: 'c++23-extensions',
    message: "use of a '#{name}' directive is a C++23 extension",
    explain: 'DXC does not know the directive and reads on without a word: another branch may be compiled there.',
  },
  warn_pp_expr_overflow: {
    severity: 'warning',
    flag: 'integer-overflow',
    message: 'integer overflow in preprocessor expression',
  },
  warn_pp_convert_to_positive: {
    severity: 'warning',
    flag: 'sign-conversion',
    message: '{side} side of operator converted from negative value to unsigned: {from} to {to}',
  },
  warn_pp_undef_identifier: {
    severity: 'ignored',
    flag: 'undef',
    message: "'{name}' is not defined, evaluates to 0",
  },
  err_pp_directive_required: { severity: 'error', message: "'{name}' must be used within a preprocessing directive" },
  err_feature_check_malformed: {
    severity: 'error',
    message: 'builtin feature check macro requires a parenthesized identifier',
  },

  err_pp_line_requires_integer: {
    severity: 'error',
    message: '#line directive requires a positive integer argument',
  },
  err_pp_line_digit_sequence: { severity: 'error', message: '{what} directive requires a simple digit sequence' },
  err_pp_line_invalid_filename: { severity: 'error', message: 'invalid filename for {what} directive' },
  err_pp_linemarker_requires_integer: {
    severity: 'error',
    message: 'line marker directive requires a positive integer argument',
  },

  pp_pragma_once_in_main_file: {
    severity: 'warning',
    flag: 'pragma-once-outside-header',
    message: '#pragma once in main file',
  },
  warn_pragma_message: { severity: 'warning', flag: '#pragma-messages', message: '{text}' },
  err_pragma_message_string: { severity: 'error', message: 'expected string literal in pragma message' },
  err_pragma_message_malformed: { severity: 'error', message: 'pragma message requires parenthesized string' },
  err__Pragma_malformed: { severity: 'error', message: '_Pragma takes a parenthesized string literal' },
  err_pragma_push_pop_macro_malformed: {
    severity: 'error',
    message: 'pragma {pragma} requires a parenthesized string',
  },
  err_pragma_pack_matrix_malformed: {
    severity: 'error',
    message: "pragma pack_matrix requires '(row_major)' or '(column_major)'",
  },
  warn_pragma_extra_tokens_at_eol: {
    severity: 'warning',
    flag: 'ignored-pragmas',
    message: "extra tokens at end of '#pragma {pragma}' - ignored",
  },
  warn_pragma_pop_macro_no_push: {
    severity: 'warning',
    flag: 'ignored-pragmas',
    message: "pragma pop_macro could not pop '{name}', no matching push_macro",
  },
  warn_pragma_diagnostic_invalid: {
    severity: 'warning',
    flag: 'unknown-pragmas',
    message: "pragma diagnostic expected 'error', 'warning', 'ignored', 'fatal', 'push', or 'pop'",
  },
  warn_pragma_diagnostic_cannot_pop: {
    severity: 'warning',
    flag: 'unknown-pragmas',
    message: 'pragma diagnostic pop could not pop, no matching push',
  },
  warn_pragma_diagnostic_invalid_option: {
    severity: 'warning',
    flag: 'unknown-pragmas',
    message: 'pragma diagnostic expected option name (e.g. "-Wundef")',
  },
  warn_pragma_diagnostic_invalid_token: {
    severity: 'warning',
    flag: 'unknown-pragmas',
    message: 'unexpected token in pragma diagnostic',
  },
  warn_pragma_diagnostic_unknown_warning: {
    severity: 'warning',
    flag: 'unknown-warning-option',
    message: "unknown warning group '{option}', ignored",
  },
  err_pragma_diagnostic_string: { severity: 'error', message: 'expected string literal in pragma diagnostic' },
  warn_pragma_ignored: { severity: 'ignored', flag: 'unknown-pragmas', message: 'unknown pragma ignored' },
})
