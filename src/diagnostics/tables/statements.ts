// Statements and assertions.
// Ids and texts are Clang's; where Clang has no such feature they are DXC's.
import { defineDiagnostics } from '../define.ts'

export const statementDiagnostics = defineDiagnostics({
  err_switch_into_protected_scope: {
    severity: 'error',
    message: 'cannot jump from switch statement to this case label',
  },
  note_protected_by_variable_init: { severity: 'note', message: 'jump bypasses variable initialization' },
  err_bracket_depth_exceeded: {
    severity: 'fatal',
    message: 'bracket nesting level exceeded maximum of {limit}',
  },
  err_break_not_in_loop_or_switch: { severity: 'error', message: "'break' statement not in loop or switch statement" },
  err_continue_not_in_loop: { severity: 'error', message: "'continue' statement not in loop statement" },
  err_case_not_in_switch: { severity: 'error', message: "'case' statement not in switch statement" },
  err_default_not_in_switch: { severity: 'error', message: "'default' statement not in switch statement" },
  err_multiple_default_labels_defined: { severity: 'error', message: 'multiple default labels in one switch' },
  err_duplicate_case_differing_expr: {
    severity: 'error',
    message: "duplicate case value: '{first}' and '{second}' both equal '{value}'",
  },
  err_duplicate_case: { severity: 'error', message: "duplicate case value '{value}'" },
  err_case_not_constant: { severity: 'error', message: 'case value is not a constant expression' },
  note_duplicate_case_prev: { severity: 'note', message: 'previous case defined here' },
  err_typecheck_statement_requires_integer: {
    severity: 'error',
    message: 'statement requires expression of integer type ({type} invalid)',
  },
  ext_return_has_expr: {
    severity: 'default-error',
    flag: 'return-mismatch',
    message: "void function '{name}' should not return a value",
  },
  ext_return_missing_expr: {
    severity: 'default-error',
    flag: 'return-mismatch',
    message: "non-void function '{name}' should return a value",
  },
  warn_falloff_nonvoid: {
    severity: 'warning',
    flag: 'return-type',
    message: 'non-void function does not return a value in all control paths',
  },
  warn_noreturn_nonvoid: {
    severity: 'warning',
    flag: 'return-type',
    message: 'non-void function does not return a value',
  },
  err_static_assert_failed: { severity: 'error', message: 'static assertion failed{message}' },
  err_static_assert_requirement_failed: {
    severity: 'error',
    message: "static assertion failed due to requirement '{condition}'{message}",
  },
  note_expr_evaluates_to: { severity: 'note', message: "expression evaluates to '{left} {operator} {right}'" },
  err_static_assert_expression_is_not_constant: {
    severity: 'error',
    message: 'static assertion expression is not an integral constant expression',
  },
})
