// Templates, their parameters, arguments and instances.
// Ids and texts are Clang's; where Clang has no such feature they are DXC's.
import { defineDiagnostics } from '../define.ts'

export const templateDiagnostics = defineDiagnostics({
  err_template_missing_args: {
    severity: 'error',
    message: "use of {what} template '{name}' requires template arguments",
  },
  err_template_too_many_args: {
    severity: 'error',
    message: "too many template arguments for {what} template '{name}'",
  },
  err_template_too_few_args: { severity: 'error', message: "too few template arguments for {what} template '{name}'" },
  err_template_arg_must_be_type: {
    severity: 'error',
    message: 'template argument for template type parameter must be a type',
  },
  err_template_arg_must_be_expr: {
    severity: 'error',
    message: 'template argument for non-type template parameter must be an expression',
  },
  err_non_type_template_arg_not_constant: {
    severity: 'error',
    message: 'non-type template argument is not a constant expression',
  },
  err_template_param_default_arg_missing: {
    severity: 'error',
    message: 'template parameter missing a default argument',
  },
  err_template_param_list_different_arity: {
    severity: 'error',
    message: 'too {which} template parameters in template redeclaration',
  },
  err_template_param_different_kind: {
    severity: 'error',
    message: 'template parameter has a different kind in template redeclaration',
  },
  note_template_param_prev: { severity: 'note', message: 'previous template parameter is here' },
  err_template_param_default_arg_redefinition: {
    severity: 'error',
    message: 'template parameter redefines default argument',
    help: 'leave it out here',
  },
  note_template_param_prev_default_arg: {
    severity: 'note',
    message: 'previous default template argument defined here',
  },
  err_template_param_shadow: { severity: 'error', message: "declaration of '{name}' shadows template parameter" },
  err_template_nontype_parm_bad_type: {
    severity: 'error',
    message: 'a non-type template parameter cannot have type {type}',
  },
  err_template_outside_namespace_or_class_scope: {
    severity: 'error',
    message: 'templates can only be declared in namespace or class scope',
  },
  err_not_a_template: { severity: 'error', message: "'{name}' is not a template" },
  note_template_declared_here: { severity: 'note', message: 'template is declared here' },
  note_template_param_here: { severity: 'note', message: 'template parameter is declared here' },
  note_template_instantiation_here: { severity: 'note', message: 'in instantiation of {label} requested here' },
  err_template_recursion_depth_exceeded: {
    severity: 'fatal',
    message: 'recursive template instantiation exceeded maximum depth of {depth}',
    explain:
      'A template that instantiates itself with new arguments must end at some point, for example in a specialisation.',
  },
  err_template_name_too_long: {
    severity: 'fatal',
    message: "the name of an instance of '{name}' with its arguments has more than {limit} characters",
    explain:
      'An instance is named with all of its arguments. Where each instance takes another one twice, its name is twice as long as the name of that one.',
  },
  err_partial_spec_ordering_ambiguous: {
    severity: 'error',
    message: "ambiguous partial specializations of '{name}'",
  },
  err_partial_spec_args_match_primary_template: {
    severity: 'error',
    message:
      'class template partial specialization does not specialize any template argument; to define the primary template, remove the template argument list',
  },
  err_partial_spec_fully_specialized: {
    severity: 'error',
    message: "partial specialization of '{name}' does not use any of its template parameters",
    help: 'write template<> in front of it',
  },
  ext_partial_specs_not_deducible: {
    severity: 'default-error',
    flag: 'unusable-partial-specialization',
    message:
      'class template partial specialization contains a template parameter that cannot be deduced; this partial specialization will never be used',
  },
  note_non_deducible_parameter: { severity: 'note', message: "non-deducible template parameter '{name}'" },
  err_default_arg_in_partial_spec: {
    severity: 'error',
    message: 'default template argument in a class template partial specialization',
  },
  err_template_spec_needs_header: {
    severity: 'error',
    message: "template specialization requires 'template<>'",
  },
  note_partial_spec_match: { severity: 'note', message: 'partial specialization matches' },
  err_specialization_after_instantiation: {
    severity: 'error',
    message: "explicit specialization of '{name}' after instantiation",
    help: 'move it in front of the first use with these arguments',
  },
  err_function_template_spec_no_match: {
    severity: 'error',
    message: "no function template matches function template specialization '{name}'",
  },
  err_hlsl_typeintemplateargument: { severity: 'error', message: '{type} cannot be used as a type parameter' },
  err_hlsl_typeintemplateargument_requires_struct: {
    severity: 'error',
    message: '{type} cannot be used as a type parameter where a struct/class is required',
  },
  err_explicit_instantiation_undefined: {
    severity: 'error',
    message: 'explicit instantiation of undefined {what} {name}',
    help: 'define it in front of this line',
  },
  err_explicit_instantiation_duplicate: {
    severity: 'error',
    message: "duplicate explicit instantiation of '{name}'",
    help: 'remove this line',
  },
  note_previous_explicit_instantiation: { severity: 'note', message: 'previous explicit instantiation is here' },
  warn_explicit_instantiation_after_specialization: {
    severity: 'warning',
    flag: 'instantiation-after-specialization',
    message: "explicit instantiation of '{name}' that occurs after an explicit specialization has no effect",
  },
  err_explicit_instantiation_nontemplate_type: {
    severity: 'error',
    message: "explicit instantiation of non-templated type '{name}'",
  },
  err_explicit_instantiation_of_no_template: {
    severity: 'error',
    message: "explicit instantiation of {what} '{name}'",
  },
  err_explicit_instantiation_storage_class: {
    severity: 'error',
    message: 'explicit instantiation cannot have a storage class',
  },
  err_explicit_instantiation_inline: { severity: 'error', message: "explicit instantiation cannot be 'inline'" },
  err_not_tag_in_scope: { severity: 'error', message: "no {keyword} named '{name}' in '{container}'" },
  err_function_template_partial_spec: {
    severity: 'error',
    message: 'function template partial specialization is not allowed',
  },
})
