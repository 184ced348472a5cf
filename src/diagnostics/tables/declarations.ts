// Names, types, variables, structs, functions, templates and statements. Ids and texts are Clang's; where Clang has no such
// feature they are DXC's.
import { defineDiagnostics } from '../define.ts'
import { dxcExtensionFlag } from '../flags.ts'

export const declarationDiagnostics = defineDiagnostics({
  // ---- Names
  err_undeclared_var_use: {
    severity: 'error',
    message: "use of undeclared identifier '{name}'",
    help: '{advice}',
  },
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
  err_no_member: { severity: 'error', message: "no member named '{name}' in {container}" },
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

  // ---- Types
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
  err_hlsl_unsupported_nested_typedef: { severity: 'error', message: 'nested typedefs are not supported in HLSL' },
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
  err_template_param_shadow: { severity: 'error', message: "declaration of '{name}' shadows template parameter" },
  err_template_nontype_parm_bad_type: {
    severity: 'error',
    message: 'a non-type template parameter cannot have type {type}',
  },
  err_template_outside_namespace_or_class_scope: {
    severity: 'error',
    message: 'templates can only be declared in namespace or class scope',
  },
  err_namespace_nonnamespace_scope: {
    severity: 'error',
    message: 'namespaces can only be defined in global or namespace scope',
  },
  err_enum_invalid_underlying: {
    severity: 'error',
    message: 'non-integral type {type} is an invalid underlying type',
  },
  err_hlsl_enum_version: { severity: 'error', message: 'enum is unsupported in HLSL before 2017' },
  err_forward_ref_enum: { severity: 'error', message: "ISO C++ forbids forward references to 'enum' types" },
  err_in_class_initializer_non_const: {
    severity: 'error',
    message: 'non-const static data member must be initialized out of line',
  },
  err_in_class_initializer_bad_type: {
    severity: 'error',
    message: 'static data member of type {type} must be initialized out of line',
  },
  err_in_class_initializer_non_constant: {
    severity: 'error',
    message: 'in-class initializer for static data member is not a constant expression',
  },
  err_bitfield_has_negative_width: {
    severity: 'error',
    message: "bit-field '{name}' has negative width ({width})",
  },
  err_hlsl_default_member_value: {
    severity: 'error',
    message: 'struct/class members cannot have default values',
    help: 'give the value where a variable of the struct is made',
  },
  err_hlsl_interface_data_member: {
    severity: 'error',
    message: "data member '{name}' is not permitted within an interface type",
  },
  err_param_default_argument_references_param: {
    severity: 'error',
    message: "default argument references parameter '{name}'",
  },
  err_invalid_sign_spec: { severity: 'error', message: '{type} cannot be signed or unsigned' },
  err_switch_into_protected_scope: {
    severity: 'error',
    message: 'cannot jump from switch statement to this case label',
  },
  note_protected_by_variable_init: { severity: 'note', message: 'jump bypasses variable initialization' },
  err_typecheck_converted_constant_expression: {
    severity: 'error',
    message: 'value of type {from} is not implicitly convertible to {to}',
  },
  err_typecheck_converted_constant_expression_disallowed: {
    severity: 'error',
    message: 'conversion from {from} to {to} is not allowed in a converted constant expression',
  },
  err_hlsl_modifier_wrong_type: {
    severity: 'error',
    message: "'{word}' is not a valid modifier for a declaration of type {type}",
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
  err_function_template_spec_no_match: {
    severity: 'error',
    message: "no function template matches function template specialization '{name}'",
  },
  err_typecheck_decl_incomplete_type: { severity: 'error', message: 'variable has incomplete type {type}' },
  err_incomplete_type: { severity: 'error', message: 'incomplete type {type} where a complete type is required' },
  err_field_incomplete: { severity: 'error', message: 'field has incomplete type {type}' },
  err_illegal_decl_array_incomplete_type: {
    severity: 'error',
    message: 'array has incomplete element type {type}',
  },
  err_member_name_of_class: { severity: 'error', message: "member '{name}' has the same name as its class" },
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
  err_typecheck_negative_array_size: {
    severity: 'error',
    message: "'{name}' declared as an array with a negative size",
  },
  err_array_size_non_int: { severity: 'error', message: 'size of array has non-integer type {type}' },
  err_array_too_large: { severity: 'error', message: 'array is too large ({count} elements)' },
  err_struct_too_deep: {
    severity: 'error',
    message: "structs are nested more than {limit} levels deep in '{name}'",
    explain: 'The limit keeps hostile input from exhausting the stack.',
  },
  err_struct_too_large: {
    severity: 'error',
    message: "'{name}' has more than {limit} fields, counting those of the structs inside",
    explain: 'The limit keeps hostile input, where each struct contains another one twice, from exhausting the memory.',
  },
  err_vla_unsupported: {
    severity: 'error',
    message: 'variable length arrays are not supported for the current target',
    explain:
      'The size of an array must be known when the shader is compiled: a literal, an enumerator or a static const.',
  },
  err_typecheck_incomplete_array_needs_initializer: {
    severity: 'error',
    message: 'definition of variable with array type needs an explicit size or an initializer',
  },
  err_hlsl_too_many_resources: {
    severity: 'error',
    message: "'{name}' contains more than {limit} resources",
    explain: 'Resources inside structs are bound one by one; an array of resources inside a struct counts as one.',
  },
  err_hlsl_too_many_resources_to_choose: {
    severity: 'error',
    message: 'an index that is not constant would have to choose among {count} resources; the most is {limit}',
    help: 'declare an array of resources instead of an array of structs with resources',
  },
  err_hlsl_object_in_buffer_array: {
    severity: 'error',
    message: 'object types not supported in cbuffer/tbuffer view arrays.',
    help: 'declare the resources of the struct on their own, or one buffer without an array',
    explain: `The resources in a ConstantBuffer<T> are bound one by one. An array of such buffers has no registers to bind them to.

    struct S { Texture2D T; float4 tint; };
    ConstantBuffer<S> one;       // fine: one.T is a texture
    ConstantBuffer<S> many[2];   // error`,
  },
  err_hlsl_buffer_with_resources_copied: {
    severity: 'error',
    message: '{type} holds resources and cannot be a {place}',
    help: 'use the global buffer itself, or pass a copy of what is in it',
    explain: `The resources in a ConstantBuffer<T> are variables of the shader, each with its register. A local variable or a parameter
would be another name for a buffer that need not be known, and have none.

    struct S { Texture2D T; float4 tint; };
    ConstantBuffer<S> Global;
    float4 f(ConstantBuffer<S> b) { ... }   // error
    float4 f(S s) { ... }                   // fine: f(Global)`,
  },
  err_hlsl_zero_resource_array: {
    severity: 'error',
    message: "'{name}' is an array of no resources",
    help: 'give it at least one element; an array of unknown size is written {name}[]',
  },
  err_hlsl_incomplete_resource_array_in_function_param: {
    severity: 'error',
    message: 'incomplete resource array in a function parameter',
    help: 'give the array a size, or use the global array in the function itself',
    explain: `A parameter is a copy of its argument, and an array of unknown size cannot be copied. Unbounded arrays of resources are
global variables, reached by their name.

    Texture2D Textures[];
    float4 f(Texture2D t[]) { ... }        // error
    float4 f(uint i) { Textures[i] ... }   // fine`,
  },
  err_hlsl_unsupported_incomplete_array: {
    severity: 'error',
    message: 'array dimensions of struct/class members must be explicit',
  },
  err_hlsl_unsupportedmatrixsize: {
    severity: 'error',
    message: "'{name}' is declared with size {rows}x{columns}, but only values 1 through 4 are supported",
  },
  err_hlsl_unsupportedvectortype: {
    severity: 'error',
    message: '{name} is declared with type {type}, but only primitive scalar values are supported',
  },
  err_hlsl_invalid_vector_size: {
    severity: 'error',
    message: 'invalid value, valid range is between 1 and {limit} inclusive',
  },
  err_hlsl_unsupported_typedbuffer_template_parameter: {
    severity: 'error',
    message: 'elements of typed buffers and textures must be scalars or vectors',
  },
  err_hlsl_unsupported_typedbuffer_template_parameter_size: {
    severity: 'error',
    message: 'elements of typed buffers and textures must fit in four 32-bit quantities',
  },
  err_hlsl_typed_buffer_of_bool: {
    severity: 'default-error',
    flag: dxcExtensionFlag,
    message: "constraints not satisfied for class template '{name}' [with element_type = {type}]",
    help: "a typed buffer has no format for bool: DXC reads and writes 'uint' values and compares them with 0",
  },
  err_hlsl_typeintemplateargument: { severity: 'error', message: '{type} cannot be used as a type parameter' },
  err_hlsl_typeintemplateargument_requires_struct: {
    severity: 'error',
    message: '{type} cannot be used as a type parameter where a struct/class is required',
  },
  err_hlsl_unsupported_long_vector: {
    severity: 'error',
    message: 'vectors of over 4 elements in {context} are not supported',
  },
  err_hlsl_unsupported_object_context: {
    severity: 'error',
    message: 'object {type} is not allowed in {context}',
  },
  err_hlsl_norm_float_only: {
    severity: 'error',
    message: 'snorm and unorm qualifier can only be used on floating-point types',
  },
  err_hlsl_matrix_layouts: {
    severity: 'error',
    message: "'row_major' and 'column_major' attributes are not compatible",
  },
  err_hlsl_matrix_layout_wrong_type: { severity: 'error', message: "'{word}' can only be used with a matrix type" },
  err_hlsl_unsupported_keyword_for_min_precision: {
    severity: 'error',
    message: "'{name}' is only supported with -enable-16bit-types option",
  },
  warn_hlsl_builtin_type_unavailable: {
    severity: 'default-error',
    flag: 'hlsl-availability',
    message: "potential misuse of built-in type '{name}' in shader model {model}; introduced in shader model {needed}",
  },
  err_auto_missing_initializer: {
    severity: 'error',
    message: "declaration of variable '{name}' with deduced type 'auto' requires an initializer",
  },
  err_auto_subobject: { severity: 'error', message: "'auto' cannot deduce type {type}" },
  err_auto_not_allowed: { severity: 'error', message: "'auto' not allowed here" },

  // ---- Variables
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
  err_hlsl_varmodifierna: { severity: 'error', message: "'{word}' is not a valid modifier for a {what}" },
  err_hlsl_varmodifiersna: {
    severity: 'error',
    message: "'{first}' and '{second}' cannot be used together for a {what}",
  },
  err_hlsl_usage_not_on_parameter: {
    severity: 'error',
    message: "HLSL usage '{word}' is only valid on a parameter",
  },
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
  err_access: { severity: 'error', message: "'{name}' is a {access} member of '{struct}'" },
  note_access_natural: { severity: 'note', message: 'declared {access} here' },
  note_access_constrained_by_path: { severity: 'note', message: 'constrained by {access} inheritance here' },
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
  err_static_non_static: {
    severity: 'error',
    message: "static declaration of '{name}' follows non-static declaration",
  },
  err_hlsl_attr_invalid_ast_node: {
    severity: 'error',
    message: "attribute 'packoffset' only applies to shader constant in a constant buffer",
  },
  err_hlsl_packoffset_invalid_reg: {
    severity: 'error',
    message: "invalid resource class specifier '{register}' for packoffset, expected 'c'",
  },
  err_hlsl_packoffset_invalid_component: {
    severity: 'error',
    message: 'packoffset component should indicate offset with one of x, y, z, w, r, g, b, or a',
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

  // ---- Structs and enums
  err_duplicate_member: { severity: 'error', message: "duplicate member '{name}'" },
  err_member_redeclared: { severity: 'error', message: 'class member cannot be redeclared' },
  err_expected_class_name: { severity: 'error', message: 'expected class name' },
  err_incomplete_base_class: { severity: 'error', message: 'base class has incomplete type' },
  err_duplicate_base_class: {
    severity: 'error',
    message: "base class '{name}' specified more than once as a direct base class",
  },
  err_constructor_return_type: { severity: 'error', message: 'constructor cannot have a return type' },
  err_inline_non_function: { severity: 'error', message: "'inline' can only appear on functions" },
  err_anonymous_record_not_member: {
    severity: 'error',
    message: 'anonymous structs and classes must be class members',
  },
  err_abstract_type_in_decl: { severity: 'error', message: '{what} type {type} is an abstract class' },
  err_array_of_abstract_type: { severity: 'error', message: 'array of abstract class type {type}' },
  note_pure_virtual_function: {
    severity: 'note',
    message: "unimplemented pure virtual method '{name}' in '{struct}'",
  },
  err_hlsl_multiple_concrete_bases: { severity: 'error', message: 'multiple concrete base types specified' },
  err_hlsl_interfaces_cannot_inherit: { severity: 'error', message: 'interfaces cannot inherit from other types' },
  err_hlsl_union_unsupported: { severity: 'error', message: 'unions are not supported in HLSL' },
  err_bitfield_width_exceeds_type_width: {
    severity: 'error',
    message: "width of bit-field '{name}' ({width} bits) exceeds the width of its type ({limit} bits)",
  },
  err_not_integral_type_bitfield: {
    severity: 'error',
    message: "bit-field '{name}' has non-integral type {type}",
  },
  err_bitfield_has_zero_width: { severity: 'error', message: "named bit-field '{name}' has zero width" },
  err_expr_not_ice: { severity: 'error', message: 'expression is not an integral constant expression' },
  err_ice_not_integral: {
    severity: 'error',
    message: 'integral constant expression must have integral or unscoped enumeration type, not {type}',
  },

  // ---- Functions
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
  err_declaration_not_enclosed: {
    severity: 'error',
    message: "cannot define or redeclare '{name}' here because namespace {around} does not enclose namespace {inner}",
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
  err_hlsl_object_not_global: {
    severity: 'error',
    message: '{what} declaration may only appear in global scope',
  },
  err_hlsl_object_extern_not_supported: {
    severity: 'error',
    message: "{what} cannot be declared with 'extern' storage specifier",
  },
  err_hlsl_bitfields_with_annotations: {
    severity: 'error',
    message: 'bitfields are not allowed with HLSL annotations',
  },
  err_static_not_bitfield: { severity: 'error', message: "static member '{name}' cannot be a bit-field" },
  err_class_marked_final_used_as_base: { severity: 'error', message: "base '{name}' is marked 'final'" },
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

  // ---- Statements
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

  // ---- Assertions
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
  err_function_template_partial_spec: {
    severity: 'error',
    message: 'function template partial specialization is not allowed',
  },
  err_type_defined_in_result_type: {
    severity: 'error',
    message: '{name} cannot be defined in the result type of a function',
  },
  warn_hlsl_sema_minprecision_promotion: {
    severity: 'warning',
    flag: 'conversion',
    message: "'{from}' is promoted to '{to}'",
  },
})
