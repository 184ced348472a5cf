// Structs, classes, interfaces, their members, and enums.
// Ids and texts are Clang's; where Clang has no such feature they are DXC's.
import { defineDiagnostics } from '../define.ts'

export const structDiagnostics = defineDiagnostics({
  err_hlsl_unsupported_nested_typedef: { severity: 'error', message: 'nested typedefs are not supported in HLSL' },
  err_enum_invalid_underlying: {
    severity: 'error',
    message: 'non-integral type {type} is an invalid underlying type',
  },
  err_hlsl_enum_version: { severity: 'error', message: 'enum is unsupported in HLSL before 2017' },
  err_forward_ref_enum: { severity: 'error', message: "ISO C++ forbids forward references to 'enum' types" },
  err_member_extra_qualification: { severity: 'error', message: "extra qualification on member '{name}'" },
  err_member_qualification: {
    severity: 'error',
    message: "non-friend class member '{name}' cannot have a qualified name",
  },
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
  err_member_name_of_class: { severity: 'error', message: "member '{name}' has the same name as its class" },
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
  err_hlsl_unsupported_incomplete_array: {
    severity: 'error',
    message: 'array dimensions of struct/class members must be explicit',
  },
  err_duplicate_member: { severity: 'error', message: "duplicate member '{name}'" },
  err_member_redeclared: { severity: 'error', message: 'class member cannot be redeclared' },
  err_expected_class_name: { severity: 'error', message: 'expected class name' },
  err_incomplete_base_class: { severity: 'error', message: 'base class has incomplete type' },
  err_duplicate_base_class: {
    severity: 'error',
    message: "base class '{name}' specified more than once as a direct base class",
  },
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
  err_hlsl_bitfields_with_annotations: {
    severity: 'error',
    message: 'bitfields are not allowed with HLSL annotations',
  },
  err_static_not_bitfield: { severity: 'error', message: "static member '{name}' cannot be a bit-field" },
  err_class_marked_final_used_as_base: { severity: 'error', message: "base '{name}' is marked 'final'" },
})
