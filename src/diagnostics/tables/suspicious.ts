// Statements and expressions that are right by the rules and probably not what was meant; the texts are Clang's.
import { defineDiagnostics } from '../define.ts'

export const suspiciousDiagnostics = defineDiagnostics({
  warn_condition_is_assignment: {
    severity: 'warning',
    flag: 'parentheses',
    message: 'using the result of an assignment as a condition without parentheses',
  },
  note_condition_assign_silence: {
    severity: 'note',
    message: 'place parentheses around the assignment to silence this warning',
  },
  note_condition_assign_to_comparison: {
    severity: 'note',
    message: "use '==' to turn this assignment into an equality comparison",
  },
  note_condition_or_assign_to_comparison: {
    severity: 'note',
    message: "use '!=' to turn this compound assignment into an inequality comparison",
  },
  warn_consecutive_comparison: {
    severity: 'default-error',
    flag: 'parentheses',
    message: "chained comparison 'X {first} Y {second} Z' does not behave the same as a mathematical expression",
    help: 'the first comparison gives true or false, and the second compares that; combine two comparisons with &&',
  },
  warn_precedence_bitwise_rel: {
    severity: 'warning',
    flag: 'parentheses',
    message: '{operator} has lower precedence than {comparison}; {comparison} will be evaluated first',
  },
  note_precedence_silence: {
    severity: 'note',
    message: "place parentheses around the '{operator}' expression to silence this warning",
  },
  note_precedence_bitwise_first: {
    severity: 'note',
    message: 'place parentheses around the {operator} expression to evaluate it first',
  },
  warn_addition_in_bitshift: {
    severity: 'warning',
    flag: 'shift-op-parentheses',
    message: "operator '{shift}' has lower precedence than '{operator}'; '{operator}' will be evaluated first",
  },
  warn_logical_and_in_logical_or: {
    severity: 'ignored',
    flag: 'logical-op-parentheses',
    message: "'{inner}' within '{outer}'",
  },
  warn_bitwise_op_in_bitwise_op: {
    severity: 'ignored',
    flag: 'bitwise-op-parentheses',
    message: "'{inner}' within '{outer}'",
  },
  warn_dangling_else: {
    severity: 'warning',
    flag: 'dangling-else',
    message: 'add explicit braces to avoid dangling else',
  },
  warn_missing_case: {
    severity: 'warning',
    flag: 'switch',
    message: 'enumeration value {name} not handled in switch',
  },
  warn_missing_cases: {
    severity: 'warning',
    flag: 'switch',
    message: 'enumeration values {names} not handled in switch',
  },
  warn_many_missing_cases: {
    severity: 'warning',
    flag: 'switch',
    message: '{count} enumeration values not handled in switch: {names}...',
  },
  warn_not_in_enum: { severity: 'warning', flag: 'switch', message: 'case value not in enumerated type {type}' },
  warn_bool_switch_condition: {
    severity: 'warning',
    flag: 'switch-bool',
    message: 'switch condition has boolean value',
  },
  warn_empty_body: { severity: 'warning', flag: 'empty-body', message: '{what} has empty body' },
  note_empty_body_on_separate_line: {
    severity: 'note',
    message: 'put the semicolon on a separate line to silence this warning',
  },
})
