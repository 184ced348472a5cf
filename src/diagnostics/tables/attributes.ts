// Attributes in brackets, and entry points, which most of them are about. Clang's texts; DXC's where Clang has none.
import { defineDiagnostics } from '../define.ts'
import { dxcExtensionFlag } from '../flags.ts'

export const attributeDiagnostics = defineDiagnostics({
  err_hlsl_clipplanes_argument: {
    severity: 'error',
    message: 'invalid expression for clipplanes argument: must be global reference, member access or array subscript',
  },
  err_hlsl_clipplanes_subscript: {
    severity: 'error',
    message: 'invalid expression for clipplanes argument array subscript: must be numeric literal',
  },
  err_hlsl_clipplanes_type: {
    severity: 'error',
    message: 'a clip plane has four components, {type} does not',
  },
  err_hlsl_clipplanes_position: {
    severity: 'error',
    message: 'Cannot use clipplanes attribute without specifying a 4-component SV_Position output',
    explain:
      'Every plane becomes an output SV_ClipDistance: the dot product of the plane and the position that the vertex shader writes.',
  },
  warn_hlsl_entry_attribute_without_shader_attribute: {
    severity: 'warning',
    flag: 'misplaced-attributes',
    message: "attribute '{name}' ignored without accompanying shader attribute",
    help: 'in a library, [shader("...")] makes a function an entry point',
  },
  warn_unknown_attribute_ignored: {
    severity: 'warning',
    flag: 'unknown-attributes',
    message: "unknown attribute '{name}' ignored",
    help: "did you mean '{close}'?",
  },
  err_attribute_wrong_number_arguments: {
    severity: 'error',
    message: "'{name}' attribute {number}",
  },
  err_attribute_too_few_arguments: {
    severity: 'error',
    message: "'{name}' attribute takes at least {number}",
  },
  err_attribute_too_many_arguments: {
    severity: 'error',
    message: "'{name}' attribute takes no more than {number}",
  },
  err_stmt_attribute_arguments: {
    severity: 'default-error',
    flag: dxcExtensionFlag,
    message: "'{name}' attribute {number}",
    explain:
      'Only [unroll] takes a number, the most iterations. DXC does not look at other arguments, and under --rules dxc this is a warning.',
  },
  err_attribute_argument_type: { severity: 'error', message: "'{name}' attribute requires an integer constant" },
  err_ice_too_large: {
    severity: 'error',
    message:
      'integer constant expression evaluates to value {value} that cannot be represented in a 32-bit unsigned integer type',
  },
  err_requires_positive_value: {
    severity: 'default-error',
    flag: dxcExtensionFlag,
    message: "invalid value '{value}'; must be positive",
  },
  err_attribute_argument_n_type_string: {
    severity: 'error',
    message: "expected string literal as argument of '{name}' attribute",
  },
  err_pragma_loop_invalid_argument_type: {
    severity: 'default-error',
    flag: dxcExtensionFlag,
    message: 'invalid argument of type {type}; expected an integer type',
  },
  warn_hlsl_first_value_taken: {
    severity: 'warning',
    flag: dxcExtensionFlag,
    message:
      'expression is not an integral constant expression; the value that the variable begins with, {value}, is taken',
  },
  warn_hlsl_attribute_expects_uint_literal: {
    severity: 'warning',
    flag: 'attribute-type',
    message: "attribute '{name}' must have a uint literal argument",
    explain:
      'For the name of a variable DXC takes the value that it begins with; this one begins with none, and the loop is unrolled as if no number stood there. Clang refuses both.',
  },
  err_expr_not_ice: { severity: 'error', message: 'expression is not an integral constant expression' },
  warn_attribute_wrong_decl_type_str: {
    severity: 'warning',
    flag: 'ignored-attributes',
    message: "'{name}' attribute only applies to {what}",
  },
  err_hlsl_attribute_valid_on_function_only: { severity: 'error', message: 'attribute is valid only on functions' },
  err_attribute_wrong_decl_type: { severity: 'error', message: "'{name}' attribute only applies to {what}" },
  warn_attribute_ignored: {
    severity: 'warning',
    flag: 'ignored-attributes',
    message: "'{name}' attribute ignored",
    explain: 'The attribute means nothing here: it is for Vulkan and no code for Vulkan is made, or for another stage.',
  },
  err_hlsl_attr_incompatible: {
    severity: 'error',
    message: "'{name}' attribute is not compatible with '{other}' attribute",
  },
  err_hlsl_push_const_pointer: {
    severity: 'error',
    message: 'vk::push_constant attribute cannot be used on declarations with vk::BufferPointer type',
    help: 'make the pointer a member of a struct',
  },
  err_hlsl_push_const_multiple: { severity: 'error', message: 'cannot have more than one push constant block' },
  err_specialization_const: {
    severity: 'error',
    message:
      "variable with 'vk::constant_id' attribute must be a const int/float/enum/bool and be initialized with a literal",
  },
  err_hlsl_attribute_param_mismatch: {
    severity: 'error',
    message: "'{name}' attribute parameters do not match the previous declaration",
  },
  note_conflicting_attribute: { severity: 'note', message: 'conflicting attribute is here' },
  err_attribute_power_of_two_in_range: {
    severity: 'error',
    message:
      "'{name}' attribute requires an integer argument which is a constant power of two between {least} and {largest} inclusive; provided argument was {value}",
  },
  err_attribute_argument_invalid: {
    severity: 'error',
    message: "'{name}' attribute argument is invalid: min must not be greater than max",
  },
  warn_attr_min_eq_max: {
    severity: 'default-error',
    flag: 'attribute-statement',
    message: "'{name}' attribute minimum and maximum arguments are equal",
  },
  err_hlsl_attribute_unsupported_stage: {
    severity: 'error',
    message: 'attribute {name} only allowed on {stages} shaders',
  },
  err_hlsl_attribute_in_wrong_shader_model: {
    severity: 'error',
    message: "attribute '{name}' requires shader model {model} or greater",
  },
  err_hlsl_attribute_number_arguments_insufficient_shader_model: {
    severity: 'error',
    message: "attribute '{name}' with {count} arguments requires shader model {model} or greater",
  },
  err_hlsl_attribute_expects_string_literal_from_list: {
    severity: 'error',
    message: "attribute '{name}' must have one of these values: {values}",
  },
  warn_attribute_type_not_supported: {
    severity: 'warning',
    flag: 'ignored-attributes',
    message: "'{name}' attribute argument not supported: {value}",
    help: "did you mean '{close}'?",
  },
  err_loop_attribute_wrong_statement: {
    severity: 'default-error',
    flag: dxcExtensionFlag,
    message: "'{name}' attribute only applies to 'for', 'while', and 'do' statements",
  },
  err_branch_attribute_wrong_statement: {
    severity: 'default-error',
    flag: dxcExtensionFlag,
    message: "'{name}' attribute only applies to 'if' and 'switch' statements",
  },
  err_decl_attribute_invalid_on_stmt: {
    severity: 'error',
    message: "'{name}' attribute cannot be applied to a statement",
  },
  err_stmt_attribute_invalid_on_decl: {
    severity: 'default-error',
    flag: dxcExtensionFlag,
    message: "'{name}' attribute cannot be applied to a declaration",
  },
  err_hlsl_loop_attributes_incompatible: {
    severity: 'error',
    message: '{name} and unroll attributes are not compatible',
  },
  err_hlsl_branch_and_flatten: {
    severity: 'error',
    message: "can't use branch and flatten attributes together",
  },

  // ---- Entry points
  err_hlsl_missing_entry: {
    severity: 'error',
    message: 'missing entry point definition',
    help: '{advice}',
    explain: 'No function has the name given by `-E` (by default `main`).',
  },
  err_hlsl_ambiguous_entry: { severity: 'error', message: 'ambiguous entry point function' },
  err_hlsl_missing_semantic_annotation: {
    severity: 'error',
    message: 'semantic annotations must be present for all parameters of an entry function or patch constant function',
  },
  note_profile_assumed: {
    severity: 'note',
    message: 'no profile was given, so this is compiled as a compute shader; use {fitting}',
  },
  err_hlsl_missing_numthreads: {
    severity: 'error',
    message: 'missing numthreads attribute for {stage} shader entry',
  },
  err_hlsl_numthreads_invalid: { severity: 'error', message: 'total number of threads cannot exceed {total}' },
  err_hlsl_numthreads_argument_oor: {
    severity: 'error',
    message: "argument '{argument}' to numthreads attribute cannot exceed {limit}",
  },
  err_hlsl_missing_attr: { severity: 'error', message: '{stage} entry point must have a valid {attribute} attribute' },
  err_hlsl_missing_patch_constant_function: {
    severity: 'error',
    message: "patch constant function '{name}' must be defined",
  },
  err_hlsl_entry_shader_attr_mismatch: {
    severity: 'error',
    message: "'shader' attribute on entry function does not match the target profile",
    help: "the function is a {attribute} shader, the profile is '{profile}'",
  },
  err_hlsl_signature_too_large: {
    severity: 'error',
    message: 'a value of more than {limit} numbers cannot enter or leave an entry point',
  },
  err_hlsl_signature_array_too_large: {
    severity: 'error',
    message: 'an array of more than {limit} elements cannot enter or leave an entry point',
  },
  warn_hlsl_semantic_on_global: {
    severity: 'ignored',
    flag: 'ignored-attributes',
    message: "'{name}' attribute only applies to {what}",
  },
  err_hlsl_attr_invalid_type: {
    severity: 'error',
    message: "attribute '{name}' only applies to a field or parameter of type '{types}'",
  },
  err_hlsl_semantic_indexing_not_supported: {
    severity: 'error',
    message: "semantic '{name}' does not allow indexing",
  },
  err_hlsl_semantic_on_local: { severity: 'error', message: 'semantic is not a valid modifier for a local variable' },
  err_hlsl_unknown_semantic: {
    severity: 'error',
    message: "unknown HLSL semantic '{name}'",
    help: "did you mean '{close}'?",
  },
  err_hlsl_attr_unsupported_in_stage: {
    severity: 'error',
    message: "attribute '{name}' is unsupported in '{stage}' shaders, requires {needed}",
  },
  err_hlsl_parameter_unsupported_in_stage: {
    severity: 'error',
    message: "'{name}' parameters are unsupported in '{stage}' shaders, requires {needed}",
  },
  err_hlsl_semantic_unsupported_iotype_for_stage: {
    severity: 'error',
    message:
      "semantic '{name}' is unsupported in {stage} shaders as {direction}, requires one of the following: {places}",
    help: 'what comes from vertices is a primitive: triangle Vertex vertices[3]',
  },
  note_hlsl_semantic_used_here: { severity: 'note', message: "'{name}' used here" },
  note_declared_here: { severity: 'note', message: "'{name}' declared here" },
})
