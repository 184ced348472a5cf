// Types as they are written, sizes of arrays and other constant expressions in them.
// Ids and texts are Clang's; where Clang has no such feature they are DXC's.
import { defineDiagnostics } from '../define.ts'
import { dxcExtensionFlag } from '../flags.ts'

export const typeDiagnostics = defineDiagnostics({
  err_invalid_sign_spec: { severity: 'error', message: '{type} cannot be signed or unsigned' },
  err_typecheck_converted_constant_expression: {
    severity: 'error',
    message: 'value of type {from} is not implicitly convertible to {to}',
  },
  err_typecheck_converted_constant_expression_disallowed: {
    severity: 'error',
    message: 'conversion from {from} to {to} is not allowed in a converted constant expression',
  },
  err_incomplete_type: { severity: 'error', message: 'incomplete type {type} where a complete type is required' },
  err_illegal_decl_array_incomplete_type: {
    severity: 'error',
    message: 'array has incomplete element type {type}',
  },
  err_typecheck_negative_array_size: {
    severity: 'error',
    message: "'{name}' declared as an array with a negative size",
  },
  err_array_size_non_int: { severity: 'error', message: 'size of array has non-integer type {type}' },
  err_array_too_large: { severity: 'error', message: 'array is too large ({count} elements)' },
  err_vla_unsupported: {
    severity: 'error',
    message: 'variable length arrays are not supported for the current target',
    explain:
      'The size of an array must be known when the shader is compiled: a literal, an enumerator or a static const.',
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
  err_hlsl_buffer_with_resources_chosen: {
    severity: 'error',
    message: 'the resources in {type} are those of a global buffer, and which one it is here is not known',
    help: 'name the buffer, and of an array the element by a constant',
    explain: `The resources in a ConstantBuffer<T> are variables of the shader, each with its register. A buffer from a heap, or one that
is chosen while the shader runs, has only its numbers.

    struct S { Texture2D T; float4 tint; };
    ConstantBuffer<S> one, two;
    (c ? one : two).tint          // fine
    (c ? one : two).T             // error
    c ? one.T : two.T             // fine`,
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
  err_template_arg_list_constraints_not_satisfied: {
    severity: 'error',
    message: "constraints not satisfied for class template '{name}' [with element_type = {type}]",
    help: '{reason}',
  },
  err_hlsl_typed_buffer_of_bool: {
    severity: 'default-error',
    flag: dxcExtensionFlag,
    message: "constraints not satisfied for class template '{name}' [with element_type = {type}]",
    help: "a typed buffer has no format for bool: DXC reads and writes 'uint' values and compares them with 0",
  },
  err_hlsl_unsupported_long_vector: {
    severity: 'error',
    message: 'vectors of over 4 elements in {context} are not supported',
  },
  err_hlsl_unsupported_object_context: {
    severity: 'error',
    message: 'object {type} is not allowed in {context}',
  },
  err_hlsl_zero_sized_record: {
    severity: 'error',
    message: 'record used in {type} may not have zero size',
    help: 'a node without a record has an input or output whose name begins with Empty',
  },
  warn_hlsl_rayquery_flags_conflict: {
    severity: 'default-error',
    flag: 'hlsl-rayquery-flags',
    message:
      "When using 'RAY_FLAG_FORCE_OMM_2_STATE' in RayFlags, RayQueryFlags must have RAYQUERY_FLAG_ALLOW_OPACITY_MICROMAPS set.",
    help: 'give the RayQuery a second argument with the flag',
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
  err_expr_not_ice: { severity: 'error', message: 'expression is not an integral constant expression' },
  err_ice_not_integral: {
    severity: 'error',
    message: 'integral constant expression must have integral or unscoped enumeration type, not {type}',
  },
  warn_hlsl_sema_minprecision_promotion: {
    severity: 'warning',
    flag: 'conversion',
    message: "'{from}' is promoted to '{to}'",
  },
})
