// Names: what none is found for, what has one already, and who may say it.
// Ids and texts are Clang's; where Clang has no such feature they are DXC's.
import { defineDiagnostics } from '../define.ts'

export const nameDiagnostics = defineDiagnostics({
  err_undeclared_var_use: {
    severity: 'error',
    message: "use of undeclared identifier '{name}'",
    help: '{advice}',
  },
  err_expected_class_or_namespace: {
    severity: 'error',
    message: "'{name}' is not a class, namespace, or enumeration",
  },
  err_ref_non_value: { severity: 'error', message: "'{name}' does not refer to a value", help: '{advice}' },
  err_undeclared_var_use_suggest: {
    severity: 'error',
    message: "use of undeclared identifier '{name}'; did you mean '{suggestion}'?",
  },
  err_unknown_typename: { severity: 'error', message: "unknown type name '{name}'", help: '{advice}' },
  err_unknown_typename_suggest: {
    severity: 'error',
    message: "unknown type name '{name}'; did you mean '{suggestion}'?",
    help: 'a texture and its sampler are two variables: Texture2D<float4> t; SamplerState s; t.Sample(s, uv)',
  },
  err_use_of_tag_name_without_tag: {
    severity: 'error',
    message: "must use '{tag}' tag to refer to type '{name}' in this scope",
  },
  note_decl_hiding_tag_type: {
    severity: 'note',
    message: "{tag} '{name}' is hidden by a non-type declaration of '{name}' here",
  },
  err_no_template: { severity: 'error', message: "no template named '{name}'" },
  err_no_template_suggest: { severity: 'error', message: "no template named '{name}'; did you mean '{suggestion}'?" },
  err_no_member: { severity: 'error', message: "no member named '{name}' in {container}", help: '{advice}' },
  err_no_member_suggest: {
    severity: 'error',
    message: "no member named '{name}' in {container}; did you mean '{suggestion}'?",
  },
  err_no_member_global: { severity: 'error', message: "no member named '{name}' in the global namespace" },
  err_typename_nested_not_found: { severity: 'error', message: "no type named '{name}' in {container}" },
  err_expected_namespace_name: { severity: 'error', message: 'expected namespace name' },
  note_entity_declared_at: { severity: 'note', message: "'{name}' declared here" },
  note_constexpr_ltor_non_const_int: {
    severity: 'note',
    message: "read of non-const variable '{name}' is not allowed in a constant expression",
  },
  note_declared_at: { severity: 'note', message: 'declared here' },
  note_previous_definition: { severity: 'note', message: 'previous definition is here' },
  err_ambiguous_reference: {
    severity: 'error',
    message: "reference to '{name}' is ambiguous",
    help: "write which is meant, with the namespace in front and '::' between",
  },
  note_ambiguous_candidate: { severity: 'note', message: "candidate found by name lookup is '{name}'" },
  note_previous_declaration: { severity: 'note', message: 'previous declaration is here' },
  note_forward_declaration: { severity: 'note', message: "forward declaration of '{name}'" },
  note_type_being_defined: {
    severity: 'note',
    message: "definition of '{name}' is not complete until the closing '}'",
  },
  err_redefinition: { severity: 'error', message: "redefinition of '{name}'" },
  err_redefinition_different_type: {
    severity: 'error',
    message: "redefinition of '{name}' with a different type: {type} vs {previous}",
  },
  err_redefinition_different_kind: {
    severity: 'error',
    message: "redefinition of '{name}' as different kind of symbol",
  },
  err_redefinition_different_typedef: {
    severity: 'error',
    message: '{what} redefinition with different types ({type} vs {previous})',
  },
  err_redefinition_of_enumerator: { severity: 'error', message: "redefinition of enumerator '{name}'" },
  err_param_redefinition: { severity: 'error', message: "redefinition of parameter '{name}'" },
  warn_hlsl_for_redefinition: {
    severity: 'warning',
    flag: 'for-redefinition',
    message: "redefinition of '{name}' shadows declaration in the outer scope; most recent declaration will be used",
    explain:
      'Before HLSL 2021 a variable of a `for` initializer lives on after the loop, so a second loop with the same name declares it again.',
  },
  err_tag_reference_non_tag: {
    severity: 'error',
    message: "{kind} '{name}' cannot be referenced with the '{keyword}' specifier",
  },
  err_use_with_wrong_tag: {
    severity: 'error',
    message: "use of '{name}' with tag type that does not match previous declaration",
  },
  err_tag_definition_of_typedef: {
    severity: 'error',
    message: "definition of type '{name}' conflicts with typedef of the same name",
  },
  err_namespace_nonnamespace_scope: {
    severity: 'error',
    message: 'namespaces can only be defined in global or namespace scope',
  },
  err_using_decl_can_not_refer_to_class_member: {
    severity: 'error',
    message: 'using declaration cannot refer to class member',
  },
  err_using_decl_nested_name_specifier_is_not_class: {
    severity: 'error',
    message: "using declaration in class refers into '{container}', which is not a class",
  },
  err_using_decl_nested_name_specifier_is_not_base_class: {
    severity: 'error',
    message: "using declaration refers into '{container}', which is not a base class of {struct}",
  },
  err_access: { severity: 'error', message: "'{name}' is a {access} member of '{struct}'" },
  note_access_natural: { severity: 'note', message: 'declared {access} here' },
  note_access_constrained_by_path: { severity: 'note', message: 'constrained by {access} inheritance here' },
  err_declaration_not_enclosed: {
    severity: 'error',
    message: "cannot define or redeclare '{name}' here because namespace {around} does not enclose namespace {inner}",
  },
})
