// Variables: modifiers, initializers, places in constant buffers, and those without a use.
// Ids and texts are Clang's; where Clang has no such feature they are DXC's.
import { defineDiagnostics } from '../define.ts'
import { dxcExtensionFlag } from '../flags.ts'

export const variableDiagnostics = defineDiagnostics({
  err_hlsl_modifier_wrong_type: {
    severity: 'error',
    message: "'{word}' is not a valid modifier for a declaration of type {type}",
  },
  err_typecheck_decl_incomplete_type: { severity: 'error', message: 'variable has incomplete type {type}' },
  err_invalid_declarator_in_function: {
    severity: 'error',
    message: "definition or redeclaration of '{name}' not allowed inside a function",
  },
  err_typecheck_incomplete_array_needs_initializer: {
    severity: 'error',
    message: 'definition of variable with array type needs an explicit size or an initializer',
  },
  err_auto_missing_initializer: {
    severity: 'error',
    message: "declaration of variable '{name}' with deduced type 'auto' requires an initializer",
  },
  err_auto_subobject: { severity: 'error', message: "'auto' cannot deduce type {type}" },
  err_auto_not_allowed: { severity: 'error', message: "'auto' not allowed here" },
  warn_hlsl_effect_object: {
    severity: 'warning',
    flag: 'effects-syntax',
    message: 'effect object ignored - effect syntax is deprecated',
    explain: '`BlendState`, `texture` and their like belong to the effects framework; the host program sets states.',
  },
  err_hlsl_pointer_uninitialized: {
    severity: 'error',
    message: "'{name}' has no initializer, and vk::BufferPointer has no default constructor",
    help: 'initialize it with an address, or make it a member of a push constant or a cbuffer',
  },
  err_typecheck_const_uninitialized: {
    severity: 'default-error',
    flag: dxcExtensionFlag,
    message: 'default initialization of an object of const type {type}',
  },
  err_invalid_decl_spec_combination: {
    severity: 'error',
    message: "cannot combine with previous '{previous}' declaration specifier",
  },
  err_hlsl_unorm_and_snorm: { severity: 'error', message: "'unorm' and 'snorm' attributes are not compatible" },
  err_as_qualified_auto_decl: {
    severity: 'error',
    message: 'automatic variable qualified with an address space',
    help: "a 'groupshared' variable belongs to the file",
    explain: 'A variable of a function belongs to one thread, memory of the group to all of them.',
  },
  err_field_with_address_space: {
    severity: 'error',
    message: 'field may not be qualified with an address space',
    help: "make the variable of the struct 'groupshared'",
    explain: 'The place of a field follows from the variable that it is part of.',
  },
  err_hlsl_varmodifierna: { severity: 'error', message: "'{word}' is not a valid modifier for a {what}" },
  err_hlsl_varmodifiersna: {
    severity: 'error',
    message: "'{first}' and '{second}' cannot be used together for a {what}",
  },
  err_hlsl_shared_parameter_of_export: {
    severity: 'error',
    message: 'groupshared and export/noinline cannot be used together for a parameter',
    help: 'memory of the group has no address outside of the shader',
  },
  err_hlsl_semantic_on_typedef: { severity: 'error', message: 'semantic is not a valid modifier for a typedef' },
  err_hlsl_nointerpolation_and_linear: {
    severity: 'error',
    message: 'nointerpolation cannot be used with any other interpolation mode specifier',
  },
  warn_hlsl_global_initializer_ignored: {
    severity: 'warning',
    flag: 'hlsl-ignored-initializer',
    message: "initializer of global constant '{name}' is ignored; its value comes from the constant buffer",
    help: "write 'static const' for a constant of the shader",
    explain:
      'A global without `static` is a member of the buffer `$Globals`: the host program sets its value. Write `static const` for a constant of the shader.',
  },
  warn_extern_init: {
    severity: 'warning',
    flag: 'extern-initializer',
    message: "'extern' variable has an initializer",
  },
  warn_unused_variable: { severity: 'ignored', flag: 'unused-variable', message: "unused variable '{name}'" },
  warn_unused_const_variable: {
    severity: 'ignored',
    flag: 'unused-const-variable',
    message: "unused variable '{name}'",
  },
  warn_unused_resource: {
    severity: 'ignored',
    flag: 'unused-resource',
    message: "resource '{name}' is never used",
    explain:
      'Nothing in the program names the resource. `descry bindings` also finds those that optimisation leaves without a use.',
  },
  err_static_non_static: {
    severity: 'error',
    message: "static declaration of '{name}' follows non-static declaration",
  },
  err_hlsl_attr_invalid_ast_node: {
    severity: 'error',
    message: "attribute 'packoffset' only applies to shader constant in a constant buffer",
  },
  err_hlsl_packoffset_cross_reg_boundary: {
    severity: 'error',
    message: 'packoffset cannot cross register boundary',
  },
  err_hlsl_packoffset_alignment_mismatch: {
    severity: 'error',
    message: "packoffset at '{component}' does not match alignment {alignment} required by {type}",
    explain: 'Numbers of 64 bits begin at x or z.',
  },
  err_hlsl_register_or_offset_bind_not_valid: {
    severity: 'error',
    message: 'register or packoffset bind is not valid',
  },
  err_hlsl_packoffset_overlap: { severity: 'error', message: "packoffset overlap between '{first}', '{second}'" },
  warn_hlsl_packoffset_mix: {
    severity: 'warning',
    flag: 'mix-packoffset',
    message: 'cannot mix packoffset elements with nonpackoffset elements in a cbuffer',
  },
  err_hlsl_object_not_global: {
    severity: 'error',
    message: '{what} declaration may only appear in global scope',
  },
  err_hlsl_object_extern_not_supported: {
    severity: 'error',
    message: "{what} cannot be declared with 'extern' storage specifier",
  },
})
