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
  err_function_template_partial_spec: {
    severity: 'error',
    message: 'function template partial specialization is not allowed',
  },
})
