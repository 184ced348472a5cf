// What can be wrong with expressions: conversions, operators, members, calls, initialisers. Ids and words are Clang's, or DXC's
// where Clang has no such feature.
import { defineDiagnostics } from '../define.ts'

export const expressionDiagnostics = defineDiagnostics({
  // ---- Conversions
  err_init_conversion_failed: {
    severity: 'error',
    message: 'cannot initialize a {what} of type {to} with {value} of type {from}',
    explain:
      'There is no implicit conversion between the two types. Scalars fill vectors and matrices, longer vectors lose their tail; a shorter vector never becomes a longer one. Write a constructor: float4(v3, 1).',
  },
  err_init_conversion_failed_return: {
    severity: 'error',
    message: 'cannot initialize return object of type {to} with {value} of type {from}',
  },
  err_typecheck_nonviable_condition: { severity: 'error', message: 'no viable conversion from {from} to {to}' },
  err_typecheck_nonviable_return: {
    severity: 'error',
    message: 'no viable conversion from returned value of type {from} to function return type {to}',
  },
  err_typecheck_convert_incompatible: { severity: 'error', message: 'assigning to {to} from incompatible type {from}' },
  err_typecheck_bool_condition: {
    severity: 'error',
    message: "value of type {from} is not contextually convertible to 'bool'",
  },
  err_array_init_not_init_list: { severity: 'error', message: 'array initializer must be an initializer list' },
  warn_impcast_vector_truncation: {
    severity: 'warning',
    flag: 'vector-conversion',
    message: 'implicit conversion truncates vector: {from} to {to}',
    explain: 'The trailing components are dropped. Write the swizzle (v.xy) to say that this is meant.',
  },
  warn_impcast_matrix_truncation: {
    severity: 'warning',
    flag: 'matrix-conversion',
    message: 'implicit conversion truncates matrix: {from} to {to}',
    explain: 'Only the upper left corner is kept. Write the cast to say that this is meant.',
  },
  warn_impcast_float_precision: {
    severity: 'warning',
    flag: 'implicit-float-conversion',
    message: 'implicit conversion loses floating-point precision: {from} to {to}',
  },
  warn_impcast_double_promotion: {
    severity: 'ignored',
    flag: 'double-promotion',
    message: 'implicit conversion increases floating-point precision: {from} to {to}',
  },
  warn_impcast_float_integer: {
    severity: 'ignored',
    flag: 'float-conversion',
    message: 'implicit conversion turns floating-point number into integer: {from} to {to}',
  },
  warn_impcast_float_narrow_integer: {
    severity: 'warning',
    flag: 'float-conversion',
    message: 'implicit conversion turns floating-point number into integer: {from} to {to}',
  },
  warn_impcast_integer_float_precision: {
    severity: 'ignored',
    flag: 'implicit-int-float-conversion',
    message: 'implicit conversion from {from} to {to} may lose precision',
  },
  warn_impcast_integer_narrow_float: {
    severity: 'warning',
    flag: 'implicit-int-float-conversion',
    message: 'implicit conversion from {from} to {to} may lose precision',
  },
  warn_impcast_integer_precision: {
    severity: 'warning',
    flag: 'implicit-int-conversion',
    message: 'implicit conversion loses integer precision: {from} to {to}',
  },
  warn_impcast_integer_64_32: {
    severity: 'warning',
    flag: 'shorten-64-to-32',
    message: 'implicit conversion loses integer precision: {from} to {to}',
  },
  warn_impcast_integer_sign: {
    severity: 'ignored',
    flag: 'sign-conversion',
    message: 'implicit conversion changes signedness: {from} to {to}',
  },
  warn_impcast_vector_scalar: {
    severity: 'warning',
    flag: 'conversion',
    message: 'implicit conversion turns vector to scalar: {from} to {to}',
  },
  warn_impcast_matrix_scalar: {
    severity: 'warning',
    flag: 'matrix-conversion',
    message: 'implicit conversion turns matrix to scalar: {from} to {to}',
  },
  warn_impcast_literal_float_to_integer: {
    severity: 'warning',
    flag: 'literal-conversion',
    message: 'implicit conversion from {from} to {to} changes value from {value} to {result}',
  },
  warn_impcast_integer_constant: {
    severity: 'warning',
    flag: 'constant-conversion',
    message: 'implicit conversion from {from} to {to} changes value from {value} to {result}',
  },
  warn_float_overflow: {
    severity: 'warning',
    flag: 'literal-range',
    message: 'magnitude of floating-point constant too large for type {type}; maximum is {limit}',
  },
  warn_float_underflow: {
    severity: 'warning',
    flag: 'literal-range',
    message: 'magnitude of floating-point constant too small for type {type}; minimum is {limit}',
  },
  err_bad_cxx_cast_generic: { severity: 'error', message: '{style} cast from {from} to {to} is not allowed' },
  err_bad_cxx_cast_vector_to_vector_different_size: {
    severity: 'error',
    message: '{style} cast from vector {from} to vector {to} of different size',
  },
  err_typecheck_convert_struct: {
    severity: 'error',
    message: 'cannot convert {from} to {to} without a conversion operator',
  },
  err_ovl_no_viable_conversion_in_cast: {
    severity: 'error',
    message: 'no matching conversion for {style} cast from {from} to {to}',
  },
  err_invalid_conversion_between_matrixes: {
    severity: 'error',
    message: 'conversion between matrix types {to} and {from} of different size is not allowed',
    explain: 'A cast can leave out rows and columns at the end, and add none.',
  },

  // ---- Operators
  err_hlsl_power_operands: {
    severity: 'error',
    message: 'invalid operands to binary expression ({left} and {right})',
    help: "'^' is exclusive or of integers; pow(x, y) raises x to the power y",
  },
  err_typecheck_invalid_operands: {
    severity: 'error',
    message: 'invalid operands to binary expression ({left} and {right})',
  },
  err_hlsl_matrix_operands: {
    severity: 'error',
    message: 'invalid operands to binary expression ({left} and {right})',
    help: "mul() multiplies matrices and vectors; '*' multiplies number by number",
    explain:
      'Unlike in GLSL and Metal, operators work on each component: both sides need the same shape. mul(m, v) takes v as a column, mul(v, m) as a row.',
  },
  err_hlsl_type_empty_init: {
    severity: 'error',
    message: '{type} cannot have an explicit empty initializer',
    help: 'write the values, or cast 0',
  },
  err_hlsl_generalized_initializer_list: {
    severity: 'error',
    message: 'generalized initializer lists are incompatible with HLSL',
    help: 'a list initialises a variable; elsewhere use a constructor or a cast',
    explain: `DXC takes a list in braces only where a variable is declared: return {1, 2} and v = {1, 2} are errors under --rules dxc.`,
  },
  err_hlsl_enum_operands: {
    severity: 'error',
    message: 'cannot convert from {from} to {to}',
    help: 'convert one of them to an integer first',
    explain: `DXC combines values of one enum, or of an enum and a number, never those of two enums: with enum E { A } and enum F { X } it
refuses A | X, A == X and c ? A : X. Clang computes with their integers, so this is an error only under --rules dxc.`,
  },
  err_hlsl_enum_constructor: {
    severity: 'error',
    message: 'cannot construct {to} from {from}',
    help: 'cast it instead',
    explain: `DXC makes enumerators of numbers, and numbers of scoped enumerators, with casts only: (E)k, not E(k). This is an error only under --rules dxc.`,
  },
  err_hlsl_modulo_of_doubles: {
    severity: 'error',
    message: 'invalid operands to binary expression ({left} and {right})',
    help: 'modulo cannot be used with doubles, cast to float first',
  },
  err_typecheck_unary_expr: { severity: 'error', message: 'invalid argument type {type} to unary expression' },
  err_typecheck_illegal_increment_decrement: { severity: 'error', message: 'cannot {what} value of type {type}' },
  err_increment_decrement_enum: { severity: 'error', message: 'cannot {what} expression of enum type {type}' },
  err_hlsl_operator_unsupported: {
    severity: 'error',
    message: "the '{operator}' operator is unsupported in HLSL",
    explain: 'HLSL has no pointers, so there is nothing to dereference and no address to take.',
  },
  err_hlsl_unsupported_bool_lvalue_op: { severity: 'error', message: 'operator cannot be used with a bool lvalue' },
  err_hlsl_logical_binop_scalar: {
    severity: 'error',
    message:
      "operands for short-circuiting logical binary operator must be scalar, for non-scalar types use '{function}'",
    explain: 'Since HLSL 2021 && and || evaluate their right side only when needed, so they work on scalars only.',
  },
  err_hlsl_ternary_scalar: {
    severity: 'error',
    message: "condition for short-circuiting ternary operator must be scalar, for non-scalar types use 'select'",
    explain:
      'Since HLSL 2021 ?: evaluates one branch only, so its condition is a scalar. `select(c, a, b)` works per component.',
  },
  err_hlsl_conditional_dimensions: {
    severity: 'error',
    message: 'conditional operator condition and result dimensions mismatch.',
  },
  err_typecheck_cond_incompatible_operands: {
    severity: 'error',
    message: 'incompatible operand types ({left} and {right})',
  },
  err_hlsl_unsupported_div_minint: {
    severity: 'error',
    message: 'signed integer division is not supported on minimum-precision types, cast to int to use 32-bit division',
  },
  err_hlsl_unsupported_mod_double: {
    severity: 'error',
    message: 'modulo cannot be used with doubles, cast to float first',
  },
  warn_hlsl_ambiguous_literal_shift: {
    severity: 'warning',
    flag: 'ambig-lit-shift',
    message: "ambiguous type for bit shift; use a type suffix on literal values, like 'L' or 'U', or a cast",
  },
  warn_division_by_zero: {
    severity: 'warning',
    flag: 'division-by-zero',
    message: '{what} by zero is undefined',
  },
  warn_unused_expr: { severity: 'warning', flag: 'unused-value', message: 'expression result unused' },
  warn_unused_comparison: {
    severity: 'warning',
    flag: 'unused-comparison',
    message: '{kind} comparison result unused',
  },
  note_equality_comparison_to_assign: {
    severity: 'note',
    message: "use '=' to turn this equality comparison into an assignment",
  },
  warn_shift_too_far: {
    severity: 'warning',
    flag: 'shift-count-overflow',
    message: 'shift count >= width of type',
  },
  warn_shift_negative: {
    severity: 'warning',
    flag: 'shift-count-negative',
    message: 'shift count is negative',
  },
  warn_unused_comma_left_operand: {
    severity: 'warning',
    flag: 'unused-value',
    message: 'left operand of comma operator has no effect',
  },
  err_expression_too_deep: {
    severity: 'error',
    message: 'expression is nested more than {limit} levels deep',
    explain: 'The limit keeps hostile input from exhausting the stack. Split the expression with local variables.',
  },

  // ---- L-values
  err_typecheck_assign_const: {
    severity: 'error',
    message: "cannot assign to variable '{name}' with const-qualified type {type}",
    help: "the host program sets members of buffers and globals without 'static'; write 'static' for a variable of the shader",
    explain:
      'The variable is declared const, or it is a constant: globals without `static` and members of cbuffers are read-only.',
  },
  note_typecheck_assign_const: { severity: 'note', message: "variable '{name}' declared const here" },
  err_typecheck_assign_const_method: {
    severity: 'error',
    message: "cannot assign to non-static data member within const member function '{name}'",
  },
  note_typecheck_assign_const_method: {
    severity: 'note',
    message: "member function '{name}' is declared const here",
  },
  err_typecheck_assign_const_return: {
    severity: 'error',
    message: "cannot assign to return value because function 'operator[]' returns a const value",
    help: 'the resource can only be read; its RW form, such as RWBuffer for Buffer, can be written',
    explain: 'The resource is read-only. Declare it with its RW form (RWBuffer, RWTexture2D, ...) to write to it.',
  },
  err_typecheck_expression_not_modifiable_lvalue: { severity: 'error', message: 'expression is not assignable' },
  err_hlsl_inout_scalar_extension: {
    severity: 'error',
    message: "illegal scalar extension cast on argument '{argument}' to {mode} paramemter",
    explain: 'What the function writes to a vector has to fit back into the argument.',
  },
  err_hlsl_vector_compound_assignment_truncation: {
    severity: 'error',
    message:
      'left hand operand of type {left} to compound assignment cannot be truncated when used with right hand operand of type {right}',
    explain: 'The result has to fill every component of what is assigned.',
  },
  err_typecheck_lvalue_casts_not_supported: {
    severity: 'error',
    message: 'assignment to cast is illegal, lvalue casts are not supported',
    explain: 'A cast makes a new value; only what was cast has a place to write to.',
  },
  err_typecheck_duplicate_vector_components_not_mlvalue: {
    severity: 'error',
    message: 'vector is not assignable (contains duplicate components)',
  },
  err_hlsl_typecheck_duplicate_matrix_components_not_mlvalue: {
    severity: 'error',
    message: 'matrix is not assignable (contains duplicate components)',
  },
  err_hlsl_assign_to_global_resource: {
    severity: 'error',
    message: "assignment to global resource variable '{name}' is not allowed",
    explain:
      'A global resource is bound to a register once and for all. Copy it to a local variable if it has to be chosen at run time.',
  },
  note_var_declared_here: { severity: 'note', message: "variable '{name}' is declared here" },
  err_hlsl_inout_lvalue: {
    severity: 'error',
    message: "cannot bind non-lvalue argument '{argument}' to {mode} paramemter",
    explain:
      'What an out or inout parameter writes is copied back to the argument, so the argument must be a variable or a part of one.',
  },

  err_hlsl_heap_argument: {
    severity: 'error',
    message: "descriptor heap '{heap}' cannot be an {mode} argument",
    help: 'pass the index, and read the heap in the function',
    explain:
      'There is one heap of each kind, and nothing can be assigned to it. DXC writes code for it that its validator rejects.',
  },

  // ---- Names and members
  err_typecheck_member_reference_type: {
    severity: 'error',
    message: "cannot refer to type member '{name}' in {type} with '.'",
  },
  note_member_declared_at: { severity: 'note', message: "member '{name}' declared here" },
  err_ref_non_value: { severity: 'error', message: "'{name}' does not refer to a value" },
  note_entity_declared_at: { severity: 'note', message: "'{name}' declared here" },
  err_unexpected_namespace: {
    severity: 'error',
    message: "unexpected namespace name '{name}': expected expression",
  },
  err_ovl_unresolvable: {
    severity: 'error',
    message: 'reference to overloaded function could not be resolved; did you mean to call it?',
  },
  note_possible_target_of_call: { severity: 'note', message: 'possible target for call' },
  err_member_call_without_object: {
    severity: 'error',
    message: 'call to non-static member function without an object argument',
  },
  err_invalid_member_use_in_static_method: {
    severity: 'error',
    message: "invalid use of member '{name}' in static member function",
  },
  err_invalid_non_static_member_use: {
    severity: 'error',
    message: "invalid use of non-static data member '{name}'",
  },
  err_invalid_this_use: {
    severity: 'error',
    message: "invalid use of 'this' outside of a non-static member function",
  },
  err_reference_to_member_function: {
    severity: 'error',
    message: 'reference to non-static member function must be called{hint}',
  },
  err_typecheck_member_reference_struct_union: {
    severity: 'error',
    message: 'member reference base type {type} is not a structure or union',
  },
  err_ext_vector_component_name_illegal: {
    severity: 'error',
    message: "illegal vector component name '{name}'",
    help: '{advice}',
    explain: 'A swizzle takes one to four letters of xyzw, or of rgba; the two sets do not mix.',
  },
  err_ext_vector_component_exceeds_length: {
    severity: 'error',
    message: 'vector component access exceeds type {type}',
  },
  err_hlsl_vector_member_too_many_positions: {
    severity: 'error',
    message: "more than four positions are referenced in '{name}'",
  },
  err_hlsl_vector_member_on_long_vector: {
    severity: 'error',
    message: "invalid swizzle '{name}' on vector of over 4 elements.",
  },
  err_hlsl_matrix_member_bad_format: {
    severity: 'error',
    message: "invalid format for matrix subscript '{name}'",
    explain:
      'Elements are _m00 to _m33 (counting from zero) or _11 to _44 (counting from one), up to four in a row: m._m00_m11.',
  },
  err_hlsl_matrix_member_out_of_bounds: { severity: 'error', message: "matrix subscript '{name}' is out of bounds" },
  err_hlsl_matrix_member_mixing_refs: {
    severity: 'error',
    message: "matrix subscript '{name}' mixes one-based and zero-based references",
  },
  err_hlsl_matrix_member_zero_in_one_based: {
    severity: 'error',
    message: "the digit '0' is used in '{name}', but the syntax is for one-based rows and columns",
  },
  err_hlsl_matrix_member_four_in_zero_based: {
    severity: 'error',
    message: "the digit '4' is used in '{name}', but the syntax is for zero-based rows and columns",
  },

  // ---- Subscripts
  err_typecheck_subscript_value: {
    severity: 'error',
    message: 'subscripted value is not an array, pointer, or vector',
  },
  err_typecheck_subscript_not_integer: { severity: 'error', message: 'array subscript is not an integer' },
  err_matrix_index_not_integer: { severity: 'error', message: 'matrix {what} index is not an integer' },
  err_hlsl_no_bytes_subscript: {
    severity: 'error',
    message: 'type {type} does not provide a subscript operator',
    help: 'bytes are read and changed with methods, such as Load(address), Store(address, value) and InterlockedAdd(address, value)',
  },
  err_ovl_no_oper: { severity: 'error', message: 'type {type} does not provide a {operator} operator' },
  err_ovl_no_viable_subscript: {
    severity: 'error',
    message: 'no viable overloaded operator[] for type {type}',
  },
  warn_array_index_exceeds_bounds: {
    severity: 'warning',
    flag: 'array-bounds',
    message: 'array index {index} is past the end of the array (that has type {type})',
  },
  warn_array_index_precedes_bounds: {
    severity: 'warning',
    flag: 'array-bounds',
    message: 'array index {index} is before the beginning of the array',
  },
  err_hlsl_unsupported_char_literal: {
    severity: 'error',
    message: 'unsupported style of char literal - use a single-character char-based literal',
    explain: `Only --rules dxc reports it: DXC takes one character without a prefix.

    int a = 'A';        // fine
    int b = 'AB';       // error
    int c = L'A';       // error`,
  },
  err_hlsl_array_element_index_out_of_bounds: { severity: 'error', message: 'array index {index} is out of bounds' },
  note_array_declared_here: { severity: 'note', message: "array '{name}' declared here" },
  err_hlsl_vector_element_index_out_of_bounds: {
    severity: 'error',
    message: "vector element index '{index}' is out of bounds",
  },
  err_hlsl_matrix_row_index_out_of_bounds: {
    severity: 'error',
    message: "matrix row index '{index}' is out of bounds",
  },
  err_matrix_index_outside_range: {
    severity: 'error',
    message: 'matrix {what} index is outside the allowed range [0, {count})',
  },
  err_hlsl_untyped_heap_element: {
    severity: 'error',
    message: 'an element of {heap} has no type here; convert it to the resource type it holds',
    explain:
      'What the heap holds is known only from the type the element is converted to: Texture2D t = ResourceDescriptorHeap[i];',
  },

  // ---- Calls
  err_typecheck_call_not_function: {
    severity: 'error',
    message: 'called object type {type} is not a function or function pointer',
  },
  err_ovl_no_viable_function_in_call: { severity: 'error', message: "no matching function for call to '{name}'" },
  err_ovl_no_viable_member_function_in_call: {
    severity: 'error',
    message: "no matching member function for call to '{name}'",
  },
  err_ovl_no_viable_object_call: {
    severity: 'error',
    message: 'no matching function for call to object of type {type}',
  },
  err_ovl_no_viable_oper: { severity: 'error', message: "no viable overloaded '{operator}'" },
  err_ovl_ambiguous_call: {
    severity: 'error',
    message: "call to '{name}' is ambiguous",
    explain: 'Several overloads fit equally well. Cast the arguments to the parameter types of the one that is meant.',
  },
  err_ovl_ambiguous_member_call: { severity: 'error', message: "call to member function '{name}' is ambiguous" },
  note_ovl_candidate: { severity: 'note', message: 'candidate function' },
  note_ovl_candidate_implicit: {
    severity: 'note',
    message:
      'candidate function (the implicit {what}) not viable: no known conversion from {from} to {to} for 1st argument',
  },
  note_ovl_candidate_arity: {
    severity: 'note',
    message: 'candidate function not viable: {wanted}, but {provided}',
  },
  note_ovl_candidate_bad_conv: {
    severity: 'note',
    message: 'candidate function not viable: no known conversion from {from} to {to} for {argument} argument',
  },
  note_builtin_candidate_arity: {
    severity: 'note',
    message: 'candidate function not viable: {wanted}, but {provided}',
    help: '{signature}',
  },
  note_builtin_candidate_bad_conv: {
    severity: 'note',
    message: 'candidate function not viable: no known conversion from {from} to {to} for {argument} argument',
    help: '{signature}',
  },
  note_ovl_candidate_bad_const: {
    severity: 'note',
    message: 'candidate function not viable: {argument} argument ({type}) would lose const qualifier',
  },
  note_ovl_candidate_bad_deduction: { severity: 'note', message: 'candidate template ignored: {reason}' },
  err_typecheck_call_too_many_args: {
    severity: 'error',
    message: 'too many arguments to function call, expected {expected}, have {count}',
  },
  err_typecheck_call_too_few_args: {
    severity: 'error',
    message: 'too few arguments to function call, {missing}',
  },
  note_callee_decl: { severity: 'note', message: "'{name}' declared here" },
  note_parameter_here: { severity: 'note', message: "passing argument to parameter '{name}' here" },
  err_hlsl_intrinsic_template_arg_unsupported: {
    severity: 'error',
    message: "Explicit template arguments on intrinsic '{name}' are not supported",
  },
  err_hlsl_invalid_resource_type_on_intrinsic: {
    severity: 'error',
    message: 'cannot {name} from resource containing {type}',
  },
  err_hlsl_control_flow_cond_not_scalar: {
    severity: 'error',
    message: '{statement} statement conditional expressions must evaluate to a scalar',
    help: 'use any() or all()',
  },
  err_hlsl_intrinsic_template_arg_numeric: {
    severity: 'error',
    message: "Explicit template arguments on intrinsic '{name}' must be a single numeric type",
  },
  err_hlsl_atomic_destination: {
    severity: 'error',
    message: 'Atomic operation targets must be groupshared, Node Record or UAV',
  },
  warn_hlsl_intrinsic_in_wrong_shader_model: {
    severity: 'default-error',
    flag: 'hlsl-availability',
    message: "intrinsic '{name}' potentially used by '{entry}' requires shader model {model} or greater",
  },
  err_hlsl_intrinsic_in_wrong_stage: {
    severity: 'error',
    message: "intrinsic '{name}' potentially used by '{entry}' is not available in {stage} shaders",
  },
  err_hlsl_derivatives_in_wrong_shader_kind: {
    severity: 'error',
    message:
      "Intrinsic '{name}' potentially used by '{entry}' requires derivatives - only available in pixel, compute, amplification, mesh, or broadcast node shaders.",
  },
  err_hlsl_derivatives_in_wrong_shader_model: {
    severity: 'error',
    message:
      "Intrinsic '{name}' potentially used by '{entry}' requires derivatives - shader model 6.6 or greater is required for use in compute, amplification, or mesh shaders.",
  },

  // ---- Constructors and initialisers
  err_incorrect_num_initializers: {
    severity: 'error',
    message: 'too {amount} initializers in list for type {type} (expected {expected} but found {found})',
    explain:
      'HLSL flattens the list: every scalar in it, also those inside vectors and structs, fills one scalar of the type, and the counts must agree.',
  },
  err_typecheck_expect_int: { severity: 'error', message: 'used type {type} where integer is required' },
  err_excess_initializers_in_scalar: { severity: 'error', message: 'excess elements in scalar initializer' },
  err_ovl_no_viable_function_in_init: {
    severity: 'error',
    message: 'no matching constructor for initialization of {type}',
    help: 'HLSL has no constructors of structs; a list in braces initialises a variable',
  },
  err_init_list_here: { severity: 'error', message: 'initializer list cannot be used here' },
  err_sizeof_alignof_incomplete_type: {
    severity: 'error',
    message: "invalid application of '{keyword}' to an incomplete type {type}",
  },
  err_sizeof_alignof_bitfield: { severity: 'error', message: "invalid application of 'sizeof' to bit-field" },
  err_hlsl_sizeof_nonnumeric: {
    severity: 'error',
    message: "invalid application of 'sizeof' to non-numeric type {type}",
  },
  err_hlsl_sizeof_literal: {
    severity: 'error',
    message: "invalid application of 'sizeof' to literal type '{type}'",
  },
  err_hlsl_add_uint64_operands: {
    severity: 'error',
    message: 'AddUint64 can only be applied to uint2 and uint4 operands',
  },
  err_hlsl_literal_needs_16_bit: {
    severity: 'error',
    message: "16-bit floating-point literal suffix '{suffix}' requires '-enable-16bit-types'",
  },
  err_hlsl_conditional_result: {
    severity: 'error',
    message: 'conditional operator only supports results with numeric scalar, vector, or matrix types.',
  },
  err_hlsl_payload_argument_not_numeric: {
    severity: 'error',
    message: 'payload of type {type} must be composed of only numeric types',
  },
  err_hlsl_attributes_not_numeric: {
    severity: 'error',
    message: 'attributes type must be a user-defined type composed of only numeric types',
  },
  err_hlsl_truncated_place: {
    severity: 'error',
    message: 'cannot truncate lvalue vector/matrix',
    help: 'pass a variable of the size that the function writes, or a swizzle',
  },
  err_call_incomplete_argument: {
    severity: 'error',
    message: 'argument type {type} is incomplete',
  },
  err_hlsl_argument_not_numeric: {
    severity: 'error',
    message: 'an argument of type {type} cannot be stored: only numbers, and arrays and structs of numbers, can be',
  },
  err_hlsl_unsupported_string_literal: {
    severity: 'error',
    message: 'string literals parameters are not supported in HLSL',
  },
  err_hlsl_atomic_typed_vector: {
    severity: 'error',
    message: 'Typed resources used in atomic operations must have a scalar element type',
  },
})
