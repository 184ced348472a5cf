// Functions, operators, parameters and exports.
// Ids and texts are Clang's; where Clang has no such feature they are DXC's.
import { defineDiagnostics } from '../define.ts'

export const functionDiagnostics = defineDiagnostics({
  err_param_default_argument_references_param: {
    severity: 'error',
    message: "default argument references parameter '{name}'",
  },
  err_use_of_default_argument_to_function_declared_later: {
    severity: 'error',
    message: "use of default argument to function '{name}' that is declared later in class '{owner}'",
  },
  note_default_argument_declared_here: { severity: 'note', message: 'default argument declared here' },
  err_hlsl_usage_not_on_parameter: {
    severity: 'error',
    message: "HLSL usage '{word}' is only valid on a parameter",
  },
  err_hlsl_duplicate_parameter_modifier: { severity: 'error', message: "duplicate parameter modifier '{word}'" },
  err_hlsl_parameter_qualifier_conflict: {
    severity: 'error',
    message: "conflicting parameter qualifier '{mode}' on parameter '{name}'",
  },
  note_previous_parameter_qualifier: { severity: 'note', message: "previously declared as '{mode}' here" },
  err_hlsl_export_not_on_function: {
    severity: 'error',
    message: 'export declaration can only be used on functions',
  },
  err_export_internal: {
    severity: 'error',
    message: "declaration of '{name}' with internal linkage cannot be exported",
  },
  err_export_within_anonymous_namespace: {
    severity: 'error',
    message: 'export declaration appears within anonymous namespace',
  },
  note_anonymous_namespace: { severity: 'note', message: 'anonymous namespace begins here' },
  err_redeclaration_non_exported: {
    severity: 'error',
    message: "cannot export redeclaration '{name}' here since the previous declaration {why}",
  },
  err_constructor_return_type: { severity: 'error', message: 'constructor cannot have a return type' },
  err_inline_non_function: { severity: 'error', message: "'inline' can only appear on functions" },
  err_diff_out_of_line_return_type: {
    severity: 'error',
    message: "return type of out-of-line definition of '{name}' differs from that in the declaration",
  },
  err_ovl_diff_return_type: {
    severity: 'error',
    message: 'functions that differ only in their return type cannot be overloaded',
  },
  err_param_default_argument_redefinition: { severity: 'error', message: 'redefinition of default argument' },
  err_param_default_argument_missing: { severity: 'error', message: "missing default argument on parameter '{name}'" },
  err_member_decl_does_not_match: {
    severity: 'error',
    message: "out-of-line definition of '{name}' does not match any declaration in {container}",
  },
  err_member_function_call_bad_cvr: {
    severity: 'error',
    message: "'this' argument to member function '{name}' has type {type}, but function is not marked const",
    help: 'the method changes its object: call it for a copy in a variable',
  },
  note_defined_here: { severity: 'note', message: '{name} defined here' },
  err_call_incomplete_return: {
    severity: 'error',
    message: "calling '{name}' with incomplete return type {type}",
  },
  err_func_def_incomplete_result: {
    severity: 'error',
    message: 'incomplete result type {type} in function definition',
  },
  err_void_only_param: {
    severity: 'error',
    message: "'void' must be the first and only parameter if specified",
  },
  err_invalid_variable_type_void: { severity: 'error', message: "argument may not have 'void' type" },
  err_function_returning_array: { severity: 'error', message: 'function cannot return array type {type}' },
  err_hlsl_unsupported_string_param: { severity: 'error', message: 'parameter of type string is not supported' },
  err_hlsl_unsupported_string_return: { severity: 'error', message: 'return value of type string is not supported' },
  err_hlsl_unsupported_string_array: { severity: 'error', message: 'array of type string is not supported' },
  err_hlsl_overloading_conversion_disallowed: {
    severity: 'error',
    message: 'conversion operator overloading is not allowed',
  },
  err_operator_overload_must_be: {
    severity: 'error',
    message: "overloaded 'operator{operator}' must be a {arity} operator (has {has})",
  },
  err_subscript_operator_arity: {
    severity: 'error',
    message: "overloaded 'operator[]' cannot have {amount} before C++23",
  },
  err_operator_overload_default_arg: {
    severity: 'error',
    message: "parameter of overloaded 'operator{operator}' cannot have a default argument",
  },
  err_hlsl_overloading_operator_disallowed: {
    severity: 'error',
    message: "overloading {nonmember}'operator{operator}' is not allowed",
  },
  err_hlsl_no_recursion: {
    severity: 'error',
    message: "recursive functions are not allowed: function '{function}' calls recursive function '{callee}'",
  },
  note_hlsl_no_recursion: { severity: 'note', message: 'recursive function located here:' },
  err_hlsl_missing_export: {
    severity: 'error',
    message: "could not find target for export: '{name}'",
    help: 'use {advice}',
    explain:
      '`-exports=a;b` keeps only the functions of a library that it names, so a name that no function has is a mistake.',
  },
  err_type_defined_in_result_type: {
    severity: 'error',
    message: '{name} cannot be defined in the result type of a function',
  },
})
